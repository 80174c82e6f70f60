import { paths } from '../../paths.ts';

/** Blocks of the company form, with the names of their fields as the server's errors have them. */
export const BLOCKS = {
  name: ['name'],
  description: ['description'],
  kinds: ['kindIds', 'categoryId'],
  place: ['cep', 'state', 'city', 'address', 'latitude', 'longitude'],
  contact: ['phone', 'contactType', 'email', 'website'],
  hours: ['openingHours'],
  profiles: ['instagram', 'facebook', 'ifood'],
  facts: ['foundedYear', 'areaServed'],
  attributes: ['attributeIds'],
  offers: ['offers'],
  owner: ['ownerEmail'],
  logo: ['logo'],
} as const satisfies Record<string, readonly string[]>;

export type Block = keyof typeof BLOCKS;
export const ALL_BLOCKS = Object.keys(BLOCKS) as Block[];

export const fieldsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => BLOCKS[block]);

/** The parts in which an owner edits a company, by their place in the address. Photos have an editor of their own. */
export const PARTS = {
  dados: { title: 'Dados', blocks: ['name', 'description', 'kinds', 'logo'] },
  contato: { title: 'Contato', blocks: ['contact', 'place', 'profiles'] },
  horario: { title: 'Horário', blocks: ['hours'] },
  servicos: { title: 'Serviços e preços', blocks: ['offers'] },
  fotos: { title: 'Fotos', blocks: [] },
  caracteristicas: { title: 'Características', blocks: ['facts', 'attributes'] },
} as const satisfies Record<string, { title: string; blocks: readonly Block[] }>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** Returns the part with a field; the first for an unknown field. */
export const partOf = (field: string): PartName =>
  field === 'photos'
    ? 'fotos'
    : (PART_NAMES.find((name) => fieldsOf(PARTS[name].blocks).includes(field)) ?? 'dados');

/** Returns the path of the page of a part. */
export const partPath = (part: PartName, companyId: string): string =>
  `${paths.userDashboard(companyId)}&editar=${part}`;
