import type pg from 'pg';
import type { ImportRow, Problem } from './import-row.ts';
import { type Met, whyAnother } from './other-company.ts';

/** The company that a row matches. */
interface Known extends Met {
  index: number;
  id: number | null;
  isSame: boolean;
  /** Has an owner or did not come from an import: imports do not change it. */
  isProtected: boolean;
  isByCnpj: boolean;
}

/** What an import does with a row. */
export type RowResult = { row: ImportRow } & (
  | { kind: 'new' }
  | { kind: 'same' }
  | { kind: 'change'; id: number }
  | { kind: 'refused'; problem: Problem }
);

/** Returns what to do with each row, by what the database has now. Locks nothing. */
export async function validateRows(
  db: Pick<pg.ClientBase, 'query'>,
  rows: readonly ImportRow[],
): Promise<RowResult[]> {
  const found = await findKnown(db, rows);
  return found.flatMap((known) => {
    const row = rows[known.index];
    return row === undefined ? [] : [resultOf(row, known)];
  });
}

function resultOf(row: ImportRow, known: Known): RowResult {
  if (known.id === null) return { row, kind: 'new' };
  // The company may have been edited since the same row was imported.
  if (known.isSame) return { row, kind: 'same' };
  const problem = known.isByCnpj ? null : whyAnother(row, known, known.isProtected);
  if (problem) return { row, kind: 'refused', problem };
  return known.isProtected ? { row, kind: 'same' } : { row, kind: 'change', id: known.id };
}

async function findKnown(db: Pick<pg.ClientBase, 'query'>, rows: readonly ImportRow[]): Promise<Known[]> {
  const result = await db.query<Known>(
    `SELECT r.number::int - 1 AS index, c.id, c.name, c.cnpj, c.city_id AS "cityId", c.address, c.phone,
       by_cnpj.id IS NOT NULL AS "isByCnpj",
       coalesce(i.content_hash = r.content_hash, false) AS "isSame",
       c.owner_id IS NOT NULL OR i.company_id IS NULL AS "isProtected"
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[])
       WITH ORDINALITY AS r (cnpj, source, source_id, content_hash, number)
     LEFT JOIN companies by_cnpj ON by_cnpj.cnpj = r.cnpj::bpchar
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
