import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test('uses Brazilian formats: semicolons, decimal commas, dd/mm/yyyy, Sim/Não', () => {
  const moment = new Date('2026-03-01T02:30:00Z');
  expect(csvRow(['Padaria', 4.5, -3, true, false, null, undefined, moment])).toBe(
    'Padaria;4,5;-3;Sim;Não;;;28/02/2026 23:30\r\n',
  );
});

test('quotes separators, quotes and line breaks', () => {
  expect(csvRow(['a;b', 'diz "olá"', 'duas\nlinhas', 'vírgula, não'])).toBe(
    '"a;b";"diz ""olá""";"duas\nlinhas";vírgula, não\r\n',
  );
});

test.each([
  '=1+1',
  '+55 11 4000-0000',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =HYPERLINK("x")',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' ＝1',
  "'=1",
])('writes %j as a text, not as a formula', (text) => {
  const row = csvRow([text]).replace(/^"/, '');
  expect(row.startsWith("'")).toBe(true);
  expect(row).toContain(text.replaceAll('"', '""'));
});
