import type { MapPlace } from './base-data.ts';
import { latitudeOf, longitudeOf } from './mercator.ts';
import type { Area } from './outlines.ts';

/** From how many thousands of inhabitants on cities have a name, by zoom. */
const LEAST_INHABITANTS = new Map([
  [3, 2_500],
  [4, 1_500],
  [5, 600],
  [6, 250],
  [7, 90],
  [8, 35],
  [9, 12],
  [10, 5],
]);
/** Capitals are named from here on. */
const CAPITALS_FROM = 5;
/** Width of a letter and height of a name in pixels, with the room around it. */
const LETTER = 6.6;
const LINE = 18;

export type Rectangle = [left: number, top: number, right: number, bottom: number];

export const isNamed = ({ inhabitants, isCapital }: MapPlace, zoom: number): boolean =>
  zoom > 10 || inhabitants >= (LEAST_INHABITANTS.get(zoom) ?? 2_500) || (isCapital && zoom >= CAPITALS_FROM);

const isFree = (room: Rectangle, occupied: readonly Rectangle[]): boolean =>
  !occupied.some(
    (other) => room[0] < other[2] && room[2] > other[0] && room[1] < other[3] && room[3] > other[1],
  );

/** Returns on which side of its point a name has room, and takes it; undefined without room. */
export function takeRoom(
  { text, x, y }: { text: string; x: number; y: number },
  occupied: Rectangle[],
): 'above' | 'below' | undefined {
  const half = (text.length * LETTER) / 2 + 4;
  const above: Rectangle = [x - half, y - LINE, x + half, y + 3];
  const below: Rectangle = [x - half, y - 3, x + half, y + LINE];
  const side = isFree(above, occupied) ? 'above' : isFree(below, occupied) ? 'below' : undefined;
  if (side) occupied.push(side === 'above' ? above : below);
  return side;
}

/** Returns the middle of an area's largest ring. */
export function middleOf({ rings }: Area): { latitude: number; longitude: number } {
  let most = 0;
  let [middleX, middleY] = [0, 0];
  for (const { points } of rings) {
    let [twice, sumX, sumY] = [0, 0, 0];
    for (let index = 0; index + 3 < points.length; index += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.subarray(index, index + 4);
      const cross = x0 * y1 - x1 * y0;
      twice += cross;
      sumX += (x0 + x1) * cross;
      sumY += (y0 + y1) * cross;
    }
    if (Math.abs(twice) <= most) continue;
    most = Math.abs(twice);
    [middleX, middleY] = [sumX / (3 * twice), sumY / (3 * twice)];
  }
  return { latitude: latitudeOf(middleY), longitude: longitudeOf(middleX) };
}
