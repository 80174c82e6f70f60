import { randomOf } from '../data/make-row.mjs';
import { Catalog } from './catalog.mjs';
import { KINDS, OF_ACTIVITIES, OF_NAMES } from './kinds.mjs';
import { fold, pickWith, wordsOf } from './text.mjs';

const MOST_LETTERS = 100;

/** As typed: lower case, blanks once; two in three people leave out the accents. */
const typed = (text, random) => {
  const lower = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return random() < 2 / 3 ? fold(lower) : lower;
};

/**
 * Makes up to `each` queries of each kind, the same for the same seed; with `wordsFor`, which gives the everyday words of an
 * establishment's activity, also of its names and activities. An establishment may be drawn more than once.
 *
 * A query is answered by every establishment with the same values in the fields of which the query was made: by any
 * branch with the name and city that were typed. Only fair queries are used. A query is fair when at most `top - 1` other
 * establishments have all its words in any of their columns, so that `top` results have room for all of them. A query
 * with mistakes is fair when, besides, no other establishment has the mistaken words.
 */
export function makeQueries(establishments, { each, seed, top, only, wordsFor }) {
  const catalog = new Catalog(establishments);
  return Object.entries({ ...KINDS, ...(wordsFor && { ...OF_NAMES, ...OF_ACTIVITIES }) })
    .filter(([kind]) => kind.includes(only))
    .map(([kind, make]) => {
      const random = randomOf(seed + kind.length * 1000 + kind.charCodeAt(0));
      const tools = { random, pick: pickWith(random), wordsFor };
      const queries = new Map();
      for (let tries = 0; queries.size < each && tries < each * 50; tries++) {
        const one = tools.pick(establishments);
        const query = make(one, tools);
        if (query === null) continue;
        const answers = catalog.equalTo(one, query.fields);
        if (!isFair(catalog, query, answers, top)) continue;
        const q = typed(query.q, random);
        if (q.length > MOST_LETTERS) continue;
        queries.set(q, { kind, q, answers, wanted: `${one.name} (${one.city})` });
      }
      return { kind, queries: [...queries.values()] };
    })
    .filter(({ queries }) => queries.length > 0);
}

function isFair(catalog, { q, said, isDamaged, isRival }, answers, top) {
  if (isRival) return catalog.establishments.filter(isRival).length <= top;
  // Numbers identify by themselves.
  if (said === null) return true;
  if (wordsOf(said).length === 0) return false;
  const others = (text) => catalog.holding(text).filter((id) => !answers.has(id)).length;
  return others(said) < top && !(isDamaged && others(q) > 0);
}
