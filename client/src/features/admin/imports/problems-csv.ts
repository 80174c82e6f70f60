import type { ImportProblemsQuery } from './imports.gen.ts';

export type ImportProblem = ImportProblemsQuery['companyImport']['problems']['items'][number];

export const KINDS: Record<ImportProblem['kind'], string> = { refused: 'Recusada', warning: 'Aviso' };

/** Quoted where it must be; a text that a spreadsheet would take for a formula is made plain. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The report of the command line, from what the server has kept: BOM, semicolons, one line a problem. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const rows = problems.map(({ line, column, kind, reason }) =>
    [String(line), column, KINDS[kind].toLowerCase(), reason].map(cellOf).join(';'),
  );
  return `\uFEFF${['linha;coluna;situação;motivo', ...rows].join('\r\n')}\r\n`;
}
