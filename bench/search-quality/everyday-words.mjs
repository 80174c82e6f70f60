import { fileURLToPath } from 'node:url';
import { readCsv } from './csv.mjs';
import { fold } from './text.mjs';

const FILE = fileURLToPath(new URL('everyday-words.csv', import.meta.url));
export const EVERYDAY = 'everyday words';
const CATEGORY = 'categoria: ';

/** An answer is the beginning of one or more words of a name, or a whole category. */
const fits = ({ name, columns }, answer) =>
  answer.startsWith(CATEGORY)
    ? columns.category === answer.slice(CATEGORY.length)
    : ` ${fold(name)}`.includes(` ${answer}`);

/** The words for which there is an establishment that fits, as queries. */
export function everydayWords(establishments) {
  return readCsv(FILE).flatMap(({ word, expected }) => {
    const answers = establishments.filter((one) => expected.split('|').some((answer) => fits(one, answer)));
    if (answers.length === 0) return [];
    return [{ kind: EVERYDAY, q: word, answers: new Set(answers.map(({ id }) => id)), wanted: expected }];
  });
}
