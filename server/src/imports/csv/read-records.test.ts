import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLines, UnreadableFile } from './decode-lines.ts';
import { type CsvRecord, readRecords } from './read-records.ts';

async function read(...pieces: (string | Buffer)[]): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readRecords(decodeLines(Readable.from(pieces)))) records.push(record);
  return records;
}

describe('readRecords', () => {
  it('numbers the lines, and leaves blank ones out', async () => {
    expect(await read('a,b\r\n\r\n"x\ny",2\r\n,\r\n3,4')).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 3, values: ['x\ny', '2'] },
      { line: 6, values: ['3', '4'] },
    ]);
  });

  it.each([',', ';', '\t'])('finds the delimiter %j in the header', async (delimiter) => {
    const records = await read(`nome${delimiter}cidade
A${delimiter}B
`);
    expect(records[0]?.values).toEqual(['nome', 'cidade']);
  });

  it('reads doubled quotes, and quotes inside a value as characters', async () => {
    expect((await read('a,b\n"diz ""oi""",TV 42"\n"x"y,2\n')).slice(1)).toEqual([
      { line: 2, values: ['diz "oi"', 'TV 42"'] },
      { line: 3, values: ['xy', '2'] },
    ]);
  });

  it('an unclosed quote loses one line, not the rest of the file', async () => {
    const records = await read(`a,b\n1,"2\n${'3,4\n'.repeat(300)}`);
    expect(records[1]).toEqual({ line: 2, values: [], isBroken: true });
    expect(records.slice(2)).toHaveLength(300);
    expect(records.at(-1)).toEqual({ line: 302, values: ['3', '4'] });
    expect(await read('a,b\n1,"2\n3,4')).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 2, values: [], isBroken: true },
      { line: 3, values: ['3', '4'] },
    ]);
  });

  it('reads UTF-8 with BOM, Latin-1, UTF-16, and a file of two encodings', async () => {
    const text = 'nome;cidade\nPão de Açúcar;Maceió\n';
    const expected = [
      { line: 1, values: ['nome', 'cidade'] },
      { line: 2, values: ['Pão de Açúcar', 'Maceió'] },
    ];
    expect(await read(`\uFEFF${text}`)).toEqual(expected);
    expect(await read(Buffer.from(text, 'latin1'))).toEqual(expected);
    expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected);
    const both = Buffer.concat([Buffer.from('a\nAção\n'), Buffer.from('Açaí\n', 'latin1')]);
    expect((await read(both)).map((record) => record.values[0])).toEqual(['a', 'Ação', 'Açaí']);
  });

  it('rejects an endless line', async () => {
    await expect(read(Buffer.alloc(1_100_000, 'x'))).rejects.toThrow(UnreadableFile);
  });

  it('reads back any written records, whatever the chunk size', async () => {
    const value = fc.string({ unit: fc.constantFrom(...'aç ",;\n'), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(value, value), { maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, size) => {
          const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
          const bytes = Buffer.from(['"x","y"', ...quoted].join('\n'));
          const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
            bytes.subarray(i * size, (i + 1) * size),
          );
          const records = await read(...pieces);
          expect(records.slice(1).map((record) => record.values)).toEqual(
            rows.filter((row) => row.some((cell) => cell.trim() !== '')),
          );
        },
      ),
    );
  });
});
