import { expect, test } from 'vitest';
import { parseId } from './ids.ts';

test.each(['1', '42', '2147483647'])('%s is an id', (text) => {
  expect(parseId(text)).toBe(Number(text));
});

test.each(['0', '-1', '1.5', 'abc', '', ' 1', '1e3', '0x1', '2147483648', '9'.repeat(400), '\u0000'])(
  '%j cannot exist',
  (text) => {
    expect(() => parseId(text, 'Nada aqui.')).toThrow('Nada aqui.');
  },
);
