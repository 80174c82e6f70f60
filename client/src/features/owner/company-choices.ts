import { formatCity } from '../../lib/format.ts';

export interface CompanyChoice {
  id: string;
  name: string;
  city: { name: string; state: string };
}

/** Returns an owner's companies as options; the city distinguishes branches of the same name. */
export const companyChoices = (companies: readonly CompanyChoice[]): { value: string; label: string }[] =>
  companies.map(({ id, name, city }) => ({ value: id, label: `${name}, ${formatCity(city)}` }));
