import type { CorrectionField } from './company-correction.ts';

/** Fields of a company that an accepted correction changes by itself; other corrections are made by hand. */
const TEXT_FIELDS = ['name', 'address', 'phone', 'website'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

export const isTextField = (field: CorrectionField): field is TextField =>
  (TEXT_FIELDS as readonly string[]).includes(field);
