import type { ProposedCorrectionFragment } from './corrections.gen.ts';

export type CorrectionField = ProposedCorrectionFragment['field'];

/** What a correction is about, in the order of the form. */
export const CORRECTION_FIELDS: Readonly<Record<CorrectionField, string>> = {
  name: 'Nome',
  address: 'Endereço',
  phone: 'Telefone',
  website: 'Site',
  openingHours: 'Horário de funcionamento',
  closed: 'Fechou de vez',
  other: 'Outra coisa',
};

/** Returns whether accepting a correction of this field changes the company by itself. */
export const isAppliedAtOnce = (field: CorrectionField): field is 'name' | 'address' | 'phone' | 'website' =>
  field === 'name' || field === 'address' || field === 'phone' || field === 'website';
