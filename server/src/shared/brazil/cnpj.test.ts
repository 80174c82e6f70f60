import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigits, formatCnpj, parseCnpj } from './cnpj.ts';

const base = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((text) => !/^0+$/.test(text));

describe('parseCnpj', () => {
  it.each([
    ['00.000.000/0001-91', '00000000000191'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['1401005000199', '01401005000199'],
  ])('accepts %s', (text, cnpj) => expect(parseCnpj(text)).toBe(cnpj));

  it('is written with punctuation', () => expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35'));

  it.each([
    '',
    '00000000000000',
    '11111111111111',
    '00000000000192',
    '12ABC34501DEAB',
    '191',
    '12345678909',
    'x',
  ])('rejects %j', (text) => expect(parseCnpj(text)).toBeNull());

  it('accepts a CNPJ with correct check digits, formatted or not', () => {
    fc.assert(
      fc.property(base, (text) => {
        const cnpj = text + checkDigits(text);
        expect(parseCnpj(formatCnpj(cnpj))).toBe(cnpj);
      }),
    );
  });

  it('rejects one with a wrong digit', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (text, at, step) => {
        const old = text.charCodeAt(at) - 48;
        fc.pre(old <= 9);
        const wrong = text.slice(0, at) + ((old + step) % 10) + text.slice(at + 1);
        const digits = checkDigits(text);
        fc.pre(checkDigits(wrong) !== digits);
        expect(parseCnpj(wrong + digits)).toBeNull();
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCnpj(text) ?? '').toMatch(/^([0-9A-Z]{12}\d\d)?$/);
      }),
    );
  });
});
