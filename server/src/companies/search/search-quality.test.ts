import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
// @ts-expect-error: the bench is plain JavaScript
import { drawEstablishments } from '../../../../bench/search-quality/data-sets.mjs';
// @ts-expect-error: the bench is plain JavaScript
import { everydayWords } from '../../../../bench/search-quality/everyday-words.mjs';
// @ts-expect-error: the bench is plain JavaScript
import { fitQuestions, isFit } from '../../../../bench/search-quality/fit-questions.mjs';
// @ts-expect-error: the bench is plain JavaScript
import { makeQueries } from '../../../../bench/search-quality/make-queries.mjs';
import { testApp } from '../../../test/helpers/test-app.ts';
import { seedDemo } from '../../database/setup/seeds/demo.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { searchCompanies } from './search-companies.ts';

/** Of each kind; `bench/search-quality.mjs` measures with more, and with real companies. */
const EACH = 8;
const FIRST = 16;

interface Query {
  kind: string;
  q: string;
  answers: Set<string>;
}

interface Question {
  q: string;
  must: Set<string>;
  fits: Set<string>;
}

const guia = testApp();
let queries: Query[];
let questions: Question[];
beforeAll(async () => {
  const client = new pg.Client({ connectionString: guia.url });
  await client.connect();
  await seedDemo(client, { hash: hashPassword });
  await client.query('SELECT search_count_changes(10000)');
  const establishments = await drawEstablishments(client, 1_000, 1);
  await client.end();
  questions = fitQuestions(establishments);
  const made: { queries: Query[] }[] = makeQueries(establishments, {
    each: EACH,
    seed: 5,
    top: FIRST,
    only: '',
  });
  queries = [...made.flatMap((kind) => kind.queries), ...everydayWords(establishments).slice(0, 60)];
});

const search = async (q: string): Promise<string[]> => {
  const page = { order: 'relevance', page: 1, perPage: FIRST, literal: false } as const;
  const { ids } = await searchCompanies(guia.services.db.searches, { q, ...page });
  return ids.map(String);
};

test('the first answers fit, and nothing comes where nothing fits', async () => {
  const misfits: string[] = [];
  for (const question of questions) {
    if (!isFit(question, await search(question.q))) misfits.push(question.q);
  }
  expect(questions.length).toBeGreaterThanOrEqual(250);
  expect(questions.filter(({ must }) => must.size === 0).length).toBeGreaterThanOrEqual(100);
  expect(misfits.length, misfits.join(', ')).toBeLessThanOrEqual(0.03 * questions.length);
});

test('finds what people type among the first 16, of every kind of query', async () => {
  const found = new Map<string, boolean[]>();
  for (const { kind, q, answers } of queries) {
    const ids = await search(q);
    const list = found.get(kind) ?? [];
    found.set(kind, [...list, ids.some((id) => answers.has(id))]);
  }
  const share = (list: boolean[]) => list.filter(Boolean).length / list.length;
  expect(found.size).toBeGreaterThanOrEqual(13);
  expect([...found].filter(([, list]) => share(list) < 0.8)).toEqual([]);
  expect(share([...found.values()].flat())).toBeGreaterThanOrEqual(0.97);
});
