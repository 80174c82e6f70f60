import { fileURLToPath } from 'node:url';
import { readCsv } from './csv.mjs';
import { askOf } from './fit-questions.mjs';
import { SMALL, wordsOf } from './text.mjs';

const FILE = fileURLToPath(new URL('activities.csv', import.meta.url));
const CNAE = fileURLToPath(new URL('../../server/src/kinds/data/cnae.csv', import.meta.url));
const KIND_OF = new Map(readCsv(CNAE).map(({ cnae, kind }) => [cnae, kind]));
/** Beside another word these name no activity. */
const GENERIC = new Set('loja fabrica aluguel conserto artigos produtos servicos'.split(' '));

const codesOf = (list) => list.split('|').filter(Boolean);
const startsWithAny = (code, beginnings) => beginnings.some((beginning) => code.startsWith(beginning));
/** A singular and its plural have the same stem. */
const stem = (word) => (word.length > 4 ? word.replace(/(.s|.)$/, '') : word);
/** The stems of the words that name an activity. */
function stemsOf(text) {
  const said = wordsOf(text).filter((each) => !SMALL.has(each));
  const telling = said.filter((each) => !GENERIC.has(each));
  return (telling.length > 0 ? telling : said).map(stem);
}

/** The everyday words of activities; `is` and `may` are beginnings of CNAE codes. */
const activityWords = () =>
  readCsv(FILE).map(({ word, is, may }) => ({ word, is: codesOf(is), may: codesOf(may) }));

/** Returns the everyday words of an establishment's main activity, and whether another establishment may be meant. */
export function wordsOfActivities() {
  const all = activityWords();
  return ({ codes: [main] }) =>
    all
      .filter(({ is }) => startsWithAny(main, is))
      .map(({ word, is, may }) => ({
        word,
        isMeant: (other) => other.codes.some((code) => startsWithAny(code, [...is, ...may])),
      }));
}

/** The CNAE's own words for an activity, up to its exceptions. */
const ownWords = (activity) => activity.split(/[,;]| - | exceto | não especificad/i, 1)[0].toLowerCase();

/**
 * Makes questions of the everyday words of all activities, and of the own words of those that the establishments have: alone,
 * with a city that has the activity, with one that has not. An answer fits if one of its company's activities or its
 * name does: it is of the kind of an activity that is meant; it is exact if it is that activity. One has to come where it is a main activity.
 */
export function activityQuestions(establishments) {
  const own = new Map();
  for (const { codes, names } of establishments) {
    for (const [index, code] of codes.entries()) {
      const word = ownWords(names[index] ?? '');
      const known = own.get(word) ?? { word, is: [], may: [] };
      own.set(word, { word, is: [...known.is, code], may: [...known.may, code.slice(0, 5)] });
    }
  }
  own.delete('');
  const ask = askOf(establishments);
  const everyday = activityWords();
  const stemmed = everyday.map((activity) => ({ ...activity, stems: stemsOf(activity.word) }));
  /** The codes that a name speaks of: 'CASA DE CARNES'. */
  const spokenOf = new Map(
    establishments.map(({ id, name }) => {
      const text = ` ${wordsOf(name).join(' ')}`;
      const said = stemmed.filter(({ stems }) => stems.every((each) => text.includes(` ${each}`)));
      return [id, said.flatMap(({ is, may }) => [...is, ...may])];
    }),
  );
  return [
    ['everyday words', everyday],
    ["the CNAE's words", [...own.values()]],
  ].flatMap(([title, words]) =>
    words.flatMap(({ word, is, may }, index) => {
      const stems = stemsOf(word);
      const meant = [...is, ...may];
      const kinds = new Set([...KIND_OF].flatMap(([code, kind]) => (startsWithAny(code, is) ? [kind] : [])));
      const isNamed = ({ id, name }) =>
        stems.every((each) => ` ${wordsOf(name).join(' ')}`.includes(` ${each}`)) ||
        spokenOf.get(id).some((code) => meant.some((each) => code.startsWith(each) || each.startsWith(code)));
      return ask(word, index, {
        title,
        isWanted: ({ codes: [main] }) => startsWithAny(main, is),
        isFitting: (one) =>
          one.codes.some((code) => startsWithAny(code, meant) || kinds.has(KIND_OF.get(code))) ||
          isNamed(one),
        isExact: (one) => one.codes.some((code) => startsWithAny(code, meant)) || isNamed(one),
      });
    }),
  );
}
