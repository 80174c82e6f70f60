import { expect, it } from 'vitest';
import { formatCounted, formatOptions, formatResults } from './format-estimate.ts';

it('formats exact counts of results, and estimates with two leading digits', () => {
  expect(formatResults({ total: 1, totalIsExact: true })).toBe('1 resultado(s) encontrado(s)');
  expect(formatResults({ total: 3000, totalIsExact: true })).toBe('3.000 resultado(s) encontrado(s)');
  expect(formatResults({ total: 84_213, totalIsExact: false })).toBe(
    'cerca de 84.000 resultado(s) encontrado(s)',
  );
  expect(formatResults({ total: 7, totalIsExact: false })).toBe('cerca de 7 resultado(s) encontrado(s)');
});

it('gives landing pages the number of the list', () => {
  expect(formatOptions({ total: 1, totalIsExact: true })).toBe('1 opção');
  expect(formatOptions({ total: 3000, totalIsExact: true })).toBe('3.000 opções');
  expect(formatOptions({ total: 84_213, totalIsExact: false })).toBe('cerca de 84.000 opções');
});

it.each([
  [84_213, 'mais de 53.000 empresas'],
  [12_000, 'mais de 7.500 empresas'],
  [1_600, 'mais de 1.000 empresas'],
  [17, 'mais de 11 empresas'],
])('says of an estimated %i what it surely exceeds', (estimate, text) => {
  expect(formatCounted({ total: estimate, totalIsExact: false }, 'empresa', 'empresas')).toBe(text);
});
