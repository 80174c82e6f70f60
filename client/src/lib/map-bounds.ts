/** A part of the map, in degrees. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Three decimals are about a hundred metres. */
const DECIMALS = 3;

/** Returns bounds as in an address: south, west, north, east. */
export const boundsText = ({ south, west, north, east }: MapBounds): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(DECIMALS)).join(',');

/** Reads bounds from an address; null where they make no sense. */
export function readBounds(text: string): MapBounds | null {
  const numbers = text.split(',').map((field) => (field.trim() === '' ? Number.NaN : Number(field)));
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = numbers;
  const isSane =
    numbers.length === 4 &&
    south >= -90 &&
    north <= 90 &&
    west >= -180 &&
    east <= 180 &&
    south < north &&
    west < east;
  return isSane ? { south, west, north, east } : null;
}
