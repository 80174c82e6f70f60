import type pg from 'pg';
import type { ImportRow, Rejection } from '../rows/import-row.ts';
import { type RowResult, validateRows } from '../rows/validate-rows.ts';
import { insertCompanies, updateCompanies } from './write-companies.ts';

export interface BatchResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that would overwrite another company. */
  refused: Rejection[];
}

const TRIES = 5;

/**
 * Writes rows without common keys in the caller's transaction, in a few statements. Rows whose keys another writer
 * has taken meanwhile are decided again; each row is counted once.
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
    const changed = new Map<number, ImportRow>();
    const later: ImportRow[] = [];
    for (const { row, rowResult } of await validateAndLock(client, waiting)) {
      if (rowResult.kind === 'new') fresh.push(row);
      else if (rowResult.kind === 'same') result.unchanged++;
      else if (rowResult.kind === 'refused') result.refused.push(rowResult.rejection);
      // Two rows match one company, by CNPJ and by code: one after the other.
      else if (changed.has(rowResult.id)) later.push(row);
      else changed.set(rowResult.id, row);
    }
    const updated = await updateCompanies(client, importId, changed);
    result.updated += updated.size;
    const inserted = await insertCompanies(client, importId, fresh);
    result.created += inserted.size;
    waiting = [
      ...[...changed].flatMap(([id, row]) => (updated.has(id) ? [] : [row])),
      ...later,
      ...fresh.filter((row) => !inserted.has(row.line)),
    ];
  }
  return result;
}

/**
 * Decides for the rows again until all companies to change are locked, so that edits and undoings committed
 * meanwhile are seen.
 */
async function validateAndLock(
  client: pg.ClientBase,
  rows: readonly ImportRow[],
): Promise<{ row: ImportRow; rowResult: RowResult }[]> {
  const locked = new Set<number>();
  for (;;) {
    const validated = await validateRows(client, rows);
    const met = validated.flatMap(({ rowResult }) =>
      rowResult.kind === 'change' && !locked.has(rowResult.id) ? [rowResult.id] : [],
    );
    if (met.length === 0) return validated;
    // Does not block visits and ratings.
    await client.query('SELECT FROM companies WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE', [
      met,
    ]);
    for (const id of met) locked.add(id);
  }
}

/** Returns what an import would do with the rows. */
export async function validateBatch(client: pg.ClientBase, rows: readonly ImportRow[]): Promise<BatchResult> {
  const rowResults = (await validateRows(client, rows)).map(({ rowResult }) => rowResult);
  const count = (kind: RowResult['kind']) => rowResults.filter((rowResult) => rowResult.kind === kind).length;
  return {
    created: count('new'),
    updated: count('change'),
    unchanged: count('same'),
    refused: rowResults.flatMap((rowResult) => (rowResult.kind === 'refused' ? [rowResult.rejection] : [])),
  };
}
