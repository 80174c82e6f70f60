import { expect, test } from 'vitest';
import { COVER_RATIO, coverOf, cropOf, framingOf } from './cover-crop.ts';

/** Returns the part of a photo that CSS shows in a cover of 16:9, in fractions. */
function shownBy(
  { zoom, focus }: ReturnType<typeof coverOf>,
  { width, height }: { width: number; height: number },
) {
  const ratio = width / height;
  const visible = {
    width: Math.min(1, COVER_RATIO / ratio) / zoom,
    height: Math.min(1, ratio / COVER_RATIO) / zoom,
  };
  const [x = 0, y = 0] = focus.split(' ').map((part) => Number.parseFloat(part) / 100);
  return { x: x * (1 - visible.width), y: y * (1 - visible.height), ...visible };
}

test.each([
  ['a photo of 4:3', { width: 1600, height: 1200 }, { x: 0.2, y: 0.3, width: 0.5, height: 0.375 }],
  ['an upright one', { width: 900, height: 1600 }, { x: 0, y: 0.1, width: 1, height: 0.316 }],
  ['a panorama', { width: 1600, height: 500 }, { x: 0.44, y: 0, width: 0.555, height: 1 }],
] as const)('a cover shows the crop of %s', (_what, size, crop) => {
  const shown = shownBy(coverOf(size, crop), size);
  expect(cropOf(size, framingOf(size, crop)).x).toBeCloseTo(crop.x, 2);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(shown[side]).toBeCloseTo(crop[side], 2);
});

test('without a crop the middle fills the cover', () => {
  expect(coverOf({ width: 1600, height: 1200 }, null)).toEqual({ zoom: 1, focus: '50% 50%' });
});
