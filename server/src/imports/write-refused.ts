import { constants, rmSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type CsvFile, openCsv } from './open-csv.ts';
import type { ReportLine } from './rows/import-row.ts';

/** Header of the last column, which an import ignores. */
export const REFUSED_BECAUSE = 'motivo da recusa';

/**
 * Writes rejected rows to a CSV file as they were, so that they can be corrected and imported alone. The last column says
 * why each was rejected. The first row creates the file. Throws when its folder cannot be written to.
 */
export async function openRefused(path: string) {
  await access(dirname(path), constants.W_OK);
  let headers: readonly string[] = [];
  let file: CsvFile | undefined;
  return {
    /** Takes the columns of the imported file, before `write`, and removes an older file of rejected rows. */
    setHeaders(names: readonly string[]): void {
      headers = names;
      rmSync(path, { force: true });
    },
    async write(lines: readonly ReportLine[]): Promise<void> {
      const rows = lines.flatMap(({ cells, reason }) =>
        // Values beyond the headers stay: without them the row would be taken uncorrected.
        cells ? [[...headers.map((_, index) => cells[index]), ...cells.slice(headers.length), reason]] : [],
      );
      if (rows.length === 0) return;
      file ??= await openCsv(path, [...headers, REFUSED_BECAUSE]);
      await file.write(rows);
    },
    /** Returns the file's path; undefined while no row was rejected. */
    path: (): string | undefined => file && path,
    async close(): Promise<void> {
      await file?.close();
    },
  };
}
