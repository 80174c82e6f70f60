import type { CityMatch, ReadText } from './read-text.ts';

/** A city or a category that the text names with the words from `first` to `last`. */
export interface Mention {
  kind: 'city' | 'category';
  /** Of a city: every city of that name, the most populous first. */
  ids: number[];
  first: number;
  last: number;
  documents: number;
}

/**
 * In "flores" or "natal" most companies do not mean the city: a word names one when this share of its companies is
 * there. Two words that are a city's name are seldom there by chance.
 */
const SHARE_OF_ONE_WORD = 0.5;
const SHARE_OF_SEVERAL_WORDS = 0.1;

/**
 * Returns the city named in the text: the longest name, a complete one before an incomplete one, with its state if
 * that follows.
 */
function mentionedCity({ words, cities }: ReadText): Mention | null {
  const candidates = cities.filter((city) => city.isComplete || city.last > city.first);
  const [best] = candidates.sort(
    (one, other) =>
      Number(other.isComplete) - Number(one.isComplete) ||
      other.last - other.first - (one.last - one.first) ||
      other.last - one.last,
  );
  if (!best) return null;
  const same = candidates.filter(
    ({ first, last, isComplete }) =>
      first === best.first && last === best.last && isComplete === best.isComplete,
  );
  const inState = same.filter(({ state }) => state === words[best.last + 1]?.word);
  const meant = inState.length > 0 ? inState : same;
  const documents = meant.reduce((sum, city) => sum + city.documents, 0);
  const mention = {
    kind: 'city' as const,
    ids: meant.map(({ id }) => id),
    first: best.first,
    last: best.last + (inState.length > 0 ? 1 : 0),
    documents,
  };
  const share = best.last > best.first ? SHARE_OF_SEVERAL_WORDS : SHARE_OF_ONE_WORD;
  return inState.length > 0 || documents >= share * documentsOf(words, best) ? mention : null;
}

/** Returns the number of companies with the rarest word of the name. */
function documentsOf(words: ReadText['words'], { first, last }: CityMatch): number {
  return Math.min(...words.slice(first, last + 1).map((word) => word.documents));
}

/** Returns the categories named in the text, each by all its words in a row. */
function mentionedCategories({ words, categories }: ReadText): Mention[] {
  return categories.flatMap(({ id, lexemes, documents }) => {
    for (let first = 0; first < words.length; first++) {
      const left = new Set(lexemes);
      for (let last = first; last < words.length; last++) {
        const word = words[last];
        if (!word || !(left.delete(word.lexeme ?? '') || (word.isStopWord && last > first))) break;
        if (left.size === 0) return [{ kind: 'category' as const, ids: [id], first, last, documents }];
      }
    }
    return [];
  });
}

/** Returns the city and the categories named in the text; they may overlap. */
export function mentionsIn(read: ReadText): Mention[] {
  const city = mentionedCity(read);
  return [...(city ? [city] : []), ...mentionedCategories(read)];
}

/** Leaves out cities and categories that overlap an earlier one. */
export function withoutOverlaps(mentions: Mention[]): Mention[] {
  return mentions.filter(
    (mention, index) =>
      !mentions.slice(0, index).some((other) => other.first <= mention.last && mention.first <= other.last),
  );
}
