/** A row of the list of categories or cities. */
export interface PlaceRow {
  id: string;
  name: string;
  /** False when visitors and owners are not offered it. */
  isVisible: boolean;
  companiesCount: number;
}

/** Orders of both lists, by their value in the URL. */
export const PLACE_ORDERS = [
  { value: 'name', label: 'Nome (A–Z)' },
  { value: 'companies', label: 'Mais empresas' },
] as const;

export const PLACE_ORDER_NAMES = ['name', 'companies'] as const;

/** Texts and names of one of the two lists. */
export interface PlaceKind {
  /** Its subject type in the audit log. */
  type: 'category' | 'city';
  one: 'categoria' | 'cidade';
  many: string;
  /** Names the table. */
  title: string;
  /** Heads the first column. */
  column: string;
  /** Name of the server's export, and of the file. */
  export: string;
  file: string;
  /** Shown when nothing was found. */
  hint: string;
}

export const CATEGORY: PlaceKind = {
  type: 'category',
  one: 'categoria',
  many: 'categorias',
  title: 'Categorias',
  column: 'Categoria',
  export: 'categories',
  file: 'categorias',
  hint: 'Tente outra parte do nome.',
};

export const CITY: PlaceKind = {
  type: 'city',
  one: 'cidade',
  many: 'cidades',
  title: 'Cidades',
  column: 'Cidade',
  export: 'cities',
  file: 'cidades',
  hint: 'Tente outra parte do nome ou outro estado.',
};
