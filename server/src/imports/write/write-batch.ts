import type pg from 'pg';
import { poolReader } from '../../database/statement.ts';
import { lockKinds } from '../../kinds/chosen-kinds.ts';
import type { ImportRow, Problem } from '../rows/import-row.ts';
import { type RowResult, validateRows } from '../rows/validate-rows.ts';
import { insertCompanies, updateCompanies } from './write-companies.ts';

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
 * has taken meanwhile are decided again; each row is counted once.
 */
export async function writeBatch(
  client: pg.ClientBase,
  importId: number,
  rows: readonly ImportRow[],
): Promise<BatchResult> {
  const written: BatchResult = { created: 0, updated: 0, unchanged: 0, refused: [] };
  const existing = await lockKinds(
    poolReader(client),
    rows.flatMap(({ kindIds }) => kindIds),
  );
  let waiting: readonly ImportRow[] = rows.map((row) => ({ ...row, kindIds: existing(row.kindIds) }));
  for (let attempt = 1; waiting.length > 0; attempt++) {
    if (attempt > ATTEMPTS) throw new Error('Outro processo grava as mesmas empresas; tente outra vez.');
    const fresh: ImportRow[] = [];
    const changed = new Map<number, ImportRow>();
    const later: ImportRow[] = [];
    for (const result of await validateAndLock(client, waiting)) {
      if (result.kind === 'new') fresh.push(result.row);
      else if (result.kind === 'same') written.unchanged++;
      else if (result.kind === 'refused') written.refused.push(result.problem);
      // Two rows match one company, by CNPJ and by code: one after the other.
      else if (changed.has(result.id)) later.push(result.row);
      else changed.set(result.id, result.row);
    }
    const updated = await updateCompanies(client, importId, changed);
    written.updated += updated.size;
    const inserted = await insertCompanies(client, importId, fresh);
    written.created += inserted.size;
    waiting = [
      ...[...changed].flatMap(([id, row]) => (updated.has(id) ? [] : [row])),
      ...later,
      ...fresh.filter((row) => !inserted.has(row.line)),
    ];
  }
  return written;
}

/**
 * Validates the rows again until all companies to change are locked, so that edits and undoings committed meanwhile are
 * seen.
 */
async function validateAndLock(client: pg.ClientBase, rows: readonly ImportRow[]): Promise<RowResult[]> {
  const locked = new Set<number>();
  for (;;) {
    const results = await validateRows(client, rows);
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
export async function validateBatch(pool: pg.Pool, rows: readonly ImportRow[]): Promise<BatchResult> {
  const results = await validateRows(pool, rows);
  const count = (kind: RowResult['kind']) => results.filter((result) => result.kind === kind).length;
  return {
    created: count('new'),
    updated: count('change'),
    unchanged: count('same'),
    refused: results.flatMap((result) => (result.kind === 'refused' ? [result.problem] : [])),
  };
}
