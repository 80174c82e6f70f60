import type pg from 'pg';
import { slugCandidates } from '../../companies/slug-candidates.ts';
import {
  assigned,
  BEFORE_COLUMNS,
  INSERT_COLUMNS,
  INSERT_VALUES,
  RECORD_COLUMNS,
} from '../rows/import-columns.ts';
import type { ImportRow } from '../rows/import-row.ts';

/** As rows of jsonb_to_recordset: one parameter for all columns. */
const RECORD = `AS r (line int, slug text, id int, cnpj text, source text, "sourceId" text, hash text,
  ${RECORD_COLUMNS})`;

function asRecords(rows: readonly (ImportRow & { slug?: string; id?: number })[]): string {
  return JSON.stringify(
    rows.map(({ contentHash, plainHash: _, ...row }) => ({ ...row, hash: contentHash.toString('hex') })),
  );
}

/** Returns the lines of the inserted rows; the others conflict with what another writer has just inserted. */
export async function insertCompanies(
  client: pg.ClientBase,
  importId: number,
  rows: readonly ImportRow[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const slugs = await chooseSlugs(client, rows);
  // In one order everywhere, so that concurrent imports wait for each other and do not deadlock.
  const sorted = rows
    .map((row, index) => ({ ...row, slug: slugs[index] ?? '' }))
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const result = await client.query<{ line: number }>(
    `WITH r AS (SELECT * FROM jsonb_to_recordset($1::jsonb) ${RECORD}),
     inserted AS (
       INSERT INTO companies (slug, cnpj, source, source_id, is_approved, approved_at, ${INSERT_COLUMNS})
       SELECT slug, cnpj, source, "sourceId", true, now(), ${INSERT_VALUES}
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

/** Updates companies that the transaction has locked and stores what undoes it; returns the ids of those updated. */
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
       SELECT c.id, i.import_id, jsonb_build_object('updatedAt', c.updated_at, 'writtenAt', i.written_at,
         'line', i.line, 'hash', encode(i.content_hash, 'hex'), ${BEFORE_COLUMNS}) AS before
       FROM r JOIN companies c ON c.id = r.id JOIN import_companies i ON i.company_id = c.id
       WHERE c.owner_id IS NULL
     ),
     updated AS (
       UPDATE companies c SET updated_at = now(), ${assigned('r')}
       FROM r WHERE c.id = r.id AND c.owner_id IS NULL
       RETURNING c.id
     ),
     -- A company that one file changes twice is restored to what it was before the first change.
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

/** Slugs per query; the first two suffice for nearly every row. */
const FIRST = 2;
const MORE = 25;

/**
 * Returns a free slug for each row, none twice: the name, then with the city, then numbered. One query for all
 * rows, and one more for each batch of taken slugs. Another writer may still take one before it is inserted.
 */
async function chooseSlugs(client: pg.ClientBase, rows: readonly ImportRow[]): Promise<string[]> {
  const chosen: string[] = [];
  const given = new Set<string>();
  let waiting = rows.map((row, index) => ({
    index,
    candidates: [...slugCandidates(row.name, { name: row.cityName, state: row.state })],
  }));
  for (let size = FIRST; waiting.length > 0; size = MORE) {
    const tried = waiting.map((entry) => ({ ...entry, next: entry.candidates.splice(0, size) }));
    const found = await client.query<{ slug: string }>(
      'SELECT slug FROM companies WHERE slug = ANY ($1) AND rejected_at IS NULL',
      [tried.flatMap((entry) => entry.next)],
    );
    const taken = new Set(found.rows.map((row) => row.slug));
    waiting = [];
    for (const { index, candidates, next } of tried) {
      const free = next.find((slug) => !taken.has(slug) && !given.has(slug));
      if (free !== undefined) {
        chosen[index] = free;
        given.add(free);
      } else if (next.length > 0) {
        waiting.push({ index, candidates });
      } else {
        throw new Error(`Nenhum endereço livre para “${rows[index]?.name}”.`);
      }
    }
  }
  return chosen;
}
