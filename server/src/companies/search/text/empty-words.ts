import EMPTY from './empty-words.txt?raw';
import LANGUAGE from './language-words.txt?raw';

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split('\n'));

/** Words of a search that say nothing of which company is meant, normalized. */
export const EMPTY_WORDS = setOf(EMPTY);

/** Words for what companies do and sell (IBGE's activities, MEI's occupations, OpenStreetMap's names), normalized: spelt right. */
export const LANGUAGE_WORDS = setOf(LANGUAGE);
