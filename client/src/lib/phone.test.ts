import { expect, it } from 'vitest';
import { formatTypedPhone, whatsappHref } from './phone.ts';

it('writes phones as Brazilians do, and leaves others as typed', () => {
  expect(formatTypedPhone('19 999990000', 'tel:+5519999990000')).toBe('(19) 99999-0000');
  expect(formatTypedPhone('1932321010', 'tel:+551932321010')).toBe('(19) 3232-1010');
  expect(formatTypedPhone('+351 912 345 678', 'tel:+351912345678')).toBe('+351 912 345 678');
  expect(formatTypedPhone('ramal 12', null)).toBe('ramal 12');
});

it('links to a chat, with a text where there is one', () => {
  expect(whatsappHref('tel:+5519999990000')).toBe('https://wa.me/5519999990000');
  expect(whatsappHref('tel:+5519999990000', 'Olá & até')).toBe(
    'https://wa.me/5519999990000?text=Ol%C3%A1%20%26%20at%C3%A9',
  );
  expect(whatsappHref('tel:+351912345678')).toBe('https://wa.me/351912345678');
});

it.each([null, 'tel:+551932321010', 'tel:08001234567', 'tel:40041234'])('links %s to no chat', (phoneUrl) => {
  expect(whatsappHref(phoneUrl, 'Olá')).toBeNull();
});
