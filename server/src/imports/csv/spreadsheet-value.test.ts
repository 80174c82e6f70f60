import { describe, expect, it } from 'vitest';
import { spreadsheetValue } from './spreadsheet-value.ts';

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
