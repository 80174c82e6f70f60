import { describeHoursText } from '../../hours/describe-hours.ts';
import type { Company } from '../company.ts';
import { shownFields } from '../company-fields.ts';
import { isTextField } from './applied-fields.ts';
import type { CorrectionField } from './company-correction.ts';

/** Returns the text that the site shows of what is corrected; null for what is no value. */
export function shownText(company: Partial<Company>, field: CorrectionField): string | null {
  if (isTextField(field)) return shownFields(company)[field] || null;
  if (field !== 'openingHours' || !company.openingHours) return null;
  return describeHoursText(company.openingHours);
}
