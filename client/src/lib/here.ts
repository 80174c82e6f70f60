/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Of this page view only: never stored, and never in an address. The server's instance never has one. */
let exact: Position | null = null;

/** Returns a position as addresses have it, with two decimals, about a kilometre: "-23.55,-46.63". */
export const roughly = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** Remembers where the visitor is and returns it as addresses have it. */
export function rememberHere(position: Position): string {
  exact = position;
  return roughly(position);
}

/** Returns whether the exact position of an address is known. */
export const isExactlyKnown = (near: string): boolean => exact !== null && roughly(exact) === near;

/** Returns the position of an address: the exact one while it is known. Null for no position in Brazil. */
export function positionOf(near: string): Position | null {
  if (exact !== null && isExactlyKnown(near)) return exact;
  const [latitude = Number.NaN, longitude = Number.NaN] = near.split(',').map(Number);
  const isInside = latitude >= -34 && latitude <= 6 && longitude >= -74 && longitude <= -28;
  return isInside && near === roughly({ latitude, longitude }) ? { latitude, longitude } : null;
}

/** Returns the metres between two positions. */
export function metresBetween(from: Position, to: Position): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const chord =
    half(north - south) + Math.cos(south) * Math.cos(north) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(chord));
}
