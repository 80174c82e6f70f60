import type pg from 'pg';
import { normalizeText } from '../shared/text/normalize-text.ts';

/** A word that people use for a kind. */
interface KindWord {
  key: string;
  kindId: number;
  categoryId: number | null;
}

interface FoundKinds {
  kindIds: number[];
  /** False when the segment of the row names the main kind. */
  kindsAreGuessed: boolean;
}

/** Finds the kinds that the texts of a row name, those of its category first. */
export type FindKinds = (
  row: { segment: string; name: string; tags: string },
  categoryId: number,
) => FoundKinds;

const MOST_KINDS = 5;
const LONGEST = 6;
/** A word of more kinds names none. */
const MOST_MEANINGS = 2;

export async function loadKindWords(pool: pg.Pool): Promise<KindWord[]> {
  const { rows } = await pool.query<KindWord>(
    `SELECT w.key, w.kind_id AS "kindId", k.category_id AS "categoryId"
     FROM kind_words w JOIN kinds k ON k.id = w.kind_id ORDER BY w.kind_id`,
  );
  return rows;
}

const SMALL_WORD = /^(a|as|com|d[aeo]|d[ao]s|e|em|n[ao]|o|os|p[ae]r[ao]|um|uma)$/;

/** Returns a normalized word in the singular, empty for a small word, as `kind_key` of the database does. */
const singular = (word: string): string =>
  word
    .replace(SMALL_WORD, '')
    .replace(/(?<=\w)oes$|(?<=[^\W_m])aes$/, 'ao')
    .replace(/(?<=\w\w[aeo])is$/, 'l')
    .replace(/(?<=\w)ns$/, 'm')
    .replace(/(?<=\w\w[rz])es$|(?<=\w\w)s$/, '');

export function kindFinder(words: readonly KindWord[]): FindKinds {
  const ofKey = new Map<string, KindWord[]>();
  for (const word of words) ofKey.set(word.key, [...(ofKey.get(word.key) ?? []), word]);

  const kindsIn = (text: string, categoryId: number): number[] => {
    const parts = normalizeText(text).split(' ').map(singular);
    const found: number[] = [];
    for (let first = 0; first < parts.length; ) {
      let length = Math.min(LONGEST, parts.length - first);
      for (; length > 0; length--) {
        const meanings = ofKey.get(parts.slice(first, first + length).join('')) ?? [];
        const here = meanings.filter((meaning) => meaning.categoryId === categoryId);
        const meant = here.length > 0 ? here : meanings;
        if (meant.length === 0 || meant.length > MOST_MEANINGS) continue;
        found.push(...meant.map(({ kindId }) => kindId));
        break;
      }
      first += Math.max(1, length);
    }
    return found;
  };

  return ({ segment, name, tags }, categoryId) => {
    const named = kindsIn(segment, categoryId);
    const guessed = [name, ...tags.split('|')].flatMap((text) => kindsIn(text, categoryId));
    return {
      kindIds: [...new Set([...named, ...guessed])].slice(0, MOST_KINDS),
      kindsAreGuessed: named.length === 0 && guessed.length > 0,
    };
  };
}
