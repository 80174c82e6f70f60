import { startOfDay } from './local-day.ts';
import type { Reader, Statement } from './statement.ts';

const PATTERN: Statement = {
  name: 'normalized_pattern',
  text: `SELECT '%' || CASE WHEN length(normalized) < 3 THEN ' ' ELSE '' END || normalized || '%' AS pattern
         FROM search_fold($1) AS normalized`,
};

/**
 * Returns the pattern for `LIKE` over a text normalized by `search_fold`, with a space before each word: any part of it,
 * ignoring case and accents; one or two letters match the beginning of a word. A statement of its own, so that the list
 * is planned for the pattern.
 */
export async function likePattern(reader: Reader, text: string): Promise<string> {
  const [row] = await reader.query<{ pattern: string }>(PATTERN, [text]);
  if (!row) throw new Error('A text has no pattern.');
  return row.pattern;
}

/** Most rows of another table by which a list is searched. */
const MOST_NAMED = 1_000;

/**
 * Returns ids of rows whose normalized name has a searched text, so that a list finds by an index what belongs to them.
 * At most a thousand of those `only` holds for, the oldest; none for one or two letters, which most have.
 */
export async function idsNamed(
  reader: Reader,
  table: string,
  query: string | null | undefined,
  { normalizedName = 'search_fold(name)', only = 'true' } = {},
): Promise<number[]> {
  const pattern = query ? await likePattern(reader, query) : '% ';
  if (pattern.startsWith('% ')) return [];
  const text = `SELECT id FROM ${table} WHERE ${normalizedName} LIKE $1 AND ${only} ORDER BY id LIMIT ${MOST_NAMED}`;
  return (await reader.query<{ id: number }>({ name: '', text }, [pattern])).map(({ id }) => id);
}

/** Returns the SQL of a condition, or that a column has one of some ids. */
export const orOneOf = (condition: string, column: string, ids: readonly number[]): string =>
  ids.length > 0 ? `(${condition} OR ${column} IN (${ids.join(', ')}))` : condition;

type Placeholder = (value: unknown) => string;

/** The conditions of a list with their values: the statement holds only what is asked for and is planned for it. */
export class Conditions {
  readonly values: unknown[] = [];
  /** Whether a text is searched, which reads every row. */
  isSearched = false;
  readonly #texts: string[] = [];

  /** Adds a condition, which receives a function from a value to its placeholder. */
  add(condition: (placeholder: Placeholder) => string): void {
    this.#texts.push(condition((value) => `$${this.values.push(value)}`));
  }

  /** Adds a comparison of a normalized text with a part of it; see `likePattern`. Adds nothing without a text. */
  async addSearch(
    reader: Reader,
    text: string | null | undefined,
    condition: (pattern: string) => string,
  ): Promise<void> {
    if (!text) return;
    const pattern = await likePattern(reader, text);
    this.add((placeholder) => condition(placeholder(pattern)));
    this.isSearched = true;
  }

  /** Adds a range of days in America/Sao_Paulo, both inclusive. */
  addDays(column: string, from: string | null | undefined, until: string | null | undefined): void {
    if (from) this.add((placeholder) => `${column} >= ${startOfDay(`${placeholder(from)}::date`)}`);
    if (until) this.add((placeholder) => `${column} < ${startOfDay(`${placeholder(until)}::date + 1`)}`);
  }

  /** `WHERE` with all of them; empty without any. */
  get where(): string {
    return this.#texts.length > 0 ? `WHERE ${this.#texts.join(' AND ')}` : '';
  }
}
