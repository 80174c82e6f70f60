/** A category or a city as the administrators' lists know it. */
export interface PlaceRow {
  id: string;
  name: string;
  /** False when it is not offered. */
  isVisible: boolean;
  companiesCount: number;
}

/** Orders of both lists, by their name in the address. */
export const PLACE_ORDERS = [
  { value: 'name', label: 'Nome (A–Z)' },
  { value: 'companies', label: 'Mais empresas' },
] as const;

export const PLACE_ORDER_NAMES = ['name', 'companies'] as const;

/** The words of one of the two lists, and its names elsewhere. */
export interface PlaceKind {
  /** As the audit log calls it. */
  type: 'category' | 'city';
  one: 'categoria' | 'cidade';
  many: string;
  /** Names the table. */
  title: string;
  /** Heads the first column. */
  column: string;
  /** Its name among the server's exports, and that of the file. */
  export: string;
  file: string;
  /** What to try when nothing was found. */
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
