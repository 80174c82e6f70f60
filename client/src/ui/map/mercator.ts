/** The world as a square from 0 to 1 in Web Mercator, as Leaflet's tiles divide it; y grows southward. */
export type UnitPoint = readonly [x: number, y: number];

/** West, north, east, south. */
export type UnitBox = [west: number, north: number, east: number, south: number];

export const unitX = (longitude: number): number => (longitude + 180) / 360;

export const unitY = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

export const longitudeOf = (x: number): number => x * 360 - 180;

export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

export const overlaps = (a: UnitBox, b: UnitBox): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

/** From here on states are drawn with their municipalities. */
export const DETAIL_ZOOM = 7;
