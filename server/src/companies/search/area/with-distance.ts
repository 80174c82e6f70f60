import { metresBetween } from '../../../shared/map/mercator.ts';
import { PointExactness } from '../../points/map-point.ts';
import type { CompanyView } from '../../read-companies.ts';
import type { NearInput } from './area.inputs.ts';

/** Sets the distances from `near`, if there is one, to companies whose own point is known. */
export function withDistance(items: CompanyView[], near: NearInput | null | undefined): CompanyView[] {
  if (!near) return items;
  for (const company of items) {
    const { point } = company;
    const isKnown = point?.exactness === PointExactness.address;
    company.distanceMeters = isKnown ? Math.round(metresBetween(near, point)) : null;
  }
  return items;
}
