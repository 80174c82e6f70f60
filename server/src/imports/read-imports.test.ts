import { beforeAll, expect, test } from 'vitest';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(async () => {
  await guia.sql`INSERT INTO imports (file_name, status)
    VALUES ('Padarias_São-Paulo.csv', 'done'), ('açougues.csv', 'done'),
       ('lojas 2026.csv', 'undone')`;
});

const IMPORTS = `query ($q: String, $statuses: [ImportStatus!], $order: ImportOrder, $page: Int, $perPage: Int) {
  adminImports(q: $q, statuses: $statuses, order: $order, page: $page, perPage: $perPage) { total lastPage items { fileName percent } }
}`;
async function ask(variables: Record<string, unknown>) {
  const { body } = await guia.graphql(IMPORTS, variables, admin);
  return body.data?.adminImports ?? body.errors[0].extensions;
}
const filesOf = async (variables: Record<string, unknown>): Promise<string[]> =>
  (await ask(variables)).items.map(({ fileName }: { fileName: string }) => fileName);

test('a file is found by a part of its name, without regard to case, accents and signs', async () => {
  expect(await filesOf({ q: 'sao paulo' })).toEqual(['Padarias_São-Paulo.csv']);
  expect(await filesOf({ q: 'ACOUGUE' })).toEqual(['açougues.csv']);
  expect(await filesOf({ q: 'lojas 2026.csv' })).toEqual(['lojas 2026.csv']);
  expect(await ask({ q: 'lojas 2027' })).toMatchObject({ total: 0, items: [] });
  expect(await ask({ q: 'x'.repeat(101) })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the order is the newest, the oldest or by name, and a page has the total', async () => {
  const inOrder = ['Padarias_São-Paulo.csv', 'açougues.csv', 'lojas 2026.csv'];
  expect(await filesOf({ order: 'oldest' })).toEqual(inOrder);
  expect(await filesOf({})).toEqual(inOrder.toReversed());
  expect(await filesOf({ order: 'fileName' })).toEqual([
    'açougues.csv',
    'lojas 2026.csv',
    'Padarias_São-Paulo.csv',
  ]);
  expect(await ask({ perPage: 2, page: 2 })).toMatchObject({ total: 3, lastPage: 2, items: [{}] });
});

test('the list is filtered by one or more states', async () => {
  expect(await filesOf({ statuses: ['undone'] })).toEqual(['lojas 2026.csv']);
  expect(await filesOf({ statuses: ['undone', 'done'] })).toHaveLength(3);
  expect(await filesOf({ statuses: [] })).toHaveLength(3);
  expect(await ask({ statuses: ['checked'] })).toMatchObject({ total: 0, items: [] });
});

test('the order is by what waits for somebody, or by a count', async () => {
  await guia.sql`UPDATE imports SET (status, rows_read, rows_created, rows_updated, rows_refused) =
       (SELECT v.status, v.read, v.created, v.updated, v.refused FROM (VALUES
          ('Padarias_São-Paulo.csv', 'done', 10, 1, 2, 7), ('açougues.csv', 'checked', 8, 5, 3, 0),
          ('lojas 2026.csv', 'running', 9, 0, 4, 5)) v (name, status, read, created, updated, refused)
        WHERE v.name = file_name)`;
  const inOrder = async (order: string) => (await filesOf({ order })).map((name) => name.charAt(0));
  expect(await inOrder('status')).toEqual(['a', 'l', 'P']);
  expect(await inOrder('rowsRead')).toEqual(['P', 'l', 'a']);
  expect(await inOrder('rowsCreated')).toEqual(['a', 'P', 'l']);
  expect(await inOrder('rowsUpdated')).toEqual(['l', 'a', 'P']);
  expect(await inOrder('rowsRefused')).toEqual(['P', 'l', 'a']);
});
