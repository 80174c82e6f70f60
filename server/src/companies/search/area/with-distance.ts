import { metresBetween } from '../../../shared/map/mercator.ts';
import type { CompanyView } from '../../read-companies.ts';
import type { NearInput } from './area.inputs.ts';

/** Sets the distances from `near`, if there is one. */
export function withDistance(items: CompanyView[], near: NearInput | null | undefined): CompanyView[] {
  if (!near) return items;
  for (const company of items) {
    company.distanceMeters = company.point && Math.round(metresBetween(near, company.point));
  }
  return items;
}
