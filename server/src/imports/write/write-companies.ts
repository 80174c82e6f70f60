import type pg from 'pg';
import type { ImportRow } from '../rows/import-row.ts';
import { chooseSlugs } from '../rows/slugs.ts';

/** As rows of jsonb_to_recordset: one parameter for all columns. */
const RECORD = `AS r (line int, slug text, id int, name text, description text, "categoryId" int, "cityId" int,
  address text, cep text, phone text, "contactType" text, email text, website text, cnpj text, source text,
  "sourceId" text, latitude float8, longitude float8, hash text)`;

function asRecords(rows: readonly (ImportRow & { slug?: string; id?: number })[]): string {
  return JSON.stringify(
    rows.map(({ contentHash, ...row }) => ({ ...row, hash: contentHash.toString('hex') })),
  );
}

/** Gives the lines of the rows that went in; the others met something that another writer just took. */
export async function insertCompanies(
  client: pg.ClientBase,
  importId: number,
  rows: readonly ImportRow[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const slugs = await chooseSlugs(client, rows);
  // In one order everywhere, so that two imports at once wait for each other instead of locking up.
  const sorted = rows
    .map((row, index) => ({ ...row, slug: slugs[index] ?? '' }))
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const result = await client.query<{ line: number }>(
    `WITH r AS (SELECT * FROM jsonb_to_recordset($1::jsonb) ${RECORD}),
     inserted AS (
       INSERT INTO companies (name, slug, description, category_id, city_id, address, cep, phone, contact_type,
         email, website, cnpj, source, source_id, latitude, longitude, is_approved, approved_at)
       SELECT name, slug, description, "categoryId", "cityId", address, cep, phone, "contactType",
         email, website, cnpj, source, "sourceId", latitude, longitude, true, now()
       FROM r
       ON CONFLICT DO NOTHING
       RETURNING id, slug
     )
     INSERT INTO import_companies (import_id, company_id, line, content_hash)
     SELECT $2, inserted.id, r.line, decode(r.hash, 'hex')
     FROM inserted JOIN r ON r.slug = inserted.slug
     RETURNING line`,
    [asRecords(sorted), importId],
  );
  return new Set(result.rows.map((row) => row.line));
}

/**
 * Writes what is new of companies that the transaction has locked, and what undoes it. Gives the numbers of those that
 * were written.
 */
export async function updateCompanies(
  client: pg.ClientBase,
  importId: number,
  changed: ReadonlyMap<number, ImportRow>,
): Promise<Set<number>> {
  if (changed.size === 0) return new Set();
  const records = [...changed].map(([id, row]) => ({ ...row, id }));
  const result = await client.query<{ id: number }>(
    `WITH r AS (SELECT * FROM jsonb_to_recordset($1::jsonb) ${RECORD}),
     old AS (
       SELECT c.id, i.import_id, jsonb_build_object('name', c.name, 'description', c.description,
         'categoryId', c.category_id, 'cityId', c.city_id, 'address', c.address, 'cep', c.cep, 'phone', c.phone,
         'contactType', c.contact_type, 'email', c.email, 'website', c.website, 'latitude', c.latitude,
         'longitude', c.longitude, 'updatedAt', c.updated_at, 'writtenAt', i.written_at, 'line', i.line,
         'hash', encode(i.content_hash, 'hex')) AS before
       FROM r JOIN companies c ON c.id = r.id JOIN import_companies i ON i.company_id = c.id
       WHERE c.owner_id IS NULL
     ),
     updated AS (
       UPDATE companies c SET name = r.name, description = r.description, category_id = r."categoryId",
         city_id = r."cityId", address = r.address, cep = r.cep, phone = r.phone,
         contact_type = r."contactType", email = r.email, website = r.website, latitude = r.latitude,
         longitude = r.longitude, updated_at = now()
       FROM r WHERE c.id = r.id AND c.owner_id IS NULL
       RETURNING c.id
     ),
     -- What undoes it. A company that one file changes twice is as it was before the first time.
     remembered AS (
       INSERT INTO import_changes (import_id, company_id, before, before_import_id)
       SELECT $2, old.id, old.before, old.import_id FROM old JOIN updated ON updated.id = old.id
       WHERE old.import_id <> $2
       ON CONFLICT DO NOTHING
     )
     UPDATE import_companies i SET import_id = $2, line = r.line, content_hash = decode(r.hash, 'hex'),
       written_at = now()
     FROM r JOIN updated ON updated.id = r.id
     WHERE i.company_id = r.id
     RETURNING i.company_id AS id`,
    [asRecords(records), importId],
  );
  return new Set(result.rows.map(({ id }) => id));
}
