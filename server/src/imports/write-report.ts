import { openCsv } from './open-csv.ts';
import type { ReportLine } from './rows/import-row.ts';
import type { RowTexts } from './rows/row-texts.ts';

/** Opens (and empties) a CSV file for the problems of a file, one a line. Throws when it cannot. */
export async function openReport(path: string, { situation }: RowTexts) {
  const file = await openCsv(path, ['linha', 'coluna', 'situação', 'motivo']);
  return {
    write: (lines: readonly ReportLine[]): Promise<void> =>
      file.write(
        lines.map(({ line, column, kind, reason }) => [line, column, situation[kind].toLowerCase(), reason]),
      ),
    close: file.close,
  };
}
