import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { BYTE_ORDER_MARK, type Cell, csvRow } from '../shared/text/csv-row.ts';

export interface CsvFile {
  write(rows: readonly (readonly Cell[])[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens (and empties) a CSV file with these headers. Throws when it cannot. */
export async function openCsv(path: string, headers: readonly string[]): Promise<CsvFile> {
  const stream = createWriteStream(path, 'utf8');
  await once(stream, 'open');
  stream.write(BYTE_ORDER_MARK + csvRow(headers));
  return {
    async write(rows) {
      if (rows.length > 0 && !stream.write(rows.map(csvRow).join(''))) await once(stream, 'drain');
    },
    async close() {
      stream.end();
      await finished(stream);
    },
  };
}
