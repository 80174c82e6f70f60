import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter, type ListFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';

/** A row of the list of categories or cities. */
export interface Entry {
  id: string;
  name: string;
  /** Of a city. */
  state?: string;
  /** False when visitors and owners are not offered it. */
  isVisible: boolean;
  companiesCount: number;
}

/** Texts and names of one of the two lists. */
export interface EntryKind {
  /** Its subject type in the audit log. */
  type: 'category' | 'city';
  singular: 'categoria' | 'cidade';
  /** Names the exported file, too. */
  plural: string;
  /** Name of the server's export. */
  list: string;
  /** Shown when nothing was found. */
  hint: string;
  nameLength: number;
  /** Describes the field of the name. */
  nameHint: string;
}

export const CATEGORY: EntryKind = {
  type: 'category',
  singular: 'categoria',
  plural: 'categorias',
  list: 'categories',
  hint: 'Tente outra parte do nome.',
  nameLength: 60,
  nameHint: 'Como aparece em buscas e cadastros, com até 60 caracteres.',
};

export const CITY: EntryKind = {
  type: 'city',
  singular: 'cidade',
  plural: 'cidades',
  list: 'cities',
  hint: 'Tente outra parte do nome ou outro estado.',
  nameLength: 80,
  nameHint: 'Com acentos, até 80 caracteres.',
};

/** Orders of the categories and, with those of `CITY_ORDERS`, of the cities, by their value in the URL. */
export const ENTRY_ORDERS = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
  { value: 'companies', label: 'Mais empresas' },
  { value: 'companiesAscending', label: 'Menos empresas' },
  { value: 'visible', label: 'Visíveis primeiro' },
  { value: 'hidden', label: 'Ocultas primeiro' },
] as const;

export const CITY_ORDERS = [
  ...ENTRY_ORDERS,
  { value: 'state', label: 'Estado, de A a Z' },
  { value: 'stateDescending', label: 'Estado, de Z a A' },
  { value: 'ibgeCode', label: 'Código IBGE, do menor ao maior' },
  { value: 'ibgeCodeDescending', label: 'Código IBGE, do maior ao menor' },
  { value: 'population', label: 'Mais habitantes' },
  { value: 'populationAscending', label: 'Menos habitantes' },
] as const;

const VISIBILITIES = [
  { value: 'all', label: 'Todas' },
  { value: 'visible', label: 'Visíveis' },
  { value: 'hidden', label: 'Ocultas' },
] as const;

/** Filter of both lists by visibility. */
export const visibilityFilter = (address: ListAddress): ListFilter =>
  choiceFilter(address, 'visibility', 'Situação', VISIBILITIES);

/** Returns that filter's choice in the address, as a query's variable: null for both. */
export function visibilityOf(address: ListAddress): boolean | null {
  const chosen = filterOf(address, 'visibility', VISIBILITIES);
  return chosen && chosen === 'visible';
}

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns what the descriptions of both lists have. */
export const entryTexts = ({ singular, plural, list, hint }: EntryKind) =>
  ({
    label: capitalized(plural),
    words: [singular, plural],
    pagesLabel: `Páginas das ${plural}`,
    failedText: `Erro ao carregar ${plural}`,
    search: { label: `Buscar ${singular}` },
    notFound: { title: `Nenhuma ${singular} encontrada`, text: hint },
    exported: { list, fileName: plural },
    may: 'manageCatalog',
    replacesRows: true,
  }) as const;
