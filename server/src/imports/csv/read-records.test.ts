import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLines, UnreadableFile } from './decode-lines.ts';
import { type CsvRecord, readRecords } from './read-records.ts';

async function readAll(
  pieces: (string | Buffer)[],
  isHeader?: (values: string[]) => boolean,
): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readRecords(decodeLines(Readable.from(pieces)), isHeader)) records.push(record);
  return records;
}
const read = (...pieces: (string | Buffer)[]) => readAll(pieces);

describe('readRecords', () => {
  it('begins at the line that it is given, under the given delimiter', async () => {
    const text = 'Lista, de lojas\nloja;onde\nBar;Rua A, 1\n';
    const records: CsvRecord[] = [];
    const lines = decodeLines(Readable.from([Buffer.from(text)]));
    for await (const record of readRecords(lines, { headerLine: 2, delimiter: ';' })) records.push(record);
    expect(records).toEqual([
      { line: 2, values: ['loja', 'onde'] },
      { line: 3, values: ['Bar', 'Rua A, 1'] },
    ]);
  });

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
    expect((await read('a,b\n"diz ""oi""",TV 42"\n"Bar "Sol" Ltda",2\n')).slice(1)).toEqual([
      { line: 2, values: ['diz "oi"', 'TV 42"'] },
      { line: 3, values: ['Bar "Sol" Ltda', '2'] },
    ]);
  });

  it.each([
    ['closed by a later row', 'A;"x\nB;b;c\nC;"fecha";c\nD;d;d', [2], ['B', 'C', 'D']],
    ['in the first column', '"A;a;a\nB;b;b', [2], ['B']],
    ['before a value of several lines', '"A;a;a\nB;b;"um\ndois; três"\nC;c;c', [2], ['B', 'C']],
    ['twice', '"A;a;a\n"B;b;b\nC;c;c', [2, 3], ['C']],
    ['in the last row', 'A;a;a\n"B;b;b', [3], ['A']],
    ['before a quoted value of its line', '"A;"a";a\nB;b;b', [2], ['B']],
    ['of a file with a delimiter at each end', 'A;a;"x\nB;b;b;\nC;c;5";', [2], ['B', 'C']],
    ['closed too early', '"A" Ltda;a;a\nB;b;b', [2], ['B']],
  ])('a quote %s loses its own line only', async (_, rows, broken, names) => {
    const records = (await read(`x;y;z\n${rows}\n`)).slice(1);
    expect(records.filter(({ isBroken }) => isBroken).map(({ line }) => line)).toEqual(broken);
    expect(records.filter(({ isBroken }) => !isBroken).map(({ values }) => values[0])).toEqual(names);
  });

  it('keeps prose of several lines whole, whatever commas it has', async () => {
    const records = await read('x,y,z\nA,b,"Temos:\npães, bolos, doces\ntodo dia"\nB,c,d\n');
    expect(records.map(({ values }) => values.length)).toEqual([3, 3, 3]);
  });

  it('is as fast with hostile lines', async () => {
    const started = performance.now();
    await readAll([`${'"a'.repeat(400_000)}\n`, `${'a,'.repeat(400_000)}\n`], () => false);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  const isHeader = (values: string[]) => values.includes('nome') && values.includes('cidade');
  it.each([
    ['behind a line for Excel', '\uFEFFsep=;\nnome;cidade\nA;B'],
    ['behind a title and blank lines', '\n;;\nRelatório, julho, 2026;\n\nnome;cidade\nA;B'],
    ['with the other delimiter in a quoted name', '"nome";"cidade";"a, b, c, d"\n"A";"B";"c"'],
    ['with the other delimiter in a plain name', 'nome\tcidade\ta, b; c, d\nA\tB\tc'],
  ])('finds the header %s', async (_, text) => {
    const [header, row] = await readAll([text], isHeader);
    expect(header?.values.slice(0, 2)).toEqual(['nome', 'cidade']);
    expect(row?.values.slice(0, 2)).toEqual(['A', 'B']);
  });

  it('begins at the first line with text where no header is known', async () => {
    expect((await readAll(['sep=;\n\nx;y\n1;2'], isHeader)).map(({ line }) => line)).toEqual([3, 4]);
  });

  it('reads what Windows-1252 has in place of control characters', async () => {
    const bytes = Buffer.from('nome\n\x80 \x85 \x91\x92 \x93\x94 \x95 \x96 \x97 \x99 \x9c\n', 'latin1');
    expect((await read(bytes))[1]?.values).toEqual(['€ … ‘’ “” • – — ™ œ']);
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
