import WORDS from './empty-words.txt?raw';

/** Words of a search that say nothing of which company is meant, normalized. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split('\n'));
