import type pg from 'pg';
import { slugCandidates } from '../../companies/slug-candidates.ts';
import { poolReader } from '../../database/statement.ts';
import { lockKinds } from '../../kinds/chosen-kinds.ts';
import {
  assigned,
  BEFORE_COLUMNS,
  INSERT_COLUMNS,
  INSERT_VALUES,
  RECORD_COLUMNS,
} from '../rows/import-columns.ts';
import type { ImportRow, Problem } from '../rows/import-row.ts';
import { type Note, type RowResult, validateRows } from '../rows/validate-rows.ts';
import { noteRecords, propose, REGISTER_BEFORE, reopenCompanies } from './write-register.ts';

/** As rows of jsonb_to_recordset: one parameter for all columns. */
const RECORD = `AS r (line int, slug text, id int, cnpj text, source text, "sourceId" text, hash text,
  ${RECORD_COLUMNS})`;

function asRecords(rows: readonly (ImportRow & { slug?: string; id?: number })[]): string {
  return JSON.stringify(
    rows.map(({ contentHash, plainHash: _, said: __, ...row }) => ({
      ...row,
      hash: contentHash.toString('hex'),
    })),
  );
}

/** Returns the ids of inserted rows by their lines; the others conflict with what another writer has just inserted. */
async function insertCompanies(
  client: pg.ClientBase,
  importId: number,
  rows: readonly ImportRow[],
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const slugs = await chooseSlugs(client, rows);
  // In one order everywhere, so that concurrent imports wait for each other and do not deadlock.
  const sorted = rows
    .map((row, index) => ({ ...row, slug: slugs[index] ?? '' }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const result = await client.query<{ line: number; id: number }>(
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
     RETURNING line, company_id AS id`,
    [asRecords(sorted), importId],
  );
  return new Map(result.rows.map(({ line, id }) => [line, id]));
}

/** Updates companies that the transaction has locked and stores what undoes it; returns the ids of those updated. */
async function updateCompanies(
  client: pg.ClientBase,
  importId: number,
  changed: ReadonlyMap<number, ImportRow>,
  isRegister: boolean,
): Promise<Set<number>> {
  if (changed.size === 0) return new Set();
  const records = [...changed].map(([id, row]) => ({ ...row, id }));
  const result = await client.query<{ id: number }>(
    `WITH r AS (SELECT * FROM jsonb_to_recordset($1::jsonb) ${RECORD}),
     old AS (
       SELECT c.id, i.import_id, jsonb_build_object('updatedAt', c.updated_at, 'writtenAt', i.written_at,
         'line', i.line, 'hash', encode(i.content_hash, 'hex'), ${BEFORE_COLUMNS})
           || CASE WHEN $3 THEN ${REGISTER_BEFORE} ELSE '{}' END AS before
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
    [asRecords(records), importId, isRegister],
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
  const chosenSlugs = new Set<string>();
  let waiting = rows.map((row, index) => ({
    index,
    candidates: [...slugCandidates(row.name, { name: row.cityName, state: row.state })],
  }));
  for (let size = FIRST; waiting.length > 0; size = MORE) {
    const tried = waiting.map((entry) => ({ ...entry, next: entry.candidates.splice(0, size) }));
    const slugRows = await client.query<{ slug: string }>(
      'SELECT slug FROM companies WHERE slug = ANY ($1) AND rejected_at IS NULL',
      [tried.flatMap((entry) => entry.next)],
    );
    const takenSlugs = new Set(slugRows.rows.map((row) => row.slug));
    waiting = [];
    for (const { index, candidates, next } of tried) {
      const free = next.find((slug) => !takenSlugs.has(slug) && !chosenSlugs.has(slug));
      if (free !== undefined) {
        chosen[index] = free;
        chosenSlugs.add(free);
      } else if (next.length > 0) {
        waiting.push({ index, candidates });
      } else {
        throw new Error(`Nenhum endereço livre para “${rows[index]?.name}”.`);
      }
    }
  }
  return chosen;
}

export interface BatchResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that would overwrite another company. */
  refused: Problem[];
}

const ATTEMPTS = 5;

/**
 * Writes rows without common keys in the caller's transaction, in a few statements. Rows whose keys another writer
 * has taken meanwhile are decided again; each row is counted once. `month` is the register's, for its rows.
 */
export async function writeBatch(
  client: pg.ClientBase,
  importId: number,
  rows: readonly ImportRow[],
  month: string | null,
): Promise<BatchResult> {
  const counts: BatchResult = { created: 0, updated: 0, unchanged: 0, refused: [] };
  const existing = await lockKinds(
    poolReader(client),
    rows.flatMap(({ kindIds }) => kindIds),
  );
  let waiting: readonly ImportRow[] = rows.map((row) => ({ ...row, kindIds: existing(row.kindIds) }));
  for (let attempt = 1; waiting.length > 0; attempt++) {
    if (attempt > ATTEMPTS) throw new Error('Outro processo grava as mesmas empresas; tente novamente.');
    const fresh: ImportRow[] = [];
    const changed = new Map<number, ImportRow>();
    const later: ImportRow[] = [];
    const noted = new Map<number, ImportRow>();
    const notes: Note[] = [];
    const reopened: number[] = [];
    for (const result of await validateAndLock(client, waiting, month)) {
      if (result.kind === 'new') fresh.push(result.row);
      else if (result.kind === 'same') {
        counts.unchanged++;
        if (result.note === undefined) continue;
        noted.set(result.note.id, result.row);
        notes.push(result.note);
      } else if (result.kind === 'refused') counts.refused.push(result.problem);
      // Two rows match one company, by CNPJ and by code: one after the other.
      else if (changed.has(result.id)) later.push(result.row);
      else {
        changed.set(result.id, result.row);
        if (result.isReopened) reopened.push(result.id);
      }
    }
    const updated = await updateCompanies(client, importId, changed, month !== null);
    counts.updated += updated.size;
    const inserted = await insertCompanies(client, importId, fresh);
    counts.created += inserted.size;
    if (month !== null) {
      for (const [id, row] of changed) if (updated.has(id)) noted.set(id, row);
      for (const row of fresh) {
        const id = inserted.get(row.line);
        if (id !== undefined) noted.set(id, row);
      }
      await reopenCompanies(client, reopened);
      await noteRecords(client, month, noted);
      await propose(client, importId, month, notes);
    }
    waiting = [
      ...[...changed].flatMap(([id, row]) => (updated.has(id) ? [] : [row])),
      ...later,
      ...fresh.filter((row) => !inserted.has(row.line)),
    ];
  }
  return counts;
}

/**
 * Validates the rows again until all companies to change are locked, so that edits and undoings committed meanwhile are
 * seen.
 */
async function validateAndLock(
  client: pg.ClientBase,
  rows: readonly ImportRow[],
  month: string | null,
): Promise<RowResult[]> {
  const locked = new Set<number>();
  for (;;) {
    const results = await validateRows(client, rows, month);
    const ids = results.flatMap((result) =>
      result.kind === 'change' && !locked.has(result.id) ? [result.id] : [],
    );
    if (ids.length === 0) return results;
    // Does not block visits and ratings.
    await client.query('SELECT FROM companies WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE', [
      ids,
    ]);
    for (const id of ids) locked.add(id);
  }
}

/** Returns what an import would do with the rows. */
export async function validateBatch(
  pool: pg.Pool,
  rows: readonly ImportRow[],
  month: string | null,
): Promise<BatchResult> {
  const results = await validateRows(pool, rows, month);
  const count = (kind: RowResult['kind']) => results.filter((result) => result.kind === kind).length;
  return {
    created: count('new'),
    updated: count('change'),
    unchanged: count('same'),
    refused: results.flatMap((result) => (result.kind === 'refused' ? [result.problem] : [])),
  };
}
