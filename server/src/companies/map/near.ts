import { metresBetween, type Place, placeOf, positionOf, widthOf } from '../../shared/map/mercator.ts';
import type { Area } from './cells.ts';
import type { NearInput } from './map.types.ts';

/** Returns the square round a circle. */
export function areaAround(near: NearInput, radiusKm: number): Area {
  const { x, y } = placeOf(near);
  // The circle's edge nearer to a pole is drawn larger.
  const edge = Math.abs(near.latitude) + radiusKm / 111;
  const radius = widthOf(1000 * radiusKm, Math.min(edge, 85));
  return { west: x - radius, east: x + radius, north: y - radius, south: y + radius };
}

/** Returns whether a place is within the radius, if there is one. */
export const isNear = (near: NearInput | null | undefined, place: Place): boolean =>
  !near?.radiusKm || metresBetween(near, positionOf(place)) <= 1000 * near.radiusKm;
