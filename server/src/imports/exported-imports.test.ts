import { expect, test } from 'vitest';
import { HEADER, importFixtures, row } from '../../test/helpers/import-fixtures.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { storeProblems } from './rows/import-problems.ts';
import type { ReportLine } from './rows/import-row.ts';

const guia = testApp();
const { upload, check, look, jobs } = importFixtures(guia);

async function take(list: string, importId: string) {
  const { statusCode, payload } = await guia.app.inject({
    url: `/admin-exports/${list}.csv?importId=${importId}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return { status: statusCode, lines: payload.trimEnd().split('\r\n') };
}

test('rejected rows are downloaded as they were, and problems as lines, without formulas', async () => {
  const file = [HEADER, row(1), row(2, { city: 'Cidade Que Não Há' }), row(3, { city: '=1+1' })];
  const { id, columns } = (await upload(file.join('\n'))).data.createImport;
  await check(id, columns);
  await jobs.workOff();
  expect(await look(id)).toMatchObject({ status: 'checked', rowsRefused: 2 });
  const refused = await take('import-refused-rows', id);
  expect(refused.status).toBe(200);
  expect(refused.lines[0]).toBe(`\uFEFF${HEADER};motivo da recusa`);
  expect(refused.lines.slice(1).map((line) => line.split(';')[0])).toEqual(['Loja 2', 'Loja 3']);
  expect(refused.lines[1]).toMatch(/;Cidade Que Não Há;.*;Cidade desconhecida: “Cidade Que Não Há - SP”\.$/);
  expect(refused.lines[2]).toContain(";'=1+1;");
  const problems = await take('import-problems', id);
  expect(problems.lines[0]).toBe('\uFEFFlinha;coluna;situação;motivo');
  expect(problems.lines[1]).toMatch(/^3;cidade;será recusada;Cidade desconhecida/);
  expect((await take('import-refused-rows', '999999')).status).toBe(404);
  expect((await take('import-refused-rows', '')).status).toBe(404);
});

test('all rejected rows are stored, and the first 10,000 warnings', async () => {
  const rows = await guia.sql`INSERT INTO imports (file_name, columns)
    VALUES ('muitas.csv', '[{"header": "nome"}]') RETURNING id`;
  const { id } = rows[0];
  const line = (number: number, kind: 'refused' | 'warning'): ReportLine => ({
    line: number,
    kind,
    field: 'name',
    column: 'nome',
    reason: 'x',
    ...(kind === 'refused' && { cells: [`Loja ${number}`] }),
  });
  const first = Array.from({ length: 9_999 }, (_, index) => line(index, 'warning'));
  const second = [...Array(3)].flatMap((_, index) => [
    line(20_000 + index, 'warning'),
    line(20_000 + index, 'refused'),
  ]);
  const many = Array.from({ length: 10_100 }, (_, index) => line(30_000 + index, 'refused'));
  let stored = { all: 0, warnings: 0 };
  for (const lines of [first, second, many]) stored = await storeProblems(guia.pool, id, stored, lines);
  expect(stored).toEqual({ all: 20_103, warnings: 10_000 });
  const counts = await guia.pool.query(
    `SELECT kind, count(*)::int AS count FROM import_problems WHERE import_id = $1 GROUP BY kind ORDER BY kind`,
    [id],
  );
  expect(counts.rows).toEqual([
    { kind: 'refused', count: 10_103 },
    { kind: 'warning', count: 10_000 },
  ]);
  const { lines } = await take('import-refused-rows', id);
  expect(new Set(lines).size).toBe(10_104);
  expect(lines.at(-1)).toBe('Loja 40099;x');
});
