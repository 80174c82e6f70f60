import STATE_CODES from '../../shared/brazil/states.json';
import { EMPTY_WORDS, LANGUAGE_WORDS } from './text/empty-words.ts';
import type { CityMatch, KindMatch, ReadText } from './text/look-up-words.ts';

/** The words of the states' names by their codes. */
const STATE_NAMES = new Map(
  Object.entries(STATE_CODES).map(([name, code]) => [code.toLowerCase(), name.split(' ')]),
);

/** The states' codes by the words of their names; 'São Paulo' and 'Rio de Janeiro' are the cities. */
const STATES = new Map(
  Object.entries(STATE_CODES)
    .filter(([, code]) => code !== 'SP' && code !== 'RJ')
    .map(([name, code]) => [name, code.toLowerCase()]),
);

/** A place, a category or a kind of business that the text names with the words from `first` to `last`. */
export interface Mention {
  kind: 'city' | 'state' | 'neighbourhood' | 'category' | 'kind';
  /**
   * Of a city: every city of that name, the most populous first. Of a kind: every kind that the words may mean. Empty for
   * states and neighbourhoods.
   */
  ids: number[];
  /** Of a state: its letters. */
  state?: string;
  /** Of a kind: those below it. */
  narrowerIds?: number[];
  first: number;
  last: number;
  documents: number;
  /** The last word cannot be the beginning of another. */
  isComplete?: boolean;
  /** Of a city: 'em' stands before it or its state behind it, so that it is no part of a name. */
  isCertain?: boolean;
  /** Of a city: it is certain, or the other words only say what is sought there. */
  isKept?: boolean;
  /** Of a city beside a kind: so many companies say its words that they may mean something else, as 'posto Ipiranga'. */
  isSaidElsewhere?: boolean;
}

/** Returns whether a mention says where. */
export const isPlace = ({ kind }: Pick<Mention, 'kind'>): boolean =>
  kind === 'city' || kind === 'state' || kind === 'neighbourhood';

/**
 * In "flores" or "natal" most companies do not mean the city: a word names one when this share of its companies is
 * there. Two words that are a city's name are seldom there by chance.
 */
const SHARE_OF_ONE_WORD = 0.5;
const SHARE_OF_SEVERAL_WORDS = 0.1;
/** As many companies as this share of a kind's are no chance. */
const SHARE_OF_KIND = 0.1;

/** Returns whether the words but those from `first` to `last` name kinds; beside one kind also words that say nothing. */
const isBesideKind = ({ words, kinds }: ReadText, first: number, last: number): boolean => {
  const others = kinds.filter((kind) => kind.last < first || kind.first > last);
  const isOne = others.some((kind) =>
    others.every((other) => kind.first <= other.first && other.last <= kind.last),
  );
  return (
    others.length > 0 &&
    words.every(
      ({ word, isStopWord }, index) =>
        isStopWord ||
        (isOne && EMPTY_WORDS.has(word)) ||
        (first <= index && index <= last) ||
        others.some((kind) => kind.first <= index && index <= kind.last),
    )
  );
};

/** Returns whether the words but those of `mentions` say what is sought and name nobody: they are words of the language. */
export const isDescription = (
  { words, kinds }: ReadText,
  mentions: Pick<Mention, 'first' | 'last'>[],
): boolean =>
  words.every(
    ({ word, isStopWord }, index) =>
      isStopWord ||
      EMPTY_WORDS.has(word) ||
      LANGUAGE_WORDS.has(word) ||
      [...mentions, ...kinds].some((mention) => covers(mention, index)),
  );

/** Words before a place. */
export const IN: ReadonlySet<string> = new Set(['em', 'no', 'na', 'nos', 'nas']);

/** What neighbourhoods' names begin with. */
const NEIGHBOURHOOD_FORMS = new Set(
  'bairro setor jardim jd vila vl parque pq conjunto cj conj residencial res loteamento lot chacara nucleo recanto'.split(
    ' ',
  ),
);
/** Of those, what addresses here do not have: they write 'Jardim' in full. */
export const UNWRITTEN_FORMS: ReadonlySet<string> = new Set('bairro jd vl pq cj conj res lot'.split(' '));

/** Returns whether a word is in the name of a neighbourhood: 'em Parque Ipanema' is not in Ipanema. */
const isNeighbourhoodName = (words: ReadText['words'], first: number): boolean =>
  NEIGHBOURHOOD_FORMS.has(words[first - 1]?.word ?? '') && IN.has(words[first - 2]?.word ?? '');

/** Returns whether 'em', 'perto de' or, beside a kind, 'no' or 'na' stands before what goes from `first` to `last`. */
function isPlaced(read: ReadText, first: number, last: number): boolean {
  const [before = '', here = ''] = [read.words[first - 2]?.word, read.words[first - 1]?.word];
  if (here === 'em' || (before === 'perto' && /^d[eao]s?$/.test(here))) return true;
  return IN.has(here) && isBesideKind(read, first, last);
}

/**
 * Returns the city named in the text: a complete name before an incomplete one, one behind "em" before others, then the
 * longest with the state behind it, if that follows. Beside nothing but kinds a city's name is the city.
 */
function mentionedCity(read: ReadText): Mention | null {
  const { words, cities, kinds } = read;
  const candidates = cities
    .filter(
      (city) =>
        (city.isComplete || city.last > city.first) &&
        !isStreetName(words, city.first) &&
        !isNeighbourhoodName(words, city.first),
    )
    .map((city) => {
      const ofState = wordsOfState(words, city);
      const last = city.last + ofState;
      const isBehindEm = isPlaced(read, city.first, last);
      // 'Colégio Urso Dourado São Paulo' is in the city of São Paulo, not in Dourado, which is in the state.
      const isState =
        isBehindEm ||
        city.last > city.first ||
        !cities.some((other) => other.first === city.last + 1 && other.last === last) ||
        isBesideKind(read, city.first, last);
      return { ...city, ofState: isState ? ofState : 0, isBehindEm };
    })
    // 'Goiás' is the state, and 'na Barra da Tijuca' is not in Barra.
    .filter(
      ({ first, last, ofState, isBehindEm }) =>
        ofState > 0 ||
        !(
          STATES.has(textOf(words, first, last)) ||
          (!isBehindEm &&
            IN.has(words[first - 1]?.word ?? '') &&
            /^d[aeo]s?$/.test(words[last + 1]?.word ?? ''))
        ),
    );
  const [best] = candidates.sort(
    (a, b) =>
      Number(b.isComplete) - Number(a.isComplete) ||
      Number(b.isBehindEm) - Number(a.isBehindEm) ||
      b.last + b.ofState - b.first - (a.last + a.ofState - a.first) ||
      b.last - a.last,
  );
  if (!best) return null;
  const matches = candidates.filter(
    ({ first, last, isComplete, ofState }) =>
      first === best.first &&
      last === best.last &&
      isComplete === best.isComplete &&
      ofState === best.ofState,
  );
  const documents = matches.reduce((sum, city) => sum + city.documents, 0);
  const isCertain = best.isBehindEm || best.ofState > 0;
  const last = best.last + best.ofState;
  const ofKind = Math.max(0, ...kinds.map((kind) => kind.documents));
  const share = best.last > best.first ? SHARE_OF_SEVERAL_WORDS : SHARE_OF_ONE_WORD;
  const isUsual = documents >= share * documentsOf(words, best);
  const isAsked = isCertain || (best.isComplete && isBesideKind(read, best.first, last));
  // 'Luminárias' is a small city, and what more companies sell.
  const isKind = kinds.some(
    (kind) => kind.first <= best.first && last <= kind.last && kind.documents > documents,
  );
  if (!isAsked && (!isUsual || isKind)) return null;
  return {
    kind: 'city' as const,
    ids: matches.map(({ id }) => id),
    first: best.first,
    last,
    documents,
    isComplete: best.isComplete,
    isCertain,
    isKept: isCertain || (best.isComplete && isDescription(read, [best])),
    isSaidElsewhere: !isCertain && !isUsual && documentsOf(words, best) >= SHARE_OF_KIND * ofKind,
  };
}

const textOf = (words: ReadText['words'], first: number, last: number): string =>
  words
    .slice(first, last + 1)
    .map(({ word }) => word)
    .join(' ');

/** Words of a state's name. */
const MOST_STATE_WORDS = 4;
const STATE_LETTERS = new Set(Object.values(STATE_CODES).map((code) => code.toLowerCase()));
const STATE_COUNT = STATE_LETTERS.size;

/** Returns the state named in the text: its name behind "em", "no" or "na" or beside nothing but kinds, there also its letters. */
function mentionedState(read: ReadText): Mention | null {
  const { words, companies } = read;
  for (let first = words.length - 1; first > 0; first--) {
    for (let last = Math.min(words.length, first + MOST_STATE_WORDS) - 1; last >= first; last--) {
      const text = textOf(words, first, last);
      const state =
        STATES.get(text) ?? (STATE_LETTERS.has(text) && last === words.length - 1 ? text : undefined);
      if (!state) continue;
      const isNamed = text !== state && IN.has(words[first - 1]?.word ?? '');
      if (!isNamed && !isBesideKind(read, first, last)) continue;
      return { kind: 'state', ids: [], state, first, last, documents: Math.ceil(companies / STATE_COUNT) };
    }
  }
  return null;
}

/** Words of a neighbourhood's name. */
const MOST_NEIGHBOURHOOD_WORDS = 4;

/**
 * Returns what stands behind "em", "no" or "na" and is neither city nor state nor only words of the language: 'pizza em
 * Copacabana'. Before it there is nothing but kinds.
 */
function mentionedNeighbourhood(read: ReadText, city: Mention | null): Mention | null {
  const { words, kinds } = read;
  let end = city ? city.first : words.length;
  if (city && IN.has(words[end - 1]?.word ?? '')) end--;
  const first = words.slice(0, end).findLastIndex(({ word }) => IN.has(word)) + 1;
  const last = end - 1;
  const named = words.slice(first, end);
  const hasForm = named.length > 1 && NEIGHBOURHOOD_FORMS.has(named[0]?.word ?? '');
  const isName =
    hasForm ||
    named.some(({ word, isStopWord }) => !(isStopWord || EMPTY_WORDS.has(word) || LANGUAGE_WORDS.has(word)));
  const overlaps = (kind: KindMatch) => kind.first <= last && first <= kind.last;
  if (
    first === 0 ||
    named.length > MOST_NEIGHBOURHOOD_WORDS ||
    !isName ||
    (!hasForm && kinds.some(overlaps)) ||
    !isBesideKind(read, first, city ? city.last : last)
  )
    return null;
  const documents = Math.min(
    ...named
      .filter(({ word, isStopWord }) => !isStopWord && !UNWRITTEN_FORMS.has(word))
      .map((word) => word.documents),
  );
  return { kind: 'neighbourhood', ids: [], first, last, documents };
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
      const unmatched = new Set(lexemes);
      for (let last = first; last < words.length; last++) {
        const word = words[last];
        if (!word || !(unmatched.delete(word.lexeme ?? '') || (word.isStopWord && last > first))) break;
        if (unmatched.size === 0) return [{ kind: 'category' as const, ids: [id], first, last, documents }];
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
 * Returns the places, the categories and the kinds named in the text; they may overlap, the surest come first. Behind
 * 'rua' or 'avenida' no kind and no neighbourhood is named: 'Avenida Vereador Hargreaves'.
 */
export function mentionsIn(read: ReadText): Mention[] {
  const city = mentionedCity(read);
  const state = city ? null : mentionedState(read);
  const address = read.words.findIndex(({ word }) => STREET_FORMS.has(word));
  const kinds = read.kinds.map((match) => ({ kind: 'kind' as const, ...match }));
  const others: Mention[] = [...mentionedCategories(read), ...kinds].filter(
    ({ first }) => address < 0 || first < address,
  );
  others.sort((a, b) => b.last - b.first - (a.last - a.first));
  const neighbourhood = address < 0 && !state ? mentionedNeighbourhood(read, city) : null;
  return [city, state, neighbourhood, ...others].filter((mention) => mention !== null);
}

/** Returns whether a word is one of a mention's. */
export const covers = ({ first, last }: Pick<Mention, 'first' | 'last'>, index: number): boolean =>
  first <= index && index <= last;

/** Leaves out what overlaps an earlier mention. */
export function withoutOverlaps(mentions: Mention[]): Mention[] {
  return mentions.filter(
    (mention, index) =>
      !mentions.slice(0, index).some((other) => other.first <= mention.last && mention.first <= other.last),
  );
}
