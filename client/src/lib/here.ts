/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

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
