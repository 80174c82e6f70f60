import { PARTS } from '../../domain/members/company-rights.ts';
import { formatCity } from '../../lib/format.ts';

export interface CompanyChoice {
  id: string;
  name: string;
  city: { name: string; state: string };
  /** The viewer's part in a company of somebody else; null in an own one. */
  part: keyof typeof PARTS | null;
}

/** Returns the name of a company in a choice, with the viewer's part; the city distinguishes branches of the same name. */
export const companyLabel = ({ name, city, part }: CompanyChoice): string =>
  `${name}, ${formatCity(city)}${part ? ` · ${PARTS[part].name}` : ''}`;
