import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { overlaps, type UnitBox, type UnitPoint, unitX, unitY } from './mercator.ts';

/** Points as x, y, x, y … */
export interface Line {
  box: UnitBox;
  points: Float64Array;
}

export interface Area {
  /** Two letters of a state, or the IBGE code of a municipality. */
  id: string;
  box: UnitBox;
  rings: readonly Line[];
}

export interface Outlines {
  box: UnitBox;
  /** What is inside: states, or the municipalities of one state. */
  areas: readonly Area[];
  /** The rings around all of them together. */
  land: readonly Line[];
  /** The lines between them, in short pieces. */
  borders: readonly Line[];
  /** The lines around all of them, in short pieces. */
  edge: readonly Line[];
}

export type MapTopology = Topology<{ areas: GeometryCollection }>;
type Coordinates = readonly (readonly number[])[];

/** Points of a piece of a line: a tile draws the pieces that it touches. */
const PIECE = 32;

function lineOf(coordinates: Coordinates): Line {
  const points = new Float64Array(coordinates.length * 2);
  const box: UnitBox = [1, 1, 0, 0];
  coordinates.forEach(([longitude = 0, latitude = 0], index) => {
    const [x, y] = [unitX(longitude), unitY(latitude)];
    points[index * 2] = x;
    points[index * 2 + 1] = y;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  });
  return { box, points };
}

function piecesOf(lines: readonly Coordinates[]): Line[] {
  return lines.flatMap((line) => {
    const pieces: Line[] = [];
    for (let start = 0; start < line.length - 1; start += PIECE)
      pieces.push(lineOf(line.slice(start, start + PIECE + 1)));
    return pieces;
  });
}

const boxOf = (lines: readonly Line[]): UnitBox =>
  lines.reduce<UnitBox>(
    (sum, { box }) => [
      Math.min(sum[0], box[0]),
      Math.min(sum[1], box[1]),
      Math.max(sum[2], box[2]),
      Math.max(sum[3], box[3]),
    ],
    [1, 1, 0, 0],
  );

/** Decodes a topology whose object `areas` has the outlines. */
export function outlinesOf(topology: MapTopology): Outlines {
  const { areas } = topology.objects;
  const polygons = areas.geometries as (Polygon | MultiPolygon)[];
  const land = merge(topology, polygons).coordinates.flat().map(lineOf);
  const meshOf = (isWanted: (isSame: boolean) => boolean) =>
    piecesOf(mesh(topology, areas, (a, b) => isWanted(a === b)).coordinates);
  return {
    box: boxOf(land),
    areas: feature(topology, areas).features.map(({ id, geometry }) => {
      const coordinates =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : (geometry as { coordinates: Coordinates[][] }).coordinates;
      const rings = coordinates.flat().map(lineOf);
      return { id: String(id), box: boxOf(rings), rings };
    }),
    land,
    borders: meshOf((isSame) => !isSame),
    edge: meshOf((isSame) => isSame),
  };
}

/** Returns the states of the country that a box touches. */
export const statesIn = (country: Outlines, box: UnitBox): string[] =>
  country.areas.filter((area) => overlaps(area.box, box)).map(({ id }) => id);

/** Counts crossings of a ray to the east, over all rings: a hole is outside. */
function contains({ rings }: Area, [x, y]: UnitPoint): boolean {
  let inside = false;
  for (const { points } of rings) {
    let [lastX = 0, lastY = 0] = points.slice(-2);
    for (let index = 0; index < points.length; index += 2) {
      const [nextX = 0, nextY = 0] = [points[index], points[index + 1]];
      if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX)
        inside = !inside;
      [lastX, lastY] = [nextX, nextY];
    }
  }
  return inside;
}

/** Returns the area around a point; undefined outside of all. */
export const areaAround = (areas: readonly Area[], point: UnitPoint): Area | undefined => {
  const box: UnitBox = [point[0], point[1], point[0], point[1]];
  return areas.find((area) => overlaps(area.box, box) && contains(area, point));
};
