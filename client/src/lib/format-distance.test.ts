import { expect, it } from 'vitest';
import { formatDistance } from './format-distance.ts';
import { isExactlyKnown, positionOf, rememberHere } from './here.ts';

it.each([
  [4, 'a 10 m'],
  [853, 'a 850 m'],
  [996, 'a 1 km'],
  [1_249, 'a 1,2 km'],
  [12_400, 'a 12 km'],
  [2_345_678, 'a 2.346 km'],
])('%i m from an exact position: %s', (metres, text) => {
  expect(formatDistance(metres, { isRough: false })).toBe(text);
});

it.each([
  [853, 'até 1 km'],
  [1_249, 'a 1 km'],
  [1_749, 'a 2 km'],
])('%i m from a rough position: %s', (metres, text) => {
  expect(formatDistance(metres, { isRough: true })).toBe(text);
});

it('takes the exact position only for the address that it makes', () => {
  expect(positionOf('-23.55,-46.63')).toEqual({ latitude: -23.55, longitude: -46.63 });
  expect(rememberHere({ latitude: -23.5512, longitude: -46.6334 })).toBe('-23.55,-46.63');
  expect(positionOf('-23.55,-46.63')).toEqual({ latitude: -23.5512, longitude: -46.6334 });
  expect(positionOf('-22.91,-47.06')).toEqual({ latitude: -22.91, longitude: -47.06 });
  expect([isExactlyKnown('-23.55,-46.63'), isExactlyKnown('-22.91,-47.06')]).toEqual([true, false]);
  for (const near of ['', 'x', '-23.5512,-46.6334', '48.85,2.35', '-23.55'])
    expect(positionOf(near)).toBeNull();
});
