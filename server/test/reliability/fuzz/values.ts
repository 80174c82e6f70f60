import fc from 'fast-check';

/** Ids that may exist, impossible ids and invalid ones. */
const IDS = [
  '1',
  '2',
  '3',
  '7',
  '0',
  '-1',
  '1.5',
  '2147483647',
  '2147483648',
  '9'.repeat(400),
  'abc',
  "1'--",
  '',
  ' 1',
  '1e3',
  'NaN',
  '\0',
];

/** Texts that break programs: control characters, lone surrogates, very long ones, code. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00a',
  '\u202e',
  '\uffff',
  '👩‍👩‍👧‍👦',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '%',
  '_',
  '\\',
  '%%%',
  '<%= 7*7 %>',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=1+1',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  'ã'.repeat(6_000),
  '(((((((',
  '&|!:*',
  '2026-02-30',
  '2026-11-21',
  '99999-01-01',
  '2026-11-21T00:00:00Z',
];

/** Values that are valid for some field, so that many requests pass the first check. */
const PLAUSIBLE = [
  'Padaria do Zé',
  'Campinas - SP',
  'São Paulo',
  'SP',
  '13010-001',
  '(19) 3234-5678',
  'fuzz@exemplo.com.br',
  'https://exemplo.com.br',
  'uma-senha-bem-longa',
  'um-navegador-qualquer',
  'Um texto de mais de vinte letras, como se deve.',
  'admin',
  'company',
  'approved',
  'pending',
  'newest',
  '30d',
];

export const anyId: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...IDS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PLAUSIBLE) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 1, arbitrary: fc.integer() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-1, 0.1, 2_147_483_648, 1e21, -1e308, 4.999, Number.MAX_SAFE_INTEGER),
  },
);

/** Any JSON, rarely a deep one. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constantFrom(200, 2_000).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Returns mostly the expected values, sometimes none, sometimes any JSON. */
export const mostly = (expected: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 7, arbitrary: expected },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined, '', [], {}) },
    { weight: 1, arbitrary: anyJson },
  );

/** Headers that may come along; values as a parser of HTTP lets them through. */
const HEADERS: Record<string, readonly string[]> = {
  accept: ['*/*', 'text/html', 'application/xml', 'application/graphql-response+json', ';;;', 'q=9'],
  'accept-encoding': ['br', 'gzip;q=0', 'identity', '*', 'zstd, x'],
  'if-none-match': ['*', '""', 'W/"x"'],
  range: ['bytes=0-1', 'bytes=-'],
  'x-forwarded-for': ['203.0.113.7', '::1', 'unknown', 'a, b, c', '[::1]:99'],
  'x-forwarded-proto': ['https', 'javascript'],
  host: ['exemplo.com.br', 'a:b:c', '[::1'],
  'user-agent': ['Googlebot', 'x'.repeat(2_000)],
  cookie: ['a=b', '=;=;'],
  'apollo-require-preflight': ['true', ''],
  'x-http-method-override': ['DELETE'],
  expect: ['nothing'],
};

export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.keys(HEADERS), { maxLength: 3 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(HEADERS[name] ?? ['']))]))),
  );
