import { formatCity } from '../../lib/format.ts';

export interface CompanyChoice {
  id: string;
  name: string;
  city: { name: string; state: string };
}

/** An owner's companies for a list to choose from: branches often bear one name, the city tells them apart. */
export const companyChoices = (companies: readonly CompanyChoice[]): { value: string; label: string }[] =>
  companies.map(({ id, name, city }) => ({ value: id, label: `${name}, ${formatCity(city)}` }));
