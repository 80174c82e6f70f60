import { expect, test } from 'vitest';
import type { Reader } from '../database/statement.ts';
import { boundedPage } from './bounded-page.ts';

/** Knows how many rows there really are, and whether it was asked. */
function readerOf(total: number) {
  const asked: string[] = [];
  const reader: Reader = {
    async query<Row>(statement: { text: string }): Promise<Row[]> {
      asked.push(statement.text);
      return [{ total }] as Row[];
    },
  };
  return { reader, asked };
}
const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
const page = (reader: Reader, estimate: number, items: number[], number: number, totalIsExact = false) =>
  boundedPage(
    reader,
    { from: 'FROM things', values: [], counted: { total: estimate, totalIsExact } },
    items,
    { page: number, perPage: 10 },
  );

test('an exact total is told as it is', async () => {
  const { reader, asked } = readerOf(0);
  expect(await page(reader, 25, rows(11), 1, true)).toMatchObject({
    total: 25,
    lastPage: 3,
    totalIsExact: true,
  });
  expect(asked).toEqual([]);
});

test('an estimate that is too low ends no list', async () => {
  const { reader, asked } = readerOf(0);
  const found = await page(reader, 20, rows(11), 7);
  expect(found).toMatchObject({ total: 71, lastPage: 8, totalIsExact: false });
  expect(found.items).toHaveLength(10);
  expect(asked).toEqual([]);
});

test('a full page that no row follows is the last, and tells the total', async () => {
  const { reader } = readerOf(0);
  expect(await page(reader, 5_000, rows(10), 7)).toMatchObject({
    total: 70,
    lastPage: 7,
    totalIsExact: true,
  });
});

test('a page that is not full is the last, and tells the total', async () => {
  const { reader } = readerOf(0);
  expect(await page(reader, 5_000, rows(3), 7)).toMatchObject({ total: 63, lastPage: 7, totalIsExact: true });
});

test('beyond an end that was estimated too far off, the rows are counted', async () => {
  const { reader, asked } = readerOf(63);
  expect(await page(reader, 5_000, [], 400)).toMatchObject({ total: 63, lastPage: 7, totalIsExact: true });
  expect(asked).toEqual(['SELECT count(*)::int AS total FROM things']);
});
