import { csvOf } from '../../lib/csv.ts';

interface RefusedRow {
  reason: string;
  cells: readonly string[];
}

/**
 * Returns rejected rows as CSV with the header of their file, to be corrected and sent again. The last column says why;
 * an import ignores it.
 */
export function refusedCsv(headers: readonly string[], rows: readonly RefusedRow[]): string {
  const lines = rows.map(({ cells, reason }) => [...headers.map((_, index) => cells[index] ?? ''), reason]);
  return csvOf([[...headers, 'motivo da recusa'], ...lines]);
}
