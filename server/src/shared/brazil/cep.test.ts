import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCep, parseCep } from './cep.ts';

describe('parseCep', () => {
  it.each([
    ['13024-120', '13024120'],
    ['13.024-120', '13024120'],
    [' 13024120 ', '13024120'],
    ['1310100', '01310100'],
  ])('takes %s', (text, cep) => expect(parseCep(text)).toBe(cep));

  it.each(['', '00000000', '0000000', '123456', '123456789', '1302412a', 'CEP 13024-120'])(
    'rejects %j',
    (text) => expect(parseCep(text)).toBeNull(),
  );

  it('parses its own format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (number) => {
        const cep = String(number).padStart(8, '0');
        expect(parseCep(formatCep(cep))).toBe(cep);
        expect(parseCep(String(number))).toBe(cep);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCep(text) ?? '').toMatch(/^(\d{8})?$/);
      }),
    );
  });
});
