import { expect, it } from 'vitest';
import { centsOf, offerPrice, priceText } from './offer-price.ts';

it.each([
  ['', null],
  ['60', 6_000],
  ['R$ 60', 6_000],
  ['59,9', 5_990],
  ['59.90', 5_990],
  ['1.250', 125_000],
  ['1.250,90', 125_090],
  ['0', 0],
  ['a combinar', Number.NaN],
  ['60,999', Number.NaN],
  ['-1', Number.NaN],
])('%s is %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

it('writes prices without empty cents', () => {
  const shown = (priceCents: number | null, isFrom = false) =>
    offerPrice({ priceCents, isFrom })?.replace(/\s/g, ' ') ?? null;
  expect([shown(6_000), shown(5_990), shown(6_000, true), shown(null)]).toEqual([
    'R$ 60',
    'R$ 59,90',
    'a partir de R$ 60',
    null,
  ]);
  expect([6_000, 5_990, null].map(priceText)).toEqual(['60', '59,90', '']);
});
