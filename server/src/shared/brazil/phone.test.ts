import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, normalizePhone, phoneUrl, whatsappUrl } from './phone.ts';

describe('normalisePhone', () => {
  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11 3017.0650', '+551130170650'],
    [' +55 (85) 3555-0101 ', '+558535550101'],
    ['0 15 11 98765-4321', '+5511987654321'],
    ['0800 123 4567', '+558001234567'],
    ['+351 912 345 678', '+351912345678'],
  ])('stores %s in one form', (typed, stored) => {
    expect(normalizePhone(typed)).toEqual({ stored, parsed: true });
  });

  it.each(['190', '(11) 6621-1248', '(00) 3017-0650', 'falar com Ana', '(11) 3017-0650 ramal 12', ''])(
    'keeps %j as typed',
    (typed) => expect(normalizePhone(typed)).toEqual({ stored: typed, parsed: false }),
  );

  it('adds the area code to a local number where one is given', () => {
    expect(normalizePhone('98765-4321', 19).stored).toBe('+5519987654321');
    expect(normalizePhone('3555-0101', 19).stored).toBe('+551935550101');
    expect(normalizePhone('3555-0101')).toEqual({ stored: '3555-0101', parsed: false });
  });
});

describe('formats and links', () => {
  it.each([
    ['+5511987654321', '(11) 98765-4321', 'tel:+5511987654321', 'https://wa.me/5511987654321'],
    ['+551130170650', '(11) 3017-0650', 'tel:+551130170650', 'https://wa.me/551130170650'],
    ['+558001234567', '0800 123 4567', 'tel:08001234567', null],
    ['+351912345678', '+351 912 345 678', 'tel:+351912345678', 'https://wa.me/351912345678'],
    ['ramal 12', 'ramal 12', null, null],
  ])('%s', (stored, shown, tel, whatsapp) => {
    expect([formatPhone(stored), phoneUrl(stored), whatsappUrl(stored)]).toEqual([shown, tel, whatsapp]);
  });
});

describe('any text', () => {
  it('never throws, is stored the same when sent again, and has a link only when it parses', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^\+?[0-9 ().-]{1,20}$/),
      fc.integer({ min: 1_000_000_000, max: 99_999_999_999 }).map(String),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { stored, parsed } = normalizePhone(text);
        expect(normalizePhone(stored).stored).toBe(stored);
        expect(phoneUrl(stored) !== null).toBe(parsed);
        if (parsed) expect(normalizePhone(formatPhone(stored)).stored).toBe(stored);
        else expect(formatPhone(stored)).toBe(text.trim());
      }),
    );
  });
});
