import { metresBetween, type Place, type Position, placeOf, positionOf, widthOf } from './mercator.ts';

/** A part of the map in Mercator coordinates. */
export interface Area {
  west: number;
  east: number;
  /** The smaller y. */
  north: number;
  south: number;
}

/** Degrees. */
interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A position, and the radius round it, if there is one. */
interface Near extends Position {
  radiusKm?: number | null;
}

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111;

/** Returns bounds in Mercator coordinates; swapped edges are put right. */
export function areaOf({ south, west, north, east }: Bounds): Area {
  const southWest: Place = placeOf({ latitude: south, longitude: west });
  const other: Place = placeOf({ latitude: north, longitude: east });
  return {
    west: Math.min(southWest.x, other.x),
    east: Math.max(southWest.x, other.x),
    north: Math.min(southWest.y, other.y),
    south: Math.max(southWest.y, other.y),
  };
}

/** Returns the square round a circle. */
export function areaAround(near: Position, radiusKm: number): Area {
  const { x, y } = placeOf(near);
  // The circle's edge nearer to a pole is drawn larger.
  const edge = Math.min(85, Math.abs(near.latitude) + radiusKm / DEGREE_KM);
  const radius = widthOf(1000 * radiusKm, edge);
  return { west: x - radius, east: x + radius, north: y - radius, south: y + radius };
}

/** Returns the part of both areas; null where they have none. */
export function overlap(a: Area, b: Area): Area | null {
  const both = {
    west: Math.max(a.west, b.west),
    east: Math.min(a.east, b.east),
    north: Math.max(a.north, b.north),
    south: Math.min(a.south, b.south),
  };
  return both.west <= both.east && both.north <= both.south ? both : null;
}

/** Returns the literal of PostgreSQL's box. */
export const boxOf = ({ west, east, north, south }: Area): string =>
  `((${west},${north}),(${east},${south}))`;

/** Returns whether a place is within the radius, if there is one. */
export const isNear = (near: Near | null | undefined, place: Place): boolean =>
  !near?.radiusKm || metresBetween(near, positionOf(place)) <= 1000 * near.radiusKm;
