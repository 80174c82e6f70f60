import { csvOf } from '../../lib/csv.ts';
import type { ImportProblemsQuery } from './imports.gen.ts';

export type ImportProblem = ImportProblemsQuery['companyImport']['problems']['items'][number];

/** The report of the command line, from what the server has kept: BOM, semicolons, one line a problem. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const rows = problems.map(({ line, column, situation, reason }) => [
    line,
    column,
    situation.toLowerCase(),
    reason,
  ]);
  return csvOf([['linha', 'coluna', 'situação', 'motivo'], ...rows]);
}
