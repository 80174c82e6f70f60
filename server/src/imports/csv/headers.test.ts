import { describe, expect, it } from 'vitest';
import { UnreadableFile } from './decode-lines.ts';
import { FIELDS, mapColumns, spreadsheetValue } from './headers.ts';

/** A row without values. */
const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, '']));

describe('mapColumns', () => {
  it('recognizes the plain template, without regard to case, accents and order', () => {
    const columns = mapColumns(['Cidade', 'NOME', 'Descrição', 'categoria', 'E-mail', 'observação']);
    expect(columns.read(['Campinas', ' Padaria ', 'Pães', 'Alimentação', 'a@b.com', 'x'])).toEqual({
      ...EMPTY,
      city: 'Campinas',
      name: 'Padaria',
      description: 'Pães',
      category: 'Alimentação',
      email: 'a@b.com',
    });
    expect(columns.ignored).toEqual(['observação']);
    expect(columns.headerOf('description')).toBe('Descrição');
  });

  it('takes the first phone column that is not empty', () => {
    const columns = mapColumns('name,category,city,phone_raw,phone_e164'.split(','));
    expect(columns.read(['A', 'B', 'C', '(11) 3017-0650', '']).phone).toBe('(11) 3017-0650');
    expect(columns.read(['A', 'B', 'C', '(11) 3017-0650', '+551130170650']).phone).toBe('+551130170650');
  });

  it('gives empty texts for a short row', () => {
    expect(mapColumns(['nome', 'categoria', 'cidade']).read(['A'])).toEqual({
      ...EMPTY,
      name: 'A',
    });
  });

  it('names the missing columns', () => {
    expect(() => mapColumns(['nome', 'telefone'])).toThrow(UnreadableFile);
    expect(() => mapColumns(['nome', 'telefone'])).toThrow(/faltam: categoria, cidade\./);
  });
});

describe('spreadsheetValue', () => {
  it.each([
    [true, '1310100.0', '1310100'],
    [true, '13010100,00', '13010100'],
    [true, '11998877665.0', '11998877665'],
    [true, ' 1998.0 ', '1998'],
    [true, '3550308.0', '3550308'],
    [true, '120.0', '120'],
    [true, '120.5', '120.5'],
    [true, '="01310100"', '01310100'],
    [false, '="Bar ""Sol"""', 'Bar "Sol"'],
    [false, 'Banda 2.0', 'Banda 2.0'],
    [false, '-23.0', '-23.0'],
    [true, '1,31E+06', '1,31E+06'],
  ])('in a field of digits (%s) reads %j', (isOfDigits, cell, expected) => {
    expect(spreadsheetValue(cell, isOfDigits)).toBe(expected);
  });

  it.each([
    'NULL',
    'nan',
    'NaN',
    '#REF!',
    '#N/D',
    '#VALOR!',
    'None',
    '\\N',
    '<NA>',
    '(null)',
    'undefined',
    '#CAMPO!',
  ])('reads %j as nothing', (cell) => {
    expect(spreadsheetValue(cell, false)).toBe('');
  });
});
