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
