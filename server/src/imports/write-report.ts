import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { guardFormula } from '../shared/text/formula-guard.ts';
import type { ReportLine } from './rows/import-row.ts';
import type { RowTexts } from './rows/row-texts.ts';

export interface ReportFile {
  write(lines: readonly ReportLine[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens (and empties) a CSV file that spreadsheets read: BOM, semicolons; one line a remark. Throws when it cannot. */
export async function openReport(path: string, { situation }: RowTexts): Promise<ReportFile> {
  const stream = createWriteStream(path, 'utf8');
  await once(stream, 'open');
  stream.write('\uFEFFlinha;coluna;situação;motivo\r\n');
  return {
    async write(lines) {
      const text = lines.map((line) =>
        [String(line.line), line.column, situation[line.kind].toLowerCase(), line.reason].map(cell).join(';'),
      );
      if (text.length > 0 && !stream.write(`${text.join('\r\n')}\r\n`)) await once(stream, 'drain');
    },
    async close() {
      stream.end();
      await finished(stream);
    },
  };
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula is made plain. */
function cell(text: string): string {
  const safe = guardFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
