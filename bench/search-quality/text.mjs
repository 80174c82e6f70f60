import { readFileSync } from 'node:fs';

/** Words that people add to a name, and the names of the states. */
export const { noise: NOISE, states: STATES } = JSON.parse(
  readFileSync(new URL('words.json', import.meta.url), 'utf8'),
);

/** Words that tell nothing apart. */
export const SMALL = new Set(
  'a o e as os em no na nos nas de do da dos das di del para com por ao sem um uma'.split(' '),
);

/** Lower case without accents. */
export const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text: runs of letters and digits, without accents. */
export const wordsOf = (text) => fold(text).match(/[a-z0-9]+/g) ?? [];

export const pickWith = (random) => (list) => list[Math.floor(random() * list.length)];
