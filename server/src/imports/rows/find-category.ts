import type pg from 'pg';
import { normalizeText } from '../../shared/text/normalize-text.ts';
// Beginnings of normalized words by category, the surest first.
import SEGMENT_WORDS from './segment-words.json';

export interface ImportCategory {
  id: number;
  name: string;
}

/** Finds the category that a row names, or that its segment belongs to; null when there is none. */
export type FindCategory = (
  row: { category: string; segment: string },
  /** The id of the category that was said to be meant; it wins. */
  chosenId?: number,
) => ImportCategory | null;

export async function loadCategories(pool: pg.Pool): Promise<ImportCategory[]> {
  return (await pool.query<ImportCategory>('SELECT id, name FROM categories ORDER BY id')).rows;
}

/** Returns a finder. It guesses no category from the segment where a named one is unknown: the file may be wrong. */
export function categoryFinder(categories: readonly ImportCategory[]): FindCategory {
  const byName = new Map(categories.map((category) => [normalizeText(category.name), category]));
  const byId = new Map(categories.map((category) => [category.id, category]));
  return (row, chosenId) => {
    const chosen = chosenId === undefined ? undefined : byId.get(chosenId);
    if (chosen) return chosen;
    if (row.category !== '') return byName.get(normalizeText(row.category)) ?? null;
    const words = normalizeText(row.segment).split(' ');
    for (const [name, beginnings] of Object.entries(SEGMENT_WORDS)) {
      const isMeant = beginnings.some((beginning) =>
        words.some((word) => (beginning.length > 3 ? word.startsWith(beginning) : word === beginning)),
      );
      const category = isMeant ? byName.get(normalizeText(name)) : undefined;
      if (category) return category;
    }
    return byName.get(normalizeText(row.segment)) ?? null;
  };
}
