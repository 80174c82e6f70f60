import type pg from 'pg';
import type { ImportRow, Refusal } from './import-row.ts';
import { type Met, whyAnother } from './other-company.ts';
import { chooseSlugs } from './slugs.ts';

export interface BatchResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that would turn a company into another one. */
  refused: Refusal[];
}

/** What the database knows of a row. */
interface Known extends Met {
  index: number;
  id: number | null;
  isSame: boolean;
  /** Has an owner, or came from elsewhere: an import leaves it alone. */
  isKept: boolean;
  isByCnpj: boolean;
}

/** What becomes of a row. */
type Verdict =
  | { kind: 'new' }
  | { kind: 'same' }
  | { kind: 'change'; id: number }
  | { kind: 'refused'; refusal: Refusal };

const TRIES = 5;

/**
 * Writes rows, none of which shares a key with another, in the caller's transaction, in three statements
 * and a few more where something is taken. What another writer took meanwhile is looked up again.
 */
export async function writeBatch(
  client: pg.ClientBase,
  importId: number,
  rows: readonly ImportRow[],
): Promise<BatchResult> {
  const result: BatchResult = { created: 0, updated: 0, unchanged: 0, refused: [] };
  let waiting = rows;
  for (let attempt = 1; waiting.length > 0; attempt++) {
    if (attempt > TRIES) throw new Error('Outro processo grava as mesmas empresas; tente outra vez.');
    const fresh: ImportRow[] = [];
    const changed: { id: number; row: ImportRow }[] = [];
    for (const { row, verdict } of await judgeRows(client, waiting)) {
      if (verdict.kind === 'new') fresh.push(row);
      else if (verdict.kind === 'same') result.unchanged++;
      else if (verdict.kind === 'refused') result.refused.push(verdict.refusal);
      else changed.push({ id: verdict.id, row });
    }
    result.updated += await updateCompanies(client, importId, changed);
    const inserted = await insertCompanies(client, importId, fresh);
    result.created += inserted.size;
    waiting = fresh.filter((row) => !inserted.has(row.line));
  }
  return result;
}

/** What a dry run would do with the rows. */
export async function judgeBatch(client: pg.ClientBase, rows: readonly ImportRow[]): Promise<BatchResult> {
  const verdicts = (await judgeRows(client, rows)).map(({ verdict }) => verdict);
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  return {
    created: count('new'),
    updated: count('change'),
    unchanged: count('same'),
    refused: verdicts.flatMap((verdict) => (verdict.kind === 'refused' ? [verdict.refusal] : [])),
  };
}

async function judgeRows(
  client: pg.ClientBase,
  rows: readonly ImportRow[],
): Promise<{ row: ImportRow; verdict: Verdict }[]> {
  const found = await findKnown(client, rows);
  return found.flatMap((known) => {
    const row = rows[known.index];
    return row === undefined ? [] : [{ row, verdict: judge(row, known) }];
  });
}

function judge(row: ImportRow, known: Known): Verdict {
  if (known.id === null) return { kind: 'new' };
  // What a row said last time may have been corrected since, the name too.
  if (known.isSame) return { kind: 'same' };
  const refusal = known.isByCnpj ? null : whyAnother(row, known, known.isKept);
  if (refusal) return { kind: 'refused', refusal };
  return known.isKept ? { kind: 'same' } : { kind: 'change', id: known.id };
}

async function findKnown(client: pg.ClientBase, rows: readonly ImportRow[]): Promise<Known[]> {
  const result = await client.query<Known>(
    `SELECT r.number::int - 1 AS index, c.id, c.name, c.cnpj, c.city_id AS "cityId", c.address, c.phone,
       by_cnpj.id IS NOT NULL AS "isByCnpj",
       coalesce(i.content_hash = r.content_hash, false) AS "isSame",
       c.owner_id IS NOT NULL OR i.company_id IS NULL AS "isKept"
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[])
       WITH ORDINALITY AS r (cnpj, source, source_id, content_hash, number)
     LEFT JOIN companies by_cnpj ON by_cnpj.cnpj = r.cnpj
     LEFT JOIN companies by_source ON by_source.source = r.source AND by_source.source_id = r.source_id
     LEFT JOIN companies c ON c.id = coalesce(by_cnpj.id, by_source.id)
     LEFT JOIN import_companies i ON i.company_id = c.id
     ORDER BY r.number`,
    [
      rows.map((row) => row.cnpj),
      rows.map((row) => row.source),
      rows.map((row) => row.sourceId),
      rows.map((row) => row.contentHash),
    ],
  );
  return result.rows;
}

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
async function insertCompanies(
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

async function updateCompanies(
  client: pg.ClientBase,
  importId: number,
  changed: readonly { id: number; row: ImportRow }[],
): Promise<number> {
  if (changed.length === 0) return 0;
  const sorted = changed.map(({ id, row }) => ({ ...row, id })).sort((one, other) => one.id - other.id);
  const result = await client.query(
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
     WHERE i.company_id = r.id`,
    [asRecords(sorted), importId],
  );
  return result.rowCount ?? 0;
}
