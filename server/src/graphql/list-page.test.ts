import { expect, test } from 'vitest';
import { Conditions } from '../database/conditions.ts';
import type { Reader } from '../database/statement.ts';
import { listPage } from './list-page.ts';
import type { Page } from './paging.ts';

interface Database {
  /** Rows that the page's statement finds and counts, counting up to 20. */
  found: number;
  counted: number;
  /** The planner's estimate, and what counting all rows gives. */
  estimate?: number;
  total?: number;
}

const UP_TO = 20;

/** Reads page `page` of ten rows from these answers of a database; returns the first words of its statements, too. */
async function read(page: number, { found, counted, estimate = 0, total = 0 }: Database) {
  const statements: string[] = [];
  const reader: Reader = {
    async query<Row>({ text }: { text: string }): Promise<Row[]> {
      statements.push(text.trim().split(' ')[0] ?? '');
      if (text.startsWith('EXPLAIN'))
        return [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': estimate } }] }] as Row[];
      if (!text.startsWith('WITH')) return [{ total }] as Row[];
      const rows = Array.from({ length: found }, (_, index) => ({ total: counted, position: index + 1 }));
      return (found > 0 ? rows : [{ total: counted, position: null }]) as Row[];
    },
  };
  const list = {
    from: 'things t',
    filter: new Conditions(),
    order: 't.id',
    columns: 't.id',
    countUpTo: UP_TO,
  };
  const result: Page<unknown> & { totalIsExact: boolean } = await listPage(reader, list, {
    page,
    perPage: 10,
  });
  return { ...result, statements };
}

test('a total within the bound is exact', async () => {
  const page = await read(1, { found: 11, counted: 15 });
  expect(page).toMatchObject({ total: 15, lastPage: 2, totalIsExact: true, statements: ['WITH'] });
  expect(page.items).toHaveLength(10);
});

test('an estimate that is too low does not end the list', async () => {
  const page = await read(7, { found: 11, counted: UP_TO + 1, estimate: 20 });
  expect(page).toMatchObject({
    total: 71,
    lastPage: 8,
    totalIsExact: false,
    statements: ['WITH', 'EXPLAIN'],
  });
  expect(page.items).toHaveLength(10);
});

test('a full page that no row follows is the last and has the exact total', async () => {
  const page = await read(7, { found: 10, counted: UP_TO + 1, estimate: 5_000 });
  expect(page).toMatchObject({ total: 70, lastPage: 7, totalIsExact: true });
});

test('a page that is not full is the last and has the exact total', async () => {
  const page = await read(7, { found: 3, counted: UP_TO + 1, estimate: 5_000 });
  expect(page).toMatchObject({ total: 63, lastPage: 7, totalIsExact: true });
});

test('beyond the end all rows are counted', async () => {
  const page = await read(400, { found: 0, counted: UP_TO + 1, estimate: 5_000, total: 63 });
  expect(page).toMatchObject({ total: 63, lastPage: 7, totalIsExact: true, statements: ['WITH', 'SELECT'] });
  expect(page.items).toEqual([]);
});

test.each([
  [500, true],
  [50_000, false],
])('a searched text of about %i rows is looked for once: %s', async (estimate, isOnce) => {
  const texts: string[] = [];
  const reader: Reader = {
    async query<Row>({ text }: { text: string }): Promise<Row[]> {
      texts.push(text);
      if (text.startsWith('EXPLAIN'))
        return [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': estimate } }] }] as Row[];
      return [{ total: estimate, position: null }] as Row[];
    },
  };
  const filter = new Conditions();
  filter.add((placeholder) => `t.name LIKE ${placeholder('%a%')}`);
  filter.isSearched = true;
  const list = { from: 'things t', filter, order: 't.id', columns: 't.id' };
  const page = await listPage(reader, list, { page: 1, perPage: 10 });
  expect(page).toMatchObject({ total: estimate, totalIsExact: true });
  expect(texts.at(-1)?.split('LIKE').length).toBe(isOnce ? 2 : 3);
});
