import type { Company } from '../../companies/company.ts';
import { formatAmount } from '../../shared/text/format.ts';

/** What of a company the rules look at. */
export interface Completed
  extends Pick<
    Company,
    | 'description'
    | 'kindIds'
    | 'phone'
    | 'email'
    | 'website'
    | 'instagram'
    | 'facebook'
    | 'address'
    | 'cep'
    | 'latitude'
    | 'openingHours'
    | 'logoHash'
  > {
  /** Photos that are ready. */
  photos: number;
}

interface Rule {
  /** Name of the field in the company's form. */
  field: string;
  weight: number;
  /** How much is missing, of `of`, which is 1 where left out. */
  missing(company: Completed): number;
  of?: number;
  /** Stands after 'falta' or 'faltam'. */
  name(missing: number): string;
}

const PHOTOS = 3;
const SHORTEST_DESCRIPTION = 80;
const absent = (value: unknown): number => (value === null || value === '' ? 1 : 0);

/** Every field that counts, with its weight, the most useful to visitors first. */
const RULES: readonly Rule[] = [
  {
    field: 'openingHours',
    weight: 15,
    missing: (company) => absent(company.openingHours),
    name: () => 'horário',
  },
  {
    field: 'photos',
    weight: 15,
    of: PHOTOS,
    missing: ({ photos }) => Math.max(0, PHOTOS - photos),
    name: (count) => formatAmount(count, 'foto', 'fotos'),
  },
  { field: 'phone', weight: 10, missing: (company) => absent(company.phone), name: () => 'telefone' },
  { field: 'address', weight: 10, missing: (company) => absent(company.address), name: () => 'endereço' },
  {
    field: 'latitude',
    weight: 10,
    missing: (company) => absent(company.latitude),
    name: () => 'ponto no mapa',
  },
  {
    field: 'description',
    weight: 10,
    missing: ({ description }) => (description.trim().length < SHORTEST_DESCRIPTION ? 1 : 0),
    name: () => 'descrição com mais detalhes',
  },
  {
    field: 'kindIds',
    weight: 10,
    missing: ({ kindIds }) => (kindIds.length === 0 ? 1 : 0),
    name: () => 'segmento',
  },
  { field: 'logo', weight: 10, missing: (company) => absent(company.logoHash), name: () => 'logo' },
  { field: 'cep', weight: 5, missing: (company) => absent(company.cep), name: () => 'CEP' },
  { field: 'email', weight: 5, missing: (company) => absent(company.email), name: () => 'e-mail' },
  {
    field: 'website',
    weight: 5,
    missing: (company) => absent(company.website) & absent(company.instagram) & absent(company.facebook),
    name: () => 'site ou rede social',
  },
];

/** Returns how complete a company is, in percent, and what is missing with its field. */
export function completenessOf(company: Completed) {
  const all = RULES.reduce((sum, { weight }) => sum + weight, 0);
  const lines = RULES.flatMap(({ field, weight, of = 1, missing, name }) => {
    const count = missing(company);
    return count === 0 ? [] : [{ field, name: name(count), count, lost: (weight * count) / of }];
  });
  const lost = lines.reduce((sum, line) => sum + line.lost, 0);
  return { percent: Math.floor((100 * (all - lost)) / all), missing: lines };
}

/** Returns 'Sua página está 85% completa: falta', which what is missing follows; null when nothing is. */
export function completenessText({ percent, missing }: ReturnType<typeof completenessOf>): string | null {
  if (missing.length === 0) return null;
  const isOne = missing.length === 1 && missing[0]?.count === 1;
  return `Sua página está ${percent}% completa: ${isOne ? 'falta' : 'faltam'}`;
}
