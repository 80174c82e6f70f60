/** Drawn on 32 × 32 in strokes, by the names of a fresh database without accents. */
const SHAPES: Record<string, string> = {
  tecnologia: 'M6 7h20v14H6zM3 25h26M12 25l1-4h6l1 4M13 11l-3 3 3 3M19 11l3 3-3 3',
  construcao: 'M5 22h22M7 22v-3a9 9 0 0 1 18 0v3M13 11V9h6v2M13 11v6M19 11v6M4 22v3h24v-3',
  alimentacao: 'M9 4v8a3 3 0 0 0 6 0V4M12 4v24M22 28V4c-4 2-5 8-4 13h4',
  saude: 'M16 27C9 21 4 17 4 11.5A6 6 0 0 1 16 9a6 6 0 0 1 12 2.5C28 17 23 21 16 27ZM9 15h4l2-4 3 7 1.5-3H23',
  educacao: 'M16 6 3 12l13 6 13-6ZM8 15v7c4 4 12 4 16 0v-7M29 12v8',
  varejo: 'M7 10h18l2 17H5zM11 13V9a5 5 0 0 1 10 0v4',
  servicos: 'M20 5a7 7 0 0 0-7 9L5 22a3.5 3.5 0 0 0 5 5l8-8a7 7 0 0 0 9-8l-4 4-5-1-1-5z',
  industria: 'M4 27V13l8 5v-5l8 5V6h6v21ZM9 23h2M15 23h2M21 23h2',
  transporte:
    'M3 8h16v14H3zM19 13h6l4 5v4H19M9 25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM24 25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  outros: 'M5 5h9v9H5zM18 5h9v9h-9zM5 18h9v9H5zM22.5 18v9M18 22.5h9',
};

/** For categories that were added since: a shop. */
const SHOP = 'M6 15v12h20V15M4 13l3-8h18l3 8a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0ZM13 27v-7h6v7';

/** The path of a category's drawing, found by its name. */
export const shapeOfCategory = (name: string): string =>
  SHAPES[name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()] ?? SHOP;
