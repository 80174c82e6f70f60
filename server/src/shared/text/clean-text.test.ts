import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiLine, oneLine } from './clean-text.ts';

test.each([
  ['Pão\u202e e\u2066 bolo\u2069', 'Pão e bolo'],
  ['\u202a+55 19 3232-1010\u202c', '+55 19 3232-1010'],
  ['Pada\u200bria\u2060\ufeff', 'Padaria'],
  ['duas\r\nlinhas\te\u2028mais', 'duas linhas e mais'],
  ['\u001b[31mvermelho\u0007\u009b', '[31mvermelho'],
  ['Sa\u0303o', 'São'],
  ['a\u200db', 'ab'],
  ['👩🏽\u200d🚀 🏳️\u200d🌈 ❤️\u200d🔥', '👩🏽\u200d🚀 🏳️\u200d🌈 ❤️\u200d🔥'],
  ['👩\u200d', '👩'],
])('%j is %j in one line', (typed, clean) => expect(oneLine(typed)).toBe(clean));

test('several lines keep line ends and tabs; other invisible characters are removed', () => {
  expect(multiLine('um\r\ndois\rtrês\n\tquatro\u2028cin\u202eco\u0000\u200b')).toBe(
    'um\ndois\ntrês\n\tquatro\ncinco',
  );
});

test('cleaning twice changes nothing more, and no hidden character is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const clean of [oneLine, multiLine]) {
        const once = clean(typed);
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/);
      }
      expect(oneLine(typed)).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 1_000 },
  );
});

test('time is proportional to the length of the text', () => {
  const started = performance.now();
  for (const piece of [' ', '\t', '\u200d', '👩\u200d', '\u0303']) oneLine(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
