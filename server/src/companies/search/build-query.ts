import type { Filters } from './resolve-filters.ts';
import { isPlace, type Mention, UNWRITTEN_FORMS } from './split-text.ts';
import type { KnownWord, ReadText, TypedWord } from './text/look-up-words.ts';

/** A word of a text, and the tsquery of what it stands for: its forms, or what it names alone or with others. */
interface Term {
  index: number;
  word: string;
  match: string;
  names: Mention['kind'] | null;
}

/** The tsquery texts of a search. */
export interface TextQuery {
  /** Every word must match, in one of its forms. */
  match: string;
  /** As `match`, in the name. */
  named: string;
  /** As `match`, but for the kinds that the text names: companies that say their words in name, description or offers. */
  ownText: string;
  /** Matches that come first: as `named`, or of the kinds that the text names. */
  foremost: string;
  /** The words as typed, without completions of the last. */
  exact: string;
  /** The query of ts_rank. */
  ranking: string;
  /** The normalized text, to compare names with. */
  phrase: string;
  /** Shares of all companies that match each group of `match`, from 0 to 1, as last counted. */
  shares: number[];
  /** The only share counts one lexeme, so it is exact. */
  isCounted: boolean;
  terms: Term[];
  /** Every word that says something is part of what the text names. */
  isNamedWholly: boolean;
}

/** Alternatives of which one must match: a word, a city, a category or a kind. */
interface Group {
  match: string;
  named: string;
  ownText: string;
  foremost: string;
  documents: number;
}

export const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (terms: string[]): string => `(${terms.join(' | ')})`;
const allOf = (terms: string[]): string => `(${terms.join(' & ')})`;

const cityLexemes = (ids: number[]): string => anyOf(ids.map((id) => quote(`~m${id}`)));
export const kindLexeme = (id: number): string => quote(`~k${id}`);
const categoryLexeme = (id: number): string => quote(`~c${id}`);

/** Returns the tsqueries of the filters that are set. */
export const filterLexemes = ({
  cityIds,
  exceptCityIds,
  categoryId,
  kindId,
  attributeIds,
}: Filters): string[] => [
  ...(cityIds ? [cityLexemes(cityIds)] : []),
  ...(exceptCityIds ? [`!${cityLexemes(exceptCityIds)}`] : []),
  ...(categoryId === null ? [] : [categoryLexeme(categoryId)]),
  ...(kindId === null ? [] : [kindLexeme(kindId)]),
  ...attributeIds.map((id) => quote(`~a${id}`)),
];

/** Returns whether nothing but a category is filtered by. */
export const isOfCategory = (filters: Filters): boolean =>
  filterLexemes({ ...filters, categoryId: null }).length === 0;

/** Returns the word, and its completions when it may be incomplete. */
function formsOf(read: ReadText, index: number, isComplete = false): KnownWord[] {
  const word = read.words[index] as TypedWord;
  const completions = isComplete || index < read.words.length - 1 ? [] : read.completions;
  const itself = isOfUse(word) || completions.length === 0 ? [word] : [];
  const forms = new Map<string, KnownWord>();
  for (const form of [...itself, ...completions]) {
    if (form.lexeme !== null && !forms.has(form.lexeme)) forms.set(form.lexeme, form);
  }
  return [...forms.values()];
}

const isOfUse = (word: TypedWord): boolean => word.isKnown || word.documents > 0;

/** Returns the group of a word with the categories that it names or begins. */
function groupOf(read: ReadText, index: number, isComplete = false): Group | null {
  const forms = formsOf(read, index, isComplete);
  if (forms.length === 0) return null;
  const lexemes = forms.map((form) => quote(form.lexeme as string));
  const categories = read.categories.filter(
    (category) => category.lexemes.length === 1 && forms.some(({ lexeme }) => lexeme === category.lexemes[0]),
  );
  const alternatives = [...forms, ...categories];
  const named = anyOf(forms.map((form) => quote(`=${form.lexeme}`)));
  const ownText = anyOf(forms.flatMap(({ lexeme }) => [quote(`=${lexeme}`), quote(`+${lexeme}`)]));
  return {
    match: anyOf([...lexemes, ...categories.map(({ id }) => categoryLexeme(id))]),
    named,
    ownText,
    foremost: named,
    documents: alternatives.reduce((sum, { documents }) => sum + documents, 0),
  };
}

/**
 * Returns the group of a city, category or kind. A city's words elsewhere count in names only: see mentions.ts. The words of
 * a kind count in what companies say of themselves, never in addresses. A kind that is all of the text, but for a city, means
 * companies of that kind, behind them those of kinds below it and those named so: 'mercado' is not 'Posto Mercado dos Estados'.
 */
function mentionGroup(read: ReadText, mention: Mention, isAlone: boolean): Group {
  const isCity = mention.kind === 'city';
  if (mention.kind === 'state') {
    const match = `${quote(mention.state ?? '')}:B`;
    return { match, named: match, ownText: match, foremost: match, documents: mention.documents };
  }
  const indexes = indexesOf(mention).filter(
    (index) =>
      !(mention.kind === 'kind' || mention.kind === 'neighbourhood') ||
      !(read.words[index]?.isStopWord || isUnwritten(read, mention, index)),
  );
  const words = indexes.flatMap((index) => groupOf(read, index, !isCity || mention.isComplete) ?? []);
  if (mention.kind === 'neighbourhood') {
    // Its name stands in the address, where no other word of it has to be near.
    const match = allOf(words.map((word) => word.match));
    return { match, named: match, ownText: match, foremost: match, documents: mention.documents };
  }
  const itself = mentionLexemes(mention, mention.ids);
  const wide = mentionLexemes(mention);
  if (words.length === 0) {
    return { match: wide, named: itself, ownText: itself, foremost: itself, documents: mention.documents };
  }
  const named = allOf(words.map((word) => word.named));
  const saidWords = allOf(words.map((word) => word.ownText));
  const either = anyOf([wide, named]);
  if (isCity) {
    const others = mention.isSaidElsewhere ? saidWords : named;
    const match = mention.isCertain ? itself : anyOf([wide, others]);
    return { match, named: match, ownText: match, foremost: match, documents: mention.documents };
  }
  const ownText = saidWords;
  const isKind = mention.kind === 'kind';
  return {
    match: isAlone ? either : anyOf([wide, ownText]),
    named: isKind ? named : either,
    ownText,
    foremost: isAlone ? itself : either,
    documents: Math.max(mention.documents, words[0]?.documents ?? 0),
  };
}

/** Returns whether a word of a neighbourhood is no word of its name in addresses. */
const isUnwritten = ({ words }: ReadText, { kind, first, last }: Mention, index: number): boolean =>
  kind === 'neighbourhood' &&
  index === first &&
  last > first &&
  UNWRITTEN_FORMS.has(words[index]?.word ?? '');

const mentionLexemes = (
  { kind, ids: own, narrowerIds = [] }: Mention,
  ids = [...own, ...narrowerIds],
): string =>
  kind === 'city' ? cityLexemes(ids) : anyOf(ids.map(kind === 'kind' ? kindLexeme : categoryLexeme));

const indexesOf = ({ first, last }: Mention): number[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset);

/** Returns whether a mention has to match whatever the other words are: a city that may be part of a name has not. */
export const isFixed = ({ kind, isCertain }: Mention): boolean => kind !== 'city' || isCertain === true;

/** Returns whether a mention has to match when other words need not. */
export const isKept = (mention: Mention): boolean => isFixed(mention) || mention.isKept === true;

/** Returns all choices of so many of a list. */
const choicesOf = <T>(list: T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : list.flatMap((item, index) =>
        choicesOf(list.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
      );

/** Returns one group for `least` of the groups. */
function mostOf(groups: Group[], least: number): Group {
  const choices = choicesOf(groups, least);
  const each = (field: 'match' | 'named' | 'ownText' | 'foremost') =>
    anyOf(choices.map((choice) => allOf(choice.map((group) => group[field]))));
  return {
    match: each('match'),
    named: each('named'),
    ownText: each('ownText'),
    foremost: each('foremost'),
    documents: Math.max(...choices.map((choice) => Math.min(...choice.map(({ documents }) => documents)))),
  };
}

/**
 * Returns null for a text without words. Stop words count only where there is nothing else. With `least` so many of the
 * words suffice beside kinds and a city that is certain.
 */
export function buildQuery(read: ReadText, mentions: Mention[], least?: number): TextQuery | null {
  const mentioned = new Set(mentions.flatMap(indexesOf));
  const plain = read.words.flatMap((_, index) => (mentioned.has(index) ? [] : [index]));
  const meaningful = plain.filter((index) => !read.words[index]?.isStopWord);
  const indexes = meaningful.length > 0 || mentions.length > 0 ? meaningful : plain;
  const isKindAlone = indexes.length === 0 && mentions.filter((mention) => !isPlace(mention)).length === 1;
  const naming = mentions.map((mention) => ({ mention, ...mentionGroup(read, mention, isKindAlone) }));
  const plainGroups = indexes.flatMap((index) => groupOf(read, index) ?? []);
  const kept = naming.filter(({ mention }) => isKept(mention));
  const open = [...naming.filter(({ mention }) => !isKept(mention)), ...plainGroups];
  // Of a shorter text more may be kept than of the one whose words were counted.
  const few = Math.min(least ?? 0, open.length);
  if (least && few === 0 && kept.every(({ mention }) => isPlace(mention))) return null;
  const groups: Group[] = least
    ? [...kept, ...(few > 0 ? [mostOf(open, few)] : [])]
    : [...naming, ...plainGroups];
  if (groups.length === 0) return null;

  const telling = read.words.flatMap((word, index) =>
    word.lexeme !== null && (!word.isStopWord || indexes.includes(index)) ? [index] : [],
  );
  const ranking = telling.flatMap((index) => {
    const word = read.words[index] as TypedWord;
    return isOfUse(word)
      ? [word.lexeme as string]
      : formsOf(read, index).map((form) => form.lexeme as string);
  });
  const shares = groups.map(({ documents }) => Math.min(1, documents / Math.max(1, read.companies)));
  return {
    match: allOf(groups.map((group) => group.match)),
    named: allOf(groups.map((group) => group.named)),
    ownText: allOf(groups.map((group) => group.ownText)),
    foremost: allOf(groups.map((group) => group.foremost)),
    exact: telling.map((index) => quote(read.words[index]?.lexeme as string)).join(' & '),
    ranking: [...new Set(ranking)].map(quote).join(' | '),
    phrase: read.words.map(({ word }) => word).join(' '),
    shares,
    isCounted: groups.length === 1 && mentions.length === 0 && formsOf(read, indexes[0] ?? 0).length === 1,
    isNamedWholly: indexes.length === 0,
    terms: read.words.flatMap(({ word }, index) => {
      if (!mentioned.has(index) && !indexes.includes(index)) return [];
      const forms = formsOf(read, index).map(({ lexeme }) => quote(lexeme as string));
      const names = mentions.filter(
        ({ ids, first, last }) => ids.length > 0 && first <= index && index <= last,
      );
      return [
        ...(forms.length > 0 ? [{ index, word, match: anyOf(forms), names: null }] : []),
        ...names.map((mention) => ({ index, word, match: mentionLexemes(mention), names: mention.kind })),
      ];
    }),
  };
}
