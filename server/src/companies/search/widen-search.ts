import type { Reader, Statement } from '../../database/statement.ts';
import { shorterTexts, withoutEmptyWords } from './drop-words.ts';
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
import { mayBeIncomplete } from './text/clean-text.ts';
import { type ReadText, readText } from './text/read-text.ts';

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
  let found: SearchResult | null = null;
  const bases: Variant[] = [];
  let asTyped: SearchResult | null = null;
  let noneOpen: SearchResult | null = null;
  let left = maySkipWords ? MOST_SEARCHES : MOST_QUICK_SEARCHES;
  const end = performance.now() + MOST_MS;
  const isLate = () => performance.now() > end;
  const add = async (variant: Variant) => {
    left--;
    const result = await search(variant.read, {
      behind: found ?? undefined,
      isRespelt: isRespelt(variant),
      least: variant.least,
    });
    if (variant.read === read) asTyped = result;
    if (result.total > 0)
      found = found ? joined(found, result, variant) : alone(result, typed ?? text, variant);
    else if (found === null && (await findsClosed?.(variant.read)))
      noneOpen ??= alone(result, typed ?? text, variant);
  };
  const isShort = correctableWords(read).length <= SHORT_TEXT;
  const enough = maySkipWords && !findsClosed && isShort ? TOO_FEW : 1;
  const isEnough = () =>
    left <= 0 || isLate() || noneOpen !== null || (found !== null && found.total >= enough);
  const unknown = unknownWords(read);
  const tried = new Set<string>();
  const addRespelt = async (positions: number[], spellings: Spellings = 'likely') => {
    if (positions.length === 0) return;
    const respelt = await respell(reader, read, positions, rawWords(text, read), spellings);
    for (const respellings of await namesFirst(reader, respelt, (one) => withRespellings(text, read, one))) {
      const used = withRespellings(text, read, respellings);
      if (tried.has(used)) continue;
      tried.add(used);
      const variant = await variantOf(reader, text, read, respellings, dropped);
      if (unknown.length > 0 && spellings === 'likely' && bases.length < MOST_BASES) bases.push(variant);
      await add(variant);
      if (isEnough()) return;
    }
  };

  if (unknown.length > 0) await addRespelt(unknown);
  if (found === null && noneOpen === null) await add({ used: text, read, steps: dropped });
  const meaningful =
    !isEnough() && maySkipWords && unknown.length === 0 && found === null && withoutEmptyWords(text, read);
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
  if (maySkipWords && found === null && !isEnough()) await addRespelt(doubtfulWords(read), 'any');
  const answer = (): SearchResult | null => found ?? noneOpen;
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
async function namesFirst<T>(reader: Reader, spellings: T[], textOf: (one: T) => string): Promise<T[]> {
  if (spellings.length < 2) return spellings;
  const rows = await reader.query<{ position: number }>(BEGIN_NAMES, [spellings.map(textOf)]);
  const isName = new Set(rows.map(({ position }) => spellings[position]));
  return [...spellings.filter((one) => isName.has(one)), ...spellings.filter((one) => !isName.has(one))];
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
  const used = withRespellings(text, read, respellings);
  const isIncomplete = mayBeIncomplete(text) && respellings.at(-1)?.last !== read.words.length - 1;
  const words = typedWords(text, read);
  const steps = respellings.map(({ first, last, used: respelling, kind }) => ({
    kind: SearchStepKind[kind],
    typed: words.slice(first, last + 1).join(' '),
    used: respelling,
  }));
  return { used, read: await readText(reader, used, isIncomplete), steps: [...dropped, ...steps] };
}

/** Returns results with the steps that led to them, behind as many results as `after`. */
function foundAfter(after: number, result: SearchResult, taken: Variant['steps']): SearchResult {
  const steps = taken.map((step) => ({ ...step, after }));
  const foundBy = result.foundBy.map((by) => ({ ...by, steps }));
  return { ...result, foundBy, steps, isFullyMatched: false };
}

/** Returns the first results that were found, as typed or by `steps`. */
function alone(result: SearchResult, text: string, { used, steps }: Variant): SearchResult {
  if (steps.length === 0) return result;
  const typed = text.trim();
  return { ...foundAfter(0, result, steps), correction: used === typed ? null : { typed, used } };
}

/** Returns results with those of a further step behind them. */
const joined = (found: SearchResult, result: SearchResult, { steps }: Variant): SearchResult => {
  const isNew = (step: SearchStep) =>
    !found.steps.some(
      ({ kind, typed, used }) => kind === step.kind && typed === step.typed && used === step.used,
    );
  const further = foundAfter(found.total, result, steps);
  return {
    ...found,
    ids: [...found.ids, ...further.ids],
    total: found.total + further.total,
    totalIsExact: further.totalIsExact,
    inHomeCity: null,
    foundBy: [...found.foundBy, ...further.foundBy],
    steps: [...found.steps, ...further.steps.filter(isNew)],
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
