import type pg from 'pg';
import { normalizeText } from '../../shared/text/normalize-text.ts';

export interface ImportCategory {
  id: number;
  name: string;
}

/** Finds the category that a row names, or that its segment belongs to; null when there is none. */
export type FindCategory = (row: { category: string; segment: string }) => ImportCategory | null;

/** Beginnings of normalized words and their category, the surest first. */
const SEGMENT_WORDS: [words: string, category: string][] = [
  ['escola colegio creche curso faculdade universidade ensino educac idioma autoescola bercario', 'Educação'],
  [
    'restaurante padaria confeitaria lanchonete pizzaria churrascaria sorveteria cafeteria bar buffet',
    'Alimentação',
  ],
  ['clinica hospital dentista odonto medic laboratorio farmacia fisioterapia psicolog veterinari', 'Saúde'],
  ['software informatica computador internet tecnologia provedor sistemas telecom', 'Tecnologia'],
  ['construtora construcao engenharia arquitetura eletricista encanador reforma madeireira', 'Construção'],
  ['fabrica industria metalurgica usina confeccao grafica', 'Indústria'],
  [
    'posto combustivel combustiveis transporte transportadora frete mudanca taxi locadora logistica',
    'Transporte',
  ],
  ['loja comercio mercado supermercado revenda varejo papelaria livraria floricultura gas moveis', 'Varejo'],
  [
    'salao beleza advoca contab consultoria hotel pousada lavanderia chaveiro oficina imobiliaria',
    'Serviços',
  ],
];

export async function loadCategories(pool: pg.Pool): Promise<ImportCategory[]> {
  return (await pool.query<ImportCategory>('SELECT id, name FROM categories ORDER BY id')).rows;
}

/** A named but unknown category is not guessed from the segment: the file may be wrong. */
export function categoryFinder(categories: readonly ImportCategory[]): FindCategory {
  const byName = new Map(categories.map((category) => [normalizeText(category.name), category]));
  return (row) => {
    if (row.category !== '') return byName.get(normalizeText(row.category)) ?? null;
    const words = normalizeText(row.segment).split(' ');
    for (const [beginnings, name] of SEGMENT_WORDS) {
      const isMeant = beginnings
        .split(' ')
        .some((beginning) =>
          words.some((word) => (beginning.length > 3 ? word.startsWith(beginning) : word === beginning)),
        );
      const category = isMeant ? byName.get(normalizeText(name)) : undefined;
      if (category) return category;
    }
    return byName.get(normalizeText(row.segment)) ?? null;
  };
}
