import STATE_CODES from '../../shared/brazil/states.json';
import type { CityMatch, ReadText } from './text/read-text.ts';

/** The words of the states' names by their codes. */
const STATE_NAMES = new Map(
  Object.entries(STATE_CODES).map(([name, code]) => [code.toLowerCase(), name.split(' ')]),
);

/** A city, a category or a kind of business that the text names with the words from `first` to `last`. */
export interface Mention {
  kind: 'city' | 'category' | 'kind';
  /** Of a city: every city of that name, the most populous first. Of a kind: every kind that the words may mean. */
  ids: number[];
  /** Of a kind: those below it. */
  narrowerIds?: number[];
  first: number;
  last: number;
  documents: number;
  /** The last word cannot be the beginning of another. */
  isComplete?: boolean;
  /** Of a city: 'em' stands before it or its state behind it, so that it is no part of a name. */
  isCertain?: boolean;
}

/**
 * In "flores" or "natal" most companies do not mean the city: a word names one when this share of its companies is
 * there. Two words that are a city's name are seldom there by chance.
 */
const SHARE_OF_ONE_WORD = 0.5;
const SHARE_OF_SEVERAL_WORDS = 0.1;

/**
 * Returns the city named in the text: a complete name before an incomplete one, one behind "em" before others, then the
 * longest with the state behind it, if that follows. Beside nothing but kinds a city's name is the city.
 */
function mentionedCity({ words, cities, kinds }: ReadText): Mention | null {
  /** Returns whether the words but those from `first` to `last` name kinds. */
  const isBesideKind = (first: number, last: number): boolean => {
    const others = kinds.filter((kind) => kind.last < first || kind.first > last);
    return (
      others.length > 0 &&
      words.every(
        ({ isStopWord }, index) =>
          isStopWord ||
          (first <= index && index <= last) ||
          others.some((kind) => kind.first <= index && index <= kind.last),
      )
    );
  };
  const candidates = cities
    .filter((city) => (city.isComplete || city.last > city.first) && !isStreetName(words, city.first))
    .map((city) => {
      const isBehindEm = words[city.first - 1]?.word === 'em';
      const ofState = wordsOfState(words, city);
      const last = city.last + ofState;
      // 'Colégio Urso Dourado São Paulo' is in the city of São Paulo, not in Dourado, which is in the state.
      const isState =
        isBehindEm ||
        city.last > city.first ||
        !cities.some((other) => other.first === city.last + 1 && other.last === last) ||
        isBesideKind(city.first, last);
      return { ...city, ofState: isState ? ofState : 0, isBehindEm };
    });
  const [best] = candidates.sort(
    (one, other) =>
      Number(other.isComplete) - Number(one.isComplete) ||
      Number(other.isBehindEm) - Number(one.isBehindEm) ||
      other.last + other.ofState - other.first - (one.last + one.ofState - one.first) ||
      other.last - one.last,
  );
  if (!best) return null;
  const meant = candidates.filter(
    ({ first, last, isComplete, ofState }) =>
      first === best.first &&
      last === best.last &&
      isComplete === best.isComplete &&
      ofState === best.ofState,
  );
  const documents = meant.reduce((sum, city) => sum + city.documents, 0);
  const isCertain = best.isBehindEm || best.ofState > 0;
  const last = best.last + best.ofState;
  const share = best.last > best.first ? SHARE_OF_SEVERAL_WORDS : SHARE_OF_ONE_WORD;
  const isUsual = documents >= share * documentsOf(words, best);
  if (!isCertain && !isUsual && !(best.isComplete && isBesideKind(best.first, last))) return null;
  return {
    kind: 'city' as const,
    ids: meant.map(({ id }) => id),
    first: best.first,
    last,
    documents,
    isComplete: best.isComplete,
    isCertain,
  };
}

/** Returns how many words behind the city name its state, by code or name. */
function wordsOfState(words: ReadText['words'], { last, state }: CityMatch): number {
  const behind = words.slice(last + 1).map(({ word }) => word);
  if (behind[0] === state) return 1;
  const name = STATE_NAMES.get(state) ?? [];
  return name.length > 0 && name.every((word, index) => behind[index] === word) ? name.length : 0;
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

/** Returns whether a word is the name of a street: 'Rua das Flores'. */
const isStreetName = (words: ReadText['words'], index: number): boolean => {
  const before = words.slice(0, index).findLast(({ isStopWord }) => !isStopWord);
  return before !== undefined && STREET_FORMS.has(before.word);
};

/** Words that begin an address. */
const STREET_FORMS = new Set(
  'r rua av avenida al alameda tv travessa rod rodovia estr estrada pca praca largo viela beco'.split(' '),
);

/**
 * Returns the city, the categories and the kinds named in the text; they may overlap, the surest come first. Behind
 * 'rua' or 'avenida' no kind is named: 'Avenida Vereador Hargreaves'.
 */
export function mentionsIn(read: ReadText): Mention[] {
  const city = mentionedCity(read);
  const address = read.words.findIndex(({ word }) => STREET_FORMS.has(word));
  const kinds = read.kinds.map((match) => ({ kind: 'kind' as const, ...match }));
  const others: Mention[] = [...mentionedCategories(read), ...kinds].filter(
    ({ first }) => address < 0 || first < address,
  );
  others.sort((one, other) => other.last - other.first - (one.last - one.first));
  return [...(city ? [city] : []), ...others];
}

/** Leaves out what overlaps an earlier mention. */
export function withoutOverlaps(mentions: Mention[]): Mention[] {
  return mentions.filter(
    (mention, index) =>
      !mentions.slice(0, index).some((other) => other.first <= mention.last && mention.first <= other.last),
  );
}
