import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { passUndoTime } from '../../test/helpers/decisions/carry-out.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';

let guia: TestApp;
let bulk: ReturnType<typeof bulkActions>;
beforeAll(async () => {
  guia = await startTestApp();
  bulk = bulkActions(guia, await guia.adminToken());
});
afterAll(() => guia.close());
beforeEach(() => guia.pool.query(`DELETE FROM companies; DELETE FROM bulk_jobs`));

/** Starts an action and lets it end. */
async function run(input: object): Promise<string> {
  const { data, errors } = await bulk.start(input);
  expect(errors).toBeUndefined();
  await bulk.work();
  return data.startBulkAction.id;
}
const changesLeft = async (): Promise<number> =>
  (await guia.pool.query('SELECT count(*)::int AS count FROM bulk_changes')).rows[0].count;

test('what a whole filter hid is shown again, but not what was hidden before', async () => {
  const shown = await bulk.make(3, { category_id: 3 });
  const [hidden] = await bulk.make(1, { category_id: 3, is_active: false });
  const id = await run({ action: 'deactivate', companies: { categoryId: '3' } });
  expect(await bulk.undoState(id)).toEqual({ status: 'done', undoneCount: 0, canUndo: true });
  expect(await bulk.count('is_active')).toBe(0);
  expect((await bulk.undo(id)).data.undoBulkAction.status).toBe('undoing');
  await bulk.work();
  expect(await bulk.undoState(id)).toEqual({ status: 'undone', undoneCount: 3, canUndo: false });
  const { rows } = await guia.pool.query('SELECT id, is_active AS "isActive" FROM companies ORDER BY id');
  expect(rows).toEqual([
    ...shown.map((one) => ({ id: one, isActive: true })),
    { id: hidden, isActive: false },
  ]);
  expect((await bulk.undo(id)).errors[0].extensions.code).toBe('CONFLICT');
});

test('what is gone meanwhile is reported, and the others are undone', async () => {
  const [first, second] = await bulk.make(2);
  const id = await run({ action: 'deactivate', ids: [first, second] });
  await guia.pool.query('DELETE FROM companies WHERE id = $1', [first]);
  await bulk.undo(id);
  await bulk.work();
  expect(await bulk.undoState(id)).toEqual({ status: 'undone', undoneCount: 1, canUndo: false });
  expect((await bulk.job(id)).failures).toEqual([
    { id: String(first), title: null, message: 'Empresa não encontrada' },
  ]);
  expect(await bulk.count('is_active')).toBe(1);
});

test('it is too late after ten seconds, and what undoing needs is deleted', async () => {
  const ids = await bulk.make(2);
  const id = await run({ action: 'deactivate', ids });
  expect(await changesLeft()).toBe(2);
  await passUndoTime(guia);
  expect((await bulk.undo(id)).errors[0].extensions.code).toBe('CONFLICT');
  expect((await bulk.undoState(id)).canUndo).toBe(false);
  await bulk.work();
  expect([await changesLeft(), await bulk.count('NOT is_active')]).toEqual([0, 2]);
});

test('an action that changes nothing has nothing to undo', async () => {
  const ids = await bulk.make(2, { is_active: false });
  const id = await run({ action: 'deactivate', ids });
  expect((await bulk.undoState(id)).canUndo).toBe(false);
});

test('the kinds of before come back, unless they changed again', async () => {
  const { rows } = await guia.pool.query('SELECT id FROM kinds ORDER BY id LIMIT 3');
  const [kind, other, third] = rows.map((row) => row.id);
  const [first, second] = await bulk.make(2, { kind_ids: [other], kinds_are_guessed: true });
  const id = await run({ action: 'assignKind', ids: [first, second], assignedKindId: String(kind) });
  await guia.pool.query('UPDATE companies SET kind_ids = $2 WHERE id = $1', [second, [third]]);
  await bulk.undo(id);
  await bulk.work();
  const after = await guia.pool.query('SELECT kind_ids, kinds_are_guessed FROM companies ORDER BY id');
  expect(after.rows).toEqual([
    { kind_ids: [other], kinds_are_guessed: true },
    { kind_ids: [third], kinds_are_guessed: false },
  ]);
  expect((await bulk.job(id)).failures).toMatchObject([
    { id: String(second), message: 'Os segmentos desta empresa mudaram de novo.' },
  ]);
});
