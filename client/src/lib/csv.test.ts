import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('has a BOM, semicolons and quoted separators', () => {
  expect(
    csvOf([
      ['Dia', 'Nota'],
      ['01/11/2026', -3],
      ['a;b "c"', 1],
    ]),
  ).toBe('\uFEFFDia;Nota\r\n01/11/2026;-3\r\n"a;b ""c""";1\r\n');
});

it.each([
  '=1+1',
  '  =1+1',
  '+55 11 4000-0000',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  "'=1",
])('escapes %j as a text', (text) => {
  expect(
    csvOf([[text]])
      .replace(/^\uFEFF"?/, '')
      .startsWith("'"),
  ).toBe(true);
});
