import { formatAmount } from '../../lib/format.ts';

/** What of a company the rule looks at. */
export interface Completed {
  description: string;
  kinds: readonly unknown[];
  phone: string | null;
  email: string | null;
  website: string | null;
  instagram: string | null;
  facebook: string | null;
  address: string | null;
  cep: string | null;
  latitude: number | null;
  openingHours: string | null;
  logo: unknown;
  photos: readonly unknown[];
}

interface Rule {
  /** Name of the field in the company's form, to which the line leads. */
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

/** Every field that counts, with its weight and where it is filled in, the most useful to visitors first. */
const RULES: readonly Rule[] = [
  { field: 'openingHours', weight: 15, missing: (one) => absent(one.openingHours), name: () => 'horário' },
  {
    field: 'photos',
    weight: 15,
    of: PHOTOS,
    missing: ({ photos }) => Math.max(0, PHOTOS - photos.length),
    name: (count) => formatAmount(count, 'foto', 'fotos'),
  },
  { field: 'phone', weight: 10, missing: (one) => absent(one.phone), name: () => 'telefone' },
  { field: 'address', weight: 10, missing: (one) => absent(one.address), name: () => 'endereço' },
  { field: 'latitude', weight: 10, missing: (one) => absent(one.latitude), name: () => 'ponto no mapa' },
  {
    field: 'description',
    weight: 10,
    missing: ({ description }) => (description.trim().length < SHORTEST_DESCRIPTION ? 1 : 0),
    name: () => 'descrição com mais detalhes',
  },
  {
    field: 'kindIds',
    weight: 10,
    missing: ({ kinds }) => (kinds.length === 0 ? 1 : 0),
    name: () => 'segmento',
  },
  { field: 'logo', weight: 10, missing: (one) => absent(one.logo), name: () => 'logo' },
  { field: 'cep', weight: 5, missing: (one) => absent(one.cep), name: () => 'CEP' },
  { field: 'email', weight: 5, missing: (one) => absent(one.email), name: () => 'e-mail' },
  {
    field: 'website',
    weight: 5,
    missing: (one) => absent(one.website) & absent(one.instagram) & absent(one.facebook),
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
  return { percent: Math.floor((100 * (all - lost)) / all), lines };
}

/** Returns the sentence, after which the missing lines follow: 'Seu perfil está 70 % completo: faltam'. */
export function completenessText({ percent, lines }: ReturnType<typeof completenessOf>): string {
  if (lines.length === 0) return 'Seu perfil está completo.';
  const isOne = lines.length === 1 && lines[0]?.count === 1;
  return `Seu perfil está ${percent} % completo: ${isOne ? 'falta' : 'faltam'}`;
}
