import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SearchOptions, SearchResult } from './search-result.ts';
import type { ReadText } from './text/look-up-words.ts';
import { widenSearch } from './widen-search.ts';

const nothing: SearchResult = {
  ids: [],
  total: 0,
  totalIsExact: true,
  foundBy: [],
  correction: null,
  steps: [],
  matchedCategoryId: null,
  matchedKindId: null,
  matchedCityId: null,
  inHomeCity: null,
  isFullyMatched: false,
};
const wordOf = (word: string) => ({
  word,
  lexeme: word,
  documents: 900,
  isKnown: true,
  isStopWord: false,
});

test('a slow search is followed by no other', async () => {
  const read: ReadText = {
    companies: 1000,
    words: ['trigo', 'dourado', 'santista'].map(wordOf),
    completions: [],
    cities: [],
    categories: [],
    kinds: [],
  };
  const searches: (SearchOptions | undefined)[] = [];
  const result = await widenSearch({
    reader: { query: () => Promise.reject(new Error('no further step asks the database')) },
    text: 'trigo dourado santista',
    read,
    search: async (_, options) => {
      searches.push(options);
      if (searches.length === 1) await pause(1010);
      return nothing;
    },
    maySkipWords: true,
    findsClosed: null,
  });
  expect(result.total).toBe(0);
  expect(searches).toHaveLength(1);
});
