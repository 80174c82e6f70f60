import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeWebsite } from './website.ts';

test.each([
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['http://exemplo.com.br/loja?x=1', 'http://exemplo.com.br/loja?x=1'],
  ['exemplo.com.br:8080/a', 'https://exemplo.com.br:8080/a'],
  ['javascript:alert(1)', null],
  ['ftp://exemplo.com.br', null],
  ['https://ana:senha@exemplo.com.br', null],
  ['exemplo', null],
  ['//exemplo.com.br/a', 'https://exemplo.com.br/a'],
  ['HTTP://exemplo.com.br', 'HTTP://exemplo.com.br'],
  ['///exemplo.com.br', null],
  ['/exemplo.com.br', null],
  ['//', null],
  ['//exemplo', null],
  ['https:////exemplo.com.br', null],
  ['https:/exemplo.com.br', null],
  ['https:exemplo.com.br', null],
  ['https:\\\\exemplo.com.br', null],
  ['\\\\exemplo.com.br', null],
  ['exemplo.com.br\\@outro.com.br', null],
  ['https://@exemplo.com.br', null],
  ['ana@exemplo.com.br', null],
  ['exemplo.com.br/a b', null],
  ['exemplo.com.br/a\tb', null],
  ['exemplo.com.br/\u0001', null],
  ['exemplo.com.br/\u202egpj', null],
  ['data:text/html,x.y', null],
  ['javascript://exemplo.com.br/%0aalert(1)', null],
  ['https://..', null],
  ['https://exemplo.', null],
  ['https://.com', null],
  ['não é um site', null],
  ['www.exemplo.com.br,', 'https://www.exemplo.com.br'],
  ['exemplo.com.br; ', 'https://exemplo.com.br'],
  ['açaí.com.br', 'https://açaí.com.br'],
  ['loja_1.exemplo.com.br', 'https://loja_1.exemplo.com.br'],
  ['exemplo.com.br)', null],
  ['(exemplo.com.br)', null],
  ['exemplo.com.br,outro.com.br', null],
  ['www..exemplo.com', null],
  ['-exemplo.com', null],
  ['exemplo-.com', null],
  ['123', null],
  ['12.3', null],
  ['192.168.0.1', null],
  ['http://[::1]', null],
  ['19/07/2026', null],
  ['1.2/2026', null],
])('%s is stored as %s', (typed, stored) => {
  expect(normalizeWebsite(typed)).toBe(stored);
});

test('stores addresses with http and https only', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('data:x.y', 'JaVaScRiPt:a.b')),
      (typed) => {
        const stored = normalizeWebsite(typed);
        if (stored !== null) expect(new URL(stored).protocol).toMatch(/^https?:$/);
      },
    ),
  );
});

test('a stored address opens the host that it shows, and is stored the same when sent again', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      ':',
      '@',
      'https:',
      'http://',
      '.',
      'exemplo.com.br',
      '\t',
      '\u202e',
      '?',
      '#',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
      (typed) => {
        const stored = normalizeWebsite(typed);
        if (stored === null) return;
        const [, host] = /^https?:\/\/([^/?#\\@\s]+)(?:[/?#]|$)/i.exec(stored) ?? [];
        expect(host).toBeDefined();
        expect(new URL(stored).host).toBe(new URL(`https://${host}`).host);
        expect(normalizeWebsite(stored)).toBe(stored);
      },
    ),
    { numRuns: 5_000 },
  );
});
