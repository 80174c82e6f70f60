import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { BYTE_ORDER_MARK, csvRow } from '../shared/text/csv-row.ts';
import type { ReportLine } from './rows/import-row.ts';
import type { RowTexts } from './rows/row-texts.ts';

/** Opens (and empties) a CSV file for the problems of a file, one a line. Throws when it cannot. */
export async function openReport(path: string, { situation }: RowTexts) {
  const stream = createWriteStream(path, 'utf8');
  await once(stream, 'open');
  stream.write(BYTE_ORDER_MARK + csvRow(['linha', 'coluna', 'situação', 'motivo']));
  return {
    async write(lines: readonly ReportLine[]): Promise<void> {
      const rows = lines.map(({ line, column, kind, reason }) =>
        csvRow([line, column, situation[kind].toLowerCase(), reason]),
      );
      if (rows.length > 0 && !stream.write(rows.join(''))) await once(stream, 'drain');
    },
    async close(): Promise<void> {
      stream.end();
      await finished(stream);
    },
  };
}
