import { expect, it } from 'vitest';
import { directionsUrl, type MapLocation, routeQuery } from './map-links.ts';

const location: MapLocation = {
  name: 'Padaria',
  address: 'Rua das Magnólias, 482',
  city: { name: 'Campinas', state: 'SP' },
};

it('leads to the exact point, else to the address', () => {
  const point = { latitude: -22.9056, longitude: -47.0608 };
  expect(routeQuery({ ...location, point: { ...point, exactness: 'address' } })).toBe('-22.9056%2C-47.0608');
  const byAddress = routeQuery(location);
  expect(decodeURIComponent(byAddress)).toMatch(/^Rua das Magnólias, 482, Campinas.*Brasil$/);
  expect(routeQuery({ ...location, point: { ...point, exactness: 'neighbourhood' } })).toBe(byAddress);
  expect(directionsUrl({ ...location, point: null })).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${byAddress}`,
  );
});
