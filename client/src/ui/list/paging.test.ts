import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesAround } from './paging.tsx';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 25, [1, null, 4, 5, 6, null, 25]],
  [3, 25, [1, 2, 3, 4, null, 25]],
  [4, 25, [1, 2, 3, 4, 5, null, 25]],
])('shows page %i of %i among its neighbours', (page, lastPage, shown) => {
  expect(pagesAround(page, lastPage)).toEqual(shown);
});

it('always shows the ends and the page itself, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100), (lastPage, offset) => {
      const page = 1 + (offset % lastPage);
      const shown = pagesAround(page, lastPage).filter((number) => number !== null);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
      expect(shown).toEqual(expect.arrayContaining([1, page, lastPage]));
    }),
  );
});
