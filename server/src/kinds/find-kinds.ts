import type pg from 'pg';
import { normalizeText } from '../shared/text/normalize-text.ts';
import CNAE from './data/cnae.csv?raw';
import OSM from './data/osm.csv?raw';

/** Reads the first two columns, which have no quotes. */
const pairsOf = (csv: string): [string, string][] =>
  csv
    .split('\n')
    .slice(1)
    .map((line) => line.split(',', 2))
    .flatMap(([code = '', kind = '']) => (kind === '' ? [] : [[code, kind]]));

const OF_CNAE = new Map(pairsOf(CNAE));
/** Those of the most tags first. */
const OF_TAGS = pairsOf(OSM)
  .map(([tags, kind]) => ({ tags: tags.split(';'), kind }))
  .sort((a, b) => b.tags.length - a.tags.length);

/** Returns the slugs of the kinds of activities: subclasses of CNAE in any spelling ("4721-1/02", "111301" without its leading zero). */
export const kindsOfCnae = (cnae: string): string[] =>
  (cnae.match(/\d[\d./-]*/g) ?? []).flatMap(
    (code) => OF_CNAE.get(code.replace(/\D/g, '').padStart(7, '0')) ?? [],
  );

/**
 * Returns the slugs of the kinds that codes name: activities of CNAE, and tags of OpenStreetMap ("shop=bakery") among others.
 */
function codedKinds(cnae: string, tags: string): string[] {
  const codes = new Set(tags.includes('=') ? tags.split(/[|;,\s]+/) : []);
  const tagged = codes.size > 0 ? OF_TAGS.find(({ tags: all }) => all.every((tag) => codes.has(tag))) : null;
  return [...kindsOfCnae(cnae), ...(tagged ? [tagged.kind] : [])];
}

/** A word that people use for a kind, or its name. */
interface KindWord {
  key: string;
  kindId: number;
  slug: string;
  categoryId: number | null;
  isName: boolean;
}

interface FoundKinds {
  kindIds: number[];
  /** False when the row names the main kind in `kinds` or `segment`, or by a code. */
  kindsAreGuessed: boolean;
  /** Texts of `kinds` that name no kind; missing where all do. */
  unknown?: string[];
}

/**
 * Finds the kinds that the texts of a row name, those of its category first: only those of `kinds`, separated by
 * semicolons, else those of its CNAE or its tags of OpenStreetMap and those of the other texts. `prose` counts where these name none: its first unambiguous word of the
 * category, since later ones name what is also sold or near.
 */
export type FindKinds = (
  row: { kinds?: string; cnae?: string; segment?: string; name: string; tags?: string; prose?: string },
  categoryId: number,
) => FoundKinds;

export const MOST_KINDS = 5;
const LONGEST = 6;
/** A word of more kinds names none. */
const MOST_MEANINGS = 2;

const SMALL_WORD = /^(a|as|com|d[aeo]|d[ao]s|e|em|n[ao]|o|os|p[ae]r[ao]|um|uma)$/;

/** Returns a normalized word in the singular, empty for a small word, as `kind_key` of the database does. */
const singular = (word: string): string =>
  word
    .replace(SMALL_WORD, '')
    .replace(/(?<=\w)oes$|(?<=[^\W_m])aes$/, 'ao')
    .replace(/(?<=\w\w[aeo])is$/, 'l')
    .replace(/(?<=\w)ns$/, 'm')
    .replace(/(?<=\w\w[rz])es$|(?<=\w\w)s$/, '');

const partsOf = (text: string): string[] => normalizeText(text).split(' ').map(singular);

/** Returns the key of a word of a kind. */
export const kindKey = (text: string): string => partsOf(text).join('');

/** Returns the keys of all groups of consecutive words. */
function keysOf(text: string): string[] {
  const segments = partsOf(text);
  const lengths = Array.from({ length: LONGEST }, (_, index) => index + 1);
  return segments.flatMap((_, first) =>
    lengths.map((length) => segments.slice(first, first + length).join('')),
  );
}

/** Loads the words of all kinds, or only those that a text has. */
export async function loadKindWords(pool: pg.Pool, text?: string): Promise<KindWord[]> {
  const { rows } = await pool.query<KindWord>(
    `SELECT w.key, w.kind_id AS "kindId", k.slug, k.category_id AS "categoryId", w.is_name AS "isName"
     FROM kinds k JOIN (
       SELECT key, kind_id, false AS is_name FROM kind_words
       UNION ALL SELECT kind_key(search_fold(name)), id, true FROM kinds
     ) w ON w.kind_id = k.id
     WHERE $1::text[] IS NULL OR w.key = ANY ($1) ORDER BY k.id`,
    [text === undefined ? null : keysOf(text)],
  );
  return rows;
}

/** `meant` returns the kind that an administrator said a text of `kinds` means. */
export function kindFinder(
  words: readonly KindWord[],
  chosenId: (text: string) => number | undefined = () => undefined,
): FindKinds {
  const ofKey = new Map<string, (KindWord & { words: string[] })[]>();
  const ofName = new Map<string, number>();
  const ofSlug = new Map(words.map(({ slug, kindId }) => [slug, kindId]));
  for (const word of words) {
    if (word.isName) ofName.set(word.key, word.kindId);
    else ofKey.set(word.key, [...(ofKey.get(word.key) ?? []), { ...word, words: partsOf(word.slug) }]);
  }

  /** `isProse`: only unambiguous words count. `beside` known kinds only words of a kind's name, but none of the known ones. */
  const kindsIn = (
    text: string,
    categoryId: number,
    { isProse = false, beside = [] }: { isProse?: boolean; beside?: readonly number[] } = {},
  ): number[] => {
    const segments = partsOf(text);
    const ids: number[] = [];
    for (let first = 0; first < segments.length; ) {
      let length = Math.min(LONGEST, segments.length - first);
      for (; length > 0; length--) {
        const words = segments.slice(first, first + length);
        const meanings = ofKey.get(words.join(''));
        if (!meanings) continue;
        const here = meanings.filter((meaning) => meaning.categoryId === categoryId);
        const isOwn = (meaning: { words: string[] }) => words.every((word) => meaning.words.includes(word));
        const own = meanings.filter(isOwn);
        const wide = here.length > 0 ? here : meanings;
        const isKnown = meanings.some(({ kindId }) => beside.includes(kindId));
        const added = isKnown ? [] : here.filter(isOwn);
        const matches = beside.length > 0 ? added : own.length > 0 ? own : wide;
        if (matches.length === 0 || matches.length > MOST_MEANINGS) continue;
        if (isProse && (meanings.length > 1 || here.length === 0)) break;
        ids.push(...matches.map(({ kindId }) => kindId));
        break;
      }
      first += Math.max(1, length);
    }
    return ids;
  };

  const kindsOfText = (text: string, categoryId: number): number[] => {
    const kindId = chosenId(text) ?? ofName.get(kindKey(text));
    return kindId === undefined ? kindsIn(text, categoryId) : [kindId];
  };

  const firstOf = (kindIds: number[]) => [...new Set(kindIds)].slice(0, MOST_KINDS);

  return ({ kinds = '', cnae = '', segment = '', name, tags = '', prose = '' }, categoryId) => {
    const texts = kinds.split(';').flatMap((text) => text.trim() || []);
    const listed = texts.flatMap((text) => kindsOfText(text, categoryId));
    const nameless = texts.filter((text) => kindsOfText(text, categoryId).length === 0);
    const unknown = nameless.length > 0 ? { unknown: nameless } : {};
    if (listed.length > 0) return { kindIds: firstOf(listed), kindsAreGuessed: false, ...unknown };
    const coded = codedKinds(cnae, tags).flatMap((slug) => ofSlug.get(slug) ?? []);
    const named = [...coded, ...kindsIn(segment, categoryId)];
    // Beside a known kind a name says little: the school 'Casinha dos Sonhos' is no bakery, 'Multimarcas Gás' sells no clothes.
    const guessed = [
      ...kindsIn(name, categoryId, { beside: named }),
      ...tags.split('|').flatMap((text) => kindsIn(text, categoryId, { beside: named })),
    ];
    if (named.length + guessed.length === 0)
      guessed.push(...kindsIn(prose, categoryId, { isProse: true }).slice(0, 1));
    return {
      kindIds: firstOf([...named, ...guessed]),
      kindsAreGuessed: named.length === 0 && guessed.length > 0,
      ...unknown,
    };
  };
}
