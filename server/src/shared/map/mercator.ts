/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A Mercator position: x from the west and y from the north, 0 to 1 round the world. */
export interface Place {
  x: number;
  y: number;
}

/** Brazil with its islands, in degrees. */
export const BRAZIL = { south: -34, north: 6, west: -74, east: -28 };

const EARTH_METRES = 6_371_008.8;
/** Beyond it Mercator has no end. */
const MOST_LATITUDE = 85;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the Mercator position, as `map_point` in SQL. */
export function placeOf({ latitude, longitude }: Position): Place {
  const within = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians(within) / 2)) / (2 * Math.PI),
  };
}

/** Returns degrees with six digits, 11 cm, for a Mercator position. */
export function positionOf({ x, y }: Place): Position {
  const latitude = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90;
  return { latitude: Number(latitude.toFixed(6)), longitude: Number((x * 360 - 180).toFixed(6)) };
}

/** Returns how much of Mercator's width so many metres are at a latitude. */
export const widthOf = (metres: number, latitude: number): number =>
  metres / (2 * Math.PI * EARTH_METRES * Math.cos(radians(latitude)));

/** Returns the metres between two positions on the sphere, by haversine. */
export function metresBetween(a: Position, other: Position): number {
  const byLatitude = Math.sin(radians(a.latitude - other.latitude) / 2) ** 2;
  const byLongitude = Math.sin(radians(a.longitude - other.longitude) / 2) ** 2;
  const both = byLatitude + Math.cos(radians(a.latitude)) * Math.cos(radians(other.latitude)) * byLongitude;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(both)));
}
