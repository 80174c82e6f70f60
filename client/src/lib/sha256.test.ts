import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

const ofNode = (text: string): string => createHash('sha256').update(text).digest('hex');

it('agrees with Node at the edges of a block', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'x'.repeat(length);
    expect(sha256Hex(text)).toBe(ofNode(text));
  }
});

it('agrees with Node on any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256Hex(text) === ofNode(text)));
});
