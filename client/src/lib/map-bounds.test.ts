import { expect, it } from 'vitest';
import { boundsText, readBounds } from './map-bounds.ts';

it('writes bounds into an address and reads them', () => {
  const bounds = { south: -23.0004, west: -47.2, north: -22.7, east: -46.9 };
  expect(boundsText(bounds)).toBe('-23.000,-47.200,-22.700,-46.900');
  expect(readBounds(boundsText(bounds))).toEqual({ ...bounds, south: -23 });
});

it.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '-22,-47,-23,-46',
  '-23,-46,-22,-47',
  'a,b,c,d',
  '-95,0,0,1',
  ',,,',
  '1, ,2,3',
])('reads no bounds from %j', (text) => {
  expect(readBounds(text)).toBeNull();
});
