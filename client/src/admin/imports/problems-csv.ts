import { csvOf } from '../../lib/csv.ts';
import type { ImportProblemsQuery } from './imports.gen.ts';

export type ImportProblem = ImportProblemsQuery['adminImport']['problems']['items'][number];

/** Returns the problems as CSV, like the command's report: BOM, semicolons, one line per problem. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const rows = problems.map(({ line, column, situation, reason }) => [
    line,
    column,
    situation.toLowerCase(),
    reason,
  ]);
  return csvOf([['linha', 'coluna', 'situação', 'motivo'], ...rows]);
}
