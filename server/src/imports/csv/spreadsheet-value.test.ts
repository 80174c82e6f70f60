import { describe, expect, it } from 'vitest';
import type { Field } from './columns.ts';
import { spreadsheetValue } from './spreadsheet-value.ts';

describe('spreadsheetValue', () => {
  it.each<[Field, string, string]>([
    ['cep', '1310100.0', '1310100'],
    ['cep', '13010100,00', '13010100'],
    ['phone', '11998877665.0', '11998877665'],
    ['foundedYear', ' 1998.0 ', '1998'],
    ['ibge', '3550308.0', '3550308'],
    ['number', '120.0', '120'],
    ['number', '120.5', '120.5'],
    ['cep', '="01310100"', '01310100'],
    ['name', '="Bar ""Sol"""', 'Bar "Sol"'],
    ['name', 'Banda 2.0', 'Banda 2.0'],
    ['latitude', '-23.0', '-23.0'],
    ['cep', '1,31E+06', '1,31E+06'],
  ])('reads %s %j', (field, cell, expected) => {
    expect(spreadsheetValue(field, cell)).toBe(expected);
  });

  it.each(['NULL', 'nan', 'NaN', '#REF!', '#N/D', '#VALOR!', 'None'])('reads %j as nothing', (cell) => {
    expect(spreadsheetValue('name', cell)).toBe('');
  });
});
