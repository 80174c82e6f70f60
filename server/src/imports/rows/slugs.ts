import type pg from 'pg';
import { slugCandidates } from '../../companies/slug-candidates.ts';
import type { ImportRow } from './import-row.ts';

/** Slugs per query; the first two suffice for nearly every row. */
const FIRST = 2;
const MORE = 25;

/**
 * Returns a free slug for each row, none twice: the name, then with the city, then numbered. One query for all
 * rows, and one more for each batch of taken slugs. Another writer may still take one before it is inserted.
 */
export async function chooseSlugs(client: pg.ClientBase, rows: readonly ImportRow[]): Promise<string[]> {
  const chosen: string[] = [];
  const given = new Set<string>();
  let waiting = rows.map((row, index) => ({
    index,
    candidates: [...slugCandidates(row.name, { name: row.cityName, state: row.state })],
  }));
  for (let size = FIRST; waiting.length > 0; size = MORE) {
    const tried = waiting.map((entry) => ({ ...entry, next: entry.candidates.splice(0, size) }));
    const found = await client.query<{ slug: string }>(
      'SELECT slug FROM companies WHERE slug = ANY ($1) AND rejected_at IS NULL',
      [tried.flatMap((entry) => entry.next)],
    );
    const taken = new Set(found.rows.map((row) => row.slug));
    waiting = [];
    for (const { index, candidates, next } of tried) {
      const free = next.find((slug) => !taken.has(slug) && !given.has(slug));
      if (free !== undefined) {
        chosen[index] = free;
        given.add(free);
      } else if (next.length > 0) {
        waiting.push({ index, candidates });
      } else {
        throw new Error(`Nenhum endereço livre para “${rows[index]?.name}”.`);
      }
    }
  }
  return chosen;
}
