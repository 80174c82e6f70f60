import { openCsv } from './open-csv.ts';
import type { ReportLine } from './rows/import-row.ts';
import type { RowTexts } from './rows/row-texts.ts';

/** Returns the file of a line, and its number there. */
export type FindPlace = (line: number) => { file: string; line: number };

/**
 * Opens (and empties) a CSV file for the problems of a file, one a line. Of an import of several files `placeOf` says which one.
 * Throws when it cannot.
 */
export async function openReport(path: string, { situation }: RowTexts, hasFiles = false) {
  const file = await openCsv(path, [
    ...(hasFiles ? ['arquivo'] : []),
    'linha',
    'coluna',
    'situação',
    'motivo',
  ]);
  return {
    write: (lines: readonly ReportLine[], placeOf?: FindPlace): Promise<void> =>
      file.write(
        lines.map(({ line, column, kind, reason }) => {
          const place = placeOf?.(line);
          const where = place ? [place.file, place.line] : [line];
          return [...where, column, situation[kind].toLowerCase(), reason];
        }),
      ),
    close: file.close,
  };
}
