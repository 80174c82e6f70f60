import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseWebsite } from './website.ts';

test.each([
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['http://exemplo.com.br/loja?x=1', 'http://exemplo.com.br/loja?x=1'],
  ['exemplo.com.br:8080/a', 'https://exemplo.com.br:8080/a'],
  ['javascript:alert(1)', null],
  ['ftp://exemplo.com.br', null],
  ['https://ana:senha@exemplo.com.br', null],
  ['exemplo', null],
  ['não é um site', null],
])('%s is stored as %s', (typed, stored) => {
  expect(normaliseWebsite(typed)).toBe(stored);
});

test('whatever is typed, only http and https get through', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('data:x.y', 'JaVaScRiPt:a.b')),
      (typed) => {
        const stored = normaliseWebsite(typed);
        if (stored !== null) expect(new URL(stored).protocol).toMatch(/^https?:$/);
      },
    ),
  );
});
