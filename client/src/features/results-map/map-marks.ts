import type { MapBounds } from '../../lib/map-bounds.ts';
import { unitX, unitY } from '../../ui/map/mercator.ts';
import type { CompaniesOnMapQuery } from './companies-on-map.gen.ts';

type MapResult = CompaniesOnMapQuery['companiesOnMap'];
export type MapCompany = MapResult['companies'][number];

/** Several companies as one mark with their number. */
export interface MapGroup {
  latitude: number;
  longitude: number;
  count: number;
  /** Whether all have the same point: then they are listed, for no zoom parts them. */
  isSpot: boolean;
  /** Whether no company of it has a point of its own. */
  isRough: boolean;
  bounds: MapBounds;
}

/** Marks closer than these pixels would cover each other. */
const CLOSE = 30;
/** Half a side of a spot, in degrees. */
const HALF_SPOT = 0.000_01;

const boundsOf = (points: readonly MapCompany[]): MapBounds => {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes) - HALF_SPOT,
    north: Math.max(...latitudes) + HALF_SPOT,
    west: Math.min(...longitudes) - HALF_SPOT,
    east: Math.max(...longitudes) + HALF_SPOT,
  };
};

function groupOf(companies: MapCompany[]): MapGroup {
  const bounds = boundsOf(companies);
  const { south, north, west, east } = bounds;
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    count: companies.length,
    isSpot: Math.max(north - south, east - west) < 3 * HALF_SPOT,
    isRough: companies.every(({ exactness }) => exactness !== 'address'),
    bounds,
  };
}

/** Returns what a map marks at a zoom: companies with a place of their own, and groups of those that would cover each other. */
export function marksOf(result: MapResult, zoom: number): { companies: MapCompany[]; groups: MapGroup[] } {
  const close = CLOSE / (256 * 2 ** zoom);
  const together: MapCompany[][] = [];
  for (const company of result.companies) {
    const near = together.find(
      ([first]) =>
        first &&
        Math.hypot(
          unitX(first.longitude) - unitX(company.longitude),
          unitY(first.latitude) - unitY(company.latitude),
        ) < close,
    );
    if (near) near.push(company);
    else together.push([company]);
  }
  const isAlone = ([singular, ...others]: MapCompany[]) =>
    others.length === 0 && singular?.exactness === 'address';
  return {
    companies: together.filter(isAlone).flat(),
    groups: [...together.filter((companies) => !isAlone(companies)).map(groupOf), ...result.clusters],
  };
}
