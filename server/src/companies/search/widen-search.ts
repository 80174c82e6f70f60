import type { Reader, Statement } from '../../database/statement.ts';
import { isKept } from './build-query.ts';
import {
  correctableWords,
  doubtfulWords,
  type Respelling,
  respell,
  type Spellings,
  typedWords,
  unknownWords,
  withRespellings,
} from './respell.ts';
import { type SearchStep, SearchStepKind } from './search.types.ts';
import type { SearchOptions, SearchResult } from './search-result.ts';
import {
  covers,
  IN,
  isDescription,
  isPlace,
  type Mention,
  mentionsIn,
  withoutOverlaps,
} from './split-text.ts';
import { mayBeIncomplete } from './text/clean-text.ts';
import { EMPTY_WORDS } from './text/empty-words.ts';
import { type ReadText, readText } from './text/look-up-words.ts';

/** Of more words there are too many choices. */
const MOST_WORDS = 8;

/**
 * Returns the text without its last word that says nothing, else without its first, else without those between; null where
 * it has none, or nothing but a city besides.
 */
function withoutEmptyWords(text: string, read: ReadText): string | null {
  const mentions = withoutOverlaps(mentionsIn(read));
  // 'fotos' alone may be one word too many, although it names a kind.
  const isNamed = (index: number) =>
    mentions.some((mention) => covers(mention, index) && (isPlace(mention) || mention.first < mention.last));
  const says = (index: number) => read.words[index]?.isStopWord === false;
  const all = read.words.map((_, index) => index);
  const empty = all.filter((index) => EMPTY_WORDS.has(read.words[index]?.word ?? '') && !isNamed(index));
  const isCity = (index: number) => mentions.some((mention) => isPlace(mention) && covers(mention, index));
  if (!all.some((index) => says(index) && !empty.includes(index) && !isCity(index))) return null;
  const outer = [all.findLast(says), all.find(says)].find(
    (index) => index !== undefined && empty.includes(index),
  );
  const remaining = all.filter((index) => (outer === undefined ? !empty.includes(index) : index !== outer));
  if (remaining.length === all.length) return null;
  const words = typedWords(text, read);
  return remaining
    .slice(remaining.findIndex(says), remaining.findLastIndex(says) + 1)
    .map((index) => words[index])
    .join(' ');
}

/** What is done with things, which tells one kind of their business from another. */
const ACTION =
  /^(alug|loca[cd]|fabrica|industri|atacad|distribui|consert|repara|reforma|manuten|instala|curso|aula|instrut|professor|ensin|represent)/;

/** How the names of occupations end. */
const OCCUPATION = /(eir|[dst]or|ist)[ao]?$/;

/** A text, and how many of its words suffice beside what it names; all where `least` is missing. */
interface Shorter {
  text: string;
  least?: number;
}

/**
 * Returns the texts to try in turn when no company has all words: without words that say nothing, then without those
 * that nobody has, then with all but one of the others, with half of them, and at last what the text names. Its kinds and a
 * city that is certain are in each, but never a city alone; without a kind two words are the least. Of a description that names
 * no kind each word counts, and in any description what is done: 'aluguel de bicicletas' asks for no bicycle shop.
 */
function shorterTexts(words: readonly string[], read: ReadText): Shorter[] {
  const mentions = withoutOverlaps(mentionsIn(read));
  const isDescribed = isDescription(read, mentions);
  // With its 'em': 'escola Palmas' may mean something else, where nobody is named.
  const isOf = (mention: Mention, index: number) =>
    covers(mention, index) ||
    (isDescribed && isPlace(mention) && mention.first === index + 1 && IN.has(read.words[index]?.word ?? ''));
  const indexesOf = (ofMentions: Mention[]) =>
    new Set(
      read.words.flatMap((_, index) => (ofMentions.some((mention) => isOf(mention, index)) ? [index] : [])),
    );
  const mentioned = indexesOf(mentions);
  const ofCity = indexesOf(mentions.filter(isPlace));
  const tries = new Map<string, Shorter>();
  const actions = read.words.flatMap(({ word }, index) =>
    isDescribed && ACTION.test(word) && !mentioned.has(index) ? [index] : [],
  );
  const attempt = (indexes: number[], least?: number) => {
    if (actions.length > 0 && !(least === undefined && actions.every((index) => indexes.includes(index))))
      return;
    const text = indexes.map((index) => words[index]).join(' ');
    const isWhole = least === undefined && indexes.length === words.length;
    if (!isWhole && !indexes.every((index) => ofCity.has(index)))
      tries.set(`${least} ${text}`, { text, least });
  };
  const meaningful = read.words.flatMap(({ word, isStopWord }, index) =>
    mentioned.has(index) || !(isStopWord || EMPTY_WORDS.has(word)) ? [index] : [],
  );
  attempt(meaningful);
  const isKnown = (index: number) =>
    read.words[index]?.isKnown === true || (read.words[index]?.documents ?? 0) > 0;
  // 'serviços de lavagem' asks for no other services.
  const hasKind = mentions.some(({ kind }) => kind === 'kind' || (kind === 'category' && !isDescribed));
  if (isDescribed && !hasKind) return [...tries.values()];
  const knownIndexes = meaningful.filter((index) => mentioned.has(index) || isKnown(index));
  attempt(knownIndexes);
  const plain = knownIndexes.filter((index) => !mentioned.has(index));
  const open = plain.length + mentions.filter((mention) => !isKept(mention)).length;
  const fewest = hasKind ? 1 : 2;
  for (const least of new Set([open - 1, Math.ceil(open / 2)])) {
    if (least >= fewest && least < open && open <= MOST_WORDS) attempt(knownIndexes, least);
  }
  if (hasKind) attempt(knownIndexes.filter((index) => mentioned.has(index)));
  // An occupation says what is sought without what it works on: 'costureiro de roupas'.
  const [head] = mentions.filter(({ kind }) => kind === 'kind').sort((one, other) => one.first - other.first);
  if (head && OCCUPATION.test(read.words[head.last]?.word ?? '')) {
    const ofHead = indexesOf([...mentions.filter(isPlace), head]);
    attempt(knownIndexes.filter((index) => ofHead.has(index)));
  }
  return [...tries.values()];
}

interface Widening {
  reader: Reader;
  text: string;
  read: ReadText;
  search(read: ReadText, options?: SearchOptions): Promise<SearchResult>;
  /** False where every word has to match. */
  maySkipWords: boolean;
  /**
   * Of a search for open companies: returns whether a text finds closed ones. Few are open on purpose: one is enough, and
   * none is the answer where closed ones match. Null for any other search.
   */
  findsClosed: ((read: ReadText) => Promise<boolean>) | null;
  /** The text as typed, where words that say nothing were dropped from it. */
  typed?: string;
}

interface Variant {
  used: string;
  read: ReadText;
  steps: Omit<SearchStep, 'after'>[];
  least?: number;
}

/** With fewer results, those of other spellings follow; of longer texts one result is enough: they seldom mean another. */
const TOO_FEW = 3;
const SHORT_TEXT = 3;
/** Searches with all words of a text, each of a few milliseconds; with fewer words there are up to eleven more. */
const MOST_SEARCHES = 9;
const MOST_QUICK_SEARCHES = 3;
/** Spellings of a text of which fewer words are searched. */
const MOST_BASES = 3;
/** No step begins later, in milliseconds. */
const MOST_MS = 1000;

/**
 * Searches a text in steps, each only when those before found too few. Words that no company has are respelt first; then
 * all words as typed; then other spellings of known words; and if nothing is found, fewer words. What
 * a step finds comes behind the results of the steps before. The result says which steps were taken.
 */
export async function widenSearch({
  reader,
  text,
  read,
  search,
  maySkipWords,
  findsClosed,
  typed,
}: Widening): Promise<SearchResult> {
  const dropped = typed === undefined ? [] : [droppedStep(typed, text)];
  let widened: SearchResult | null = null;
  const bases: Variant[] = [];
  let asTyped: SearchResult | null = null;
  let noneOpen: SearchResult | null = null;
  let searchesLeft = maySkipWords ? MOST_SEARCHES : MOST_QUICK_SEARCHES;
  const end = performance.now() + MOST_MS;
  const isLate = () => performance.now() > end;
  const add = async (variant: Variant) => {
    searchesLeft--;
    const result = await search(variant.read, {
      behind: widened ?? undefined,
      isRespelt: isRespelt(variant),
      least: variant.least,
    });
    if (variant.read === read) asTyped = result;
    if (result.total > 0)
      widened = widened ? joined(widened, result, variant) : alone(result, typed ?? text, variant);
    else if (widened === null && (await findsClosed?.(variant.read)))
      noneOpen ??= alone(result, typed ?? text, variant);
  };
  const isShort = correctableWords(read).length <= SHORT_TEXT;
  const enough = maySkipWords && !findsClosed && isShort ? TOO_FEW : 1;
  const isEnough = () =>
    searchesLeft <= 0 || isLate() || noneOpen !== null || (widened !== null && widened.total >= enough);
  const unknown = unknownWords(read);
  const tried = new Set<string>();
  const addRespelt = async (positions: number[], spellings: Spellings = 'likely') => {
    if (positions.length === 0) return;
    const respelt = await respell(reader, read, positions, rawWords(text, read), spellings);
    for (const respellings of await namesFirst(reader, respelt, (spelling) =>
      withRespellings(text, read, spelling),
    )) {
      const respeltText = withRespellings(text, read, respellings);
      if (tried.has(respeltText)) continue;
      tried.add(respeltText);
      const variant = await variantOf(reader, text, read, respellings, dropped);
      if (unknown.length > 0 && spellings === 'likely' && bases.length < MOST_BASES) bases.push(variant);
      await add(variant);
      if (isEnough()) return;
    }
  };

  if (unknown.length > 0) await addRespelt(unknown);
  if (widened === null && noneOpen === null) await add({ used: text, read, steps: dropped });
  const meaningful =
    !isEnough() && maySkipWords && unknown.length === 0 && widened === null && withoutEmptyWords(text, read);
  if (meaningful) {
    const shorter = { text: meaningful, read: await readText(reader, meaningful, false) };
    const result = await widenSearch({
      reader,
      search,
      maySkipWords,
      findsClosed,
      ...shorter,
      typed: typed ?? text,
    });
    if (result.total > 0) return result;
  }
  if (maySkipWords && unknown.length === 0 && !isEnough()) await addRespelt(correctableWords(read), 'alike');
  if (maySkipWords && widened === null && !isEnough()) await addRespelt(doubtfulWords(read), 'any');
  const answer = (): SearchResult | null => widened ?? noneOpen;
  if (answer() !== null || !maySkipWords) return answer() ?? asTyped ?? search(read);

  if (bases.length === 0) bases.push({ used: text, read, steps: dropped });
  const triesOf = bases.map((base) => shorterTexts(typedWords(base.used, base.read), base.read));
  for (const [index] of (triesOf[0] ?? []).entries()) {
    for (const [position, base] of bases.entries()) {
      const shorter = triesOf[position]?.[index];
      if (!shorter) continue;
      if (isLate()) break;
      const steps = [...base.steps, droppedStep(base.used, shorter.text)];
      const readShorter = await readText(reader, shorter.text, false);
      await add({ used: shorter.text, read: readShorter, steps, least: shorter.least });
      const result = answer();
      if (result !== null) return result;
    }
  }
  return asTyped ?? search(read);
}

/** Tells which of the texts $1 a name begins with. */
const BEGIN_NAMES: Statement = {
  name: 'search_begin_names',
  text: `SELECT position::int - 1 AS position FROM unnest($1::text[]) WITH ORDINALITY AS t (text, position)
         WHERE EXISTS (SELECT FROM search_documents
           WHERE name_key >= search_fold(text) AND name_key < search_fold(text) || U&'\\+10FFFF')`,
};

/** Puts the spellings with which a name begins before the others. */
async function namesFirst<T>(reader: Reader, spellings: T[], textOf: (spelling: T) => string): Promise<T[]> {
  if (spellings.length < 2) return spellings;
  const rows = await reader.query<{ position: number }>(BEGIN_NAMES, [spellings.map(textOf)]);
  const isName = new Set(rows.map(({ position }) => spellings[position]));
  return [
    ...spellings.filter((spelling) => isName.has(spelling)),
    ...spellings.filter((spelling) => !isName.has(spelling)),
  ];
}

const droppedStep = (typed: string, used: string) => ({
  kind: SearchStepKind.dropped,
  typed: typed.trim(),
  used,
});

const isRespelt = ({ steps }: Variant): boolean =>
  steps.length > 0 && steps.at(-1)?.kind !== SearchStepKind.dropped;

async function variantOf(
  reader: Reader,
  text: string,
  read: ReadText,
  respellings: Respelling[],
  dropped: Variant['steps'],
): Promise<Variant> {
  const respelt = withRespellings(text, read, respellings);
  const isIncomplete = mayBeIncomplete(text) && respellings.at(-1)?.last !== read.words.length - 1;
  const words = typedWords(text, read);
  const steps = respellings.map(({ first, last, used: respelling, kind }) => ({
    kind: SearchStepKind[kind],
    typed: words.slice(first, last + 1).join(' '),
    used: respelling,
  }));
  return {
    used: respelt,
    read: await readText(reader, respelt, isIncomplete),
    steps: [...dropped, ...steps],
  };
}

/** Returns results with the steps that led to them, behind as many results as `after`. */
function foundAfter(after: number, result: SearchResult, variantSteps: Variant['steps']): SearchResult {
  const steps = variantSteps.map((step) => ({ ...step, after }));
  const foundBy = result.foundBy.map((by) => ({ ...by, steps }));
  return { ...result, foundBy, steps, isFullyMatched: false };
}

/** Returns the first results that were found, as typed or by `steps`. */
function alone(result: SearchResult, text: string, { used, steps }: Variant): SearchResult {
  if (steps.length === 0) return result;
  const query = text.trim();
  return { ...foundAfter(0, result, steps), correction: used === query ? null : { typed: query, used } };
}

/** Returns results with those of a further step behind them. */
const joined = (earlier: SearchResult, result: SearchResult, { steps }: Variant): SearchResult => {
  const isNew = (step: SearchStep) =>
    !earlier.steps.some(
      ({ kind, typed, used }) => kind === step.kind && typed === step.typed && used === step.used,
    );
  const further = foundAfter(earlier.total, result, steps);
  return {
    ...earlier,
    ids: [...earlier.ids, ...further.ids],
    total: earlier.total + further.total,
    totalIsExact: further.totalIsExact,
    inHomeCity: null,
    foundBy: [...earlier.foundBy, ...further.foundBy],
    steps: [...earlier.steps, ...further.steps.filter(isNew)],
  };
};

/** Returns the words in lower case without accents, but with their ç. */
const rawWords = (text: string, read: ReadText): string[] =>
  typedWords(text, read).map((word) =>
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/c\u0327/g, 'ç')
      .replace(/\p{M}/gu, ''),
  );
