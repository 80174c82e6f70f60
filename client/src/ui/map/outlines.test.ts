import { expect, it } from 'vitest';
import { latitudeOf, longitudeOf, unitX, unitY } from './mercator.ts';
import { areaAround, type MapTopology, outlinesOf, statesIn } from './outlines.ts';

/** Two squares side by side; the left one has a hole. */
const topology: MapTopology = {
  type: 'Topology',
  objects: {
    areas: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: 'LEFT', arcs: [[0, 1], [3]] },
        { type: 'Polygon', id: 'RIGHT', arcs: [[2, -1]] },
      ],
    },
  },
  arcs: [
    [
      [10, 0],
      [10, 10],
    ],
    [
      [10, 10],
      [0, 10],
      [0, 0],
      [10, 0],
    ],
    [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
    ],
    [
      [4, 4],
      [4, 6],
      [6, 6],
      [6, 4],
      [4, 4],
    ],
  ],
};
const at = (longitude: number, latitude: number) => [unitX(longitude), unitY(latitude)] as const;

it('converts degrees to the unit square and back', () => {
  expect(at(-180, 0)).toEqual([0, 0.5]);
  expect(longitudeOf(unitX(-47.06))).toBeCloseTo(-47.06, 9);
  expect(latitudeOf(unitY(-22.9))).toBeCloseTo(-22.9, 9);
  expect(unitY(-22.9)).toBeGreaterThan(0.5);
});

it('finds the area around a point: not in its hole, nor outside', () => {
  const { areas } = outlinesOf(topology);
  expect(areaAround(areas, at(2, 2))?.id).toBe('LEFT');
  expect(areaAround(areas, at(5, 5))).toBeUndefined();
  expect(areaAround(areas, at(15, 5))?.id).toBe('RIGHT');
  expect(areaAround(areas, at(25, 5))).toBeUndefined();
});

it('separates the lines between areas from those around them, and finds the areas of a box', () => {
  const outlines = outlinesOf(topology);
  expect(outlines.borders.map(({ points }) => [...points])).toEqual([[...at(10, 0), ...at(10, 10)]]);
  expect(outlines.box[0]).toBeCloseTo(unitX(0), 9);
  expect(outlines.box[2]).toBeCloseTo(unitX(20), 9);
  expect(statesIn(outlines, [...at(12, 8), ...at(14, 6)])).toEqual(['RIGHT']);
});
