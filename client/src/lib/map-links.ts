import { formatCity } from './format.ts';

/** How exact a point is: the address itself, or the middle of the neighbourhood or the city. */
export type PointExactness = 'address' | 'neighbourhood' | 'city';

export interface MapPoint {
  latitude: number;
  longitude: number;
  exactness: PointExactness;
}

export interface MapLocation {
  name: string;
  address: string | null;
  city: { name: string; state: string };
  /** Null when not even the city's is known. */
  point?: MapPoint | null;
}

/** Returns latitude and longitude of a point that is the address itself; null without one. */
const positionOf = ({ point }: MapLocation): string | null =>
  point?.exactness === 'address' ? `${point.latitude},${point.longitude}` : null;

const inCity = (text: string, { city }: MapLocation): string => `${text}, ${formatCity(city)}, Brasil`;

/** Returns the query for a maps service, encoded: the address, else the exact point, else name and city. */
export function mapQuery(location: MapLocation): string {
  const { name, address } = location;
  if (address) return encodeURIComponent(inCity(address, location));
  return encodeURIComponent(positionOf(location) ?? inCity(name, location));
}

/** Returns where a route ends, encoded: the exact point, else what `mapQuery` returns. */
export function routeQuery(location: MapLocation): string {
  const position = positionOf(location);
  return position === null ? mapQuery(location) : encodeURIComponent(position);
}

/** Returns the directions to a place on Google Maps, from where the user is. */
export const directionsUrl = (location: MapLocation): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${routeQuery(location)}`;
