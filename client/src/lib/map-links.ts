import { formatCity } from './format.ts';

export interface MapLocation {
  name: string;
  address: string | null;
  city: { name: string; state: string };
  latitude: number | null;
  longitude: number | null;
}

/** Returns the query for a maps service, encoded: the address, else the position, else name and city. */
export function mapQuery({ name, address, city, latitude, longitude }: MapLocation): string {
  const town = `${formatCity(city)}, Brasil`;
  if (address) return encodeURIComponent(`${address}, ${town}`);
  if (latitude !== null && longitude !== null) return encodeURIComponent(`${latitude},${longitude}`);
  return encodeURIComponent(`${name}, ${town}`);
}

/** Returns the directions to a place on Google Maps, from where the user is. */
export const directionsUrl = (location: MapLocation): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${mapQuery(location)}`;
