import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnArea, fillingCrop, MAX_ZOOM, moved } from './logo-cropper.tsx';

const SIDE = 300;
const sizes = fc.record({
  width: fc.integer({ min: 1, max: 8_000 }),
  height: fc.integer({ min: 1, max: 8_000 }),
});
const crops = fc.record({
  zoom: fc.integer({ min: 100, max: MAX_ZOOM }),
  x: fc.integer({ min: 0, max: 100 }),
  y: fc.integer({ min: 0, max: 100 }),
});

describe('the square of a picture', () => {
  it('shows the whole picture at 100 percent', () => {
    expect(drawnArea({ width: 600, height: 300 }, { zoom: 100, x: 50, y: 50 }, SIDE)).toEqual({
      left: 0,
      top: 75,
      width: 300,
      height: 150,
    });
  });

  it('is filled by the largest crop, unless the picture is a thin strip', () => {
    const { left, top, width, height } = drawnArea(
      { width: 600, height: 300 },
      fillingCrop({ width: 600, height: 300 }),
      SIDE,
    );
    expect({ left, top, width, height }).toEqual({ left: -150, top: 0, width: 600, height: 300 });
  });

  it('stays within the picture when it is moved', () => {
    fc.assert(
      fc.property(sizes, crops, fc.integer(), fc.integer(), (picture, crop, x, y) => {
        const after = moved(picture, crop, { x, y }, SIDE);
        expect(after.x).toBeGreaterThanOrEqual(0);
        expect(after.x).toBeLessThanOrEqual(100);
        const { left, width } = drawnArea(picture, after, SIDE);
        // Wider than the square: no empty edge. Narrower: all of it is inside.
        const low = Math.min(0, SIDE - width) - 0.01;
        const high = Math.max(0, SIDE - width) + 0.01;
        expect(left).toBeGreaterThanOrEqual(low);
        expect(left).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('follows the pointer', () => {
    const picture = { width: 600, height: 300 };
    const before = fillingCrop(picture);
    const after = moved(picture, before, { x: 30, y: 30 }, SIDE);
    expect(drawnArea(picture, after, SIDE).left).toBeCloseTo(drawnArea(picture, before, SIDE).left + 30);
    expect(drawnArea(picture, after, SIDE).top).toBeCloseTo(0);
  });
});
