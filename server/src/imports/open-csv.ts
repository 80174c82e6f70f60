import { open } from 'node:fs/promises';
import { BYTE_ORDER_MARK, type Cell, csvRow } from '../shared/text/csv-row.ts';

export interface CsvFile {
  write(rows: readonly (readonly Cell[])[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens (and empties) a CSV file with these headers. Throws when it cannot, as `write` does, such as on a full disk. */
export async function openCsv(path: string, headers: readonly string[]): Promise<CsvFile> {
  const file = await open(path, 'w');
  const write = (text: string): Promise<void> =>
    file.appendFile(text).catch((error: Error) => {
      // Errors of writing do not say which file it was.
      throw Object.assign(error, { path });
    });
  try {
    await write(BYTE_ORDER_MARK + csvRow(headers));
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    write: (rows) => write(rows.map(csvRow).join('')),
    close: () => file.close(),
  };
}
