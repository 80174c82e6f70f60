import { expect, it } from 'vitest';
import { type MapCompany, marksOf } from './map-marks.ts';

const company = (
  id: string,
  latitude: number,
  longitude: number,
  exactness: MapCompany['exactness'] = 'address',
): MapCompany => ({ id, name: `Empresa ${id}`, latitude, longitude, exactness });

const marks = (companies: MapCompany[], zoom: number) =>
  marksOf({ total: companies.length, totalIsExact: true, clusters: [], companies }, zoom);

it('marks companies that would cover each other as one, and apart once they do not', () => {
  const two = [company('1', -22.9, -47.06), company('2', -22.9, -47.07)];
  expect(marks(two, 9)).toMatchObject({
    companies: [],
    groups: [{ count: 2, isSpot: false, isRough: false }],
  });
  expect(marks(two, 14)).toEqual({ companies: two, groups: [] });
});

it('marks one spot at any zoom as one', () => {
  const two = [company('1', -22.9, -47.06), company('2', -22.9, -47.06)];
  for (const zoom of [4, 22]) expect(marks(two, zoom).groups).toMatchObject([{ count: 2, isSpot: true }]);
});

it('never pins a company whose point is not its own', () => {
  expect(marks([company('1', -22.9, -47.06, 'city')], 14)).toMatchObject({
    companies: [],
    groups: [{ count: 1, isRough: true }],
  });
});
