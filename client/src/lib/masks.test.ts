import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits-of.ts';
import { maskCep, maskPhone } from './masks.ts';

describe('a postal code', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['13025', '13025'],
    ['130251', '13025-1'],
    ['13025-151', '13025-151'],
    ['13.025-1519', '13025-151'],
    ['cep 13025 151', '13025-151'],
  ])('%s is %s', (typed, shown) => expect(maskCep(typed)).toBe(shown));

  it('keeps at most eight digits in nine characters, and is the same when masked again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const masked = maskCep(text);
        expect(masked).toMatch(/^(\d{0,5}|\d{5}-\d{1,3})$/);
        expect(maskCep(masked)).toBe(masked);
      }),
    );
  });
});

describe('a phone', () => {
  it.each([
    ['1', '1'],
    ['11', '11'],
    ['(11)', '(11'],
    ['119', '(11) 9'],
    ['1132345678', '(11) 3234-5678'],
    ['11912345678', '(11) 91234-5678'],
    ['(11) 91234-567', '(11) 9123-4567'],
    ['0800 123 4567', '0800 123 4567'],
    ['+351 21 123 4567', '+351 21 123 4567'],
    ['ramal 12', 'ramal 12'],
    ['5511912345678', '5511912345678'],
  ])('%s is %s', (typed, shown) => expect(maskPhone(typed)).toBe(shown));

  it('loses no digit, and is the same when masked again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const masked = maskPhone(text);
        expect(digitsOf(masked)).toBe(digitsOf(text));
        expect(maskPhone(masked)).toBe(masked);
      }),
    );
  });
});
