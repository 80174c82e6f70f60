import type { Context } from '../../../graphql/context.ts';
import { invalid } from '../../../shared/errors.ts';
import { type Area, areaAround, areaOf, overlap } from '../../../shared/map/area.ts';
import { type Place, placeOf } from '../../../shared/map/mercator.ts';
import type { MapBoundsInput, NearInput } from './area.inputs.ts';

/** Where a search looks, and from where distances count. */
export interface SearchArea {
  /** Null for anywhere. */
  within: Area | null;
  near: NearInput | null;
}

/** Throws BAD_USER_INPUT for an exact position in an address, which logs and histories would keep. */
export function requireRoughInAddress(ctx: Context, near: NearInput | null | undefined): void {
  if (!near || !ctx.isInAddress || (isRough(near.latitude) && isRough(near.longitude))) return;
  throw invalid({ near: ['Num GET a posição tem no máximo duas casas decimais; envie a exata num POST.'] });
}

/** Returns whether a number of degrees has at most two decimals. */
const isRough = (degrees: number): boolean => Math.abs(100 * degrees - Math.round(100 * degrees)) < 1e-6;

/** All places. */
const WORLD: Area = { west: 0, east: 1, north: 0, south: 1 };
const NOWHERE: Area = { west: 0, east: 0, north: 0, south: 0 };
/** More metres than the world has. */
export const ANY_METRES = 1e9;

/** Returns where a search with `near` and `bounds` looks. */
export function searchArea(
  near: NearInput | null | undefined,
  bounds: MapBoundsInput | null | undefined,
): SearchArea {
  const circle = near?.radiusKm ? areaAround(near, near.radiusKm) : null;
  const box = bounds ? areaOf(bounds) : null;
  const within = circle && box ? (overlap(circle, box) ?? NOWHERE) : (circle ?? box);
  return { within, near: near ?? null };
}

/** Returns the square, middle and radius in metres that statements take. */
export function circleOf({ within, near }: SearchArea): { area: Area; middle: string; metres: number } {
  const { x, y }: Place = near ? placeOf(near) : { x: 0.5, y: 0.5 };
  return {
    area: within ?? WORLD,
    middle: `(${x},${y})`,
    metres: near?.radiusKm ? 1000 * near.radiusKm : ANY_METRES,
  };
}
