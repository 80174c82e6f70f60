import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['padaria', 'padaria', 0],
  ['padria', 'padaria', 1],
  ['ultragas', 'ultragaz', 1],
  ['hotle', 'hotel', 1],
  ['', 'abc', 3],
  ['campinaz', 'campina', 1],
  ['gato', 'rata', 2],
])('%s → %s: %i', (one, other, edits) => expect(editDistance(one, other)).toBe(edits));

test('the distance is symmetric, and 0 for equal words only', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
    }),
  );
});
