import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
beforeAll(async () => {
  bulk = bulkActions(guia, await guia.adminToken());
});
beforeEach(() => guia.pool.query(`DELETE FROM companies; DELETE FROM bulk_jobs`));

/** Starts an action and lets it end. */
async function run(input: object): Promise<string> {
  const { data, errors } = await bulk.start(input);
  expect(errors).toBeUndefined();
  await bulk.work();
  return data.startBulkAction.id;
}
const byId = (one: { id: string }, other: { id: string }): number => Number(one.id) - Number(other.id);
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

/** Returns the ids of some kinds. */
async function kinds(count: number): Promise<number[]> {
  const { rows } = await guia.pool.query('SELECT id FROM kinds ORDER BY id LIMIT $1', [count]);
  return rows.map((row) => row.id);
}

test('the kinds of before come back, unless any of them changed again', async () => {
  const [kind = 0, other, third] = await kinds(3);
  const guessed = { kinds_are_guessed: true };
  const [first, second] = await bulk.make(2, { kind_ids: [other], ...guessed });
  const [guess] = await bulk.make(1, { kind_ids: [kind], ...guessed });
  const id = await run({ action: 'assignKind', ids: [first, second, guess], assignedKindId: String(kind) });
  expect(await bulk.count('kinds_are_guessed')).toBe(0);
  await guia.pool.query('UPDATE companies SET kind_ids = $2 WHERE id = $1', [second, [kind, third]]);
  await bulk.undo(id);
  await bulk.work();
  const after = await guia.pool.query('SELECT kind_ids, kinds_are_guessed FROM companies ORDER BY id');
  expect(after.rows).toEqual([
    { kind_ids: [other], kinds_are_guessed: true },
    { kind_ids: [kind, third], kinds_are_guessed: false },
    { kind_ids: [kind], kinds_are_guessed: true },
  ]);
  expect((await bulk.job(id)).failures).toMatchObject([
    { id: String(second), message: 'Os segmentos desta empresa mudaram de novo.' },
  ]);
});

test('a kind is put before those that somebody is just choosing', async () => {
  const [kind, other, third] = await kinds(3);
  const [company] = await bulk.make(1, { kind_ids: [other] });
  await bulk.start({ action: 'assignKind', ids: [company], assignedKindId: String(kind) });
  const choosing = await guia.pool.connect();
  await choosing.query('BEGIN');
  await choosing.query('UPDATE companies SET kind_ids = $2 WHERE id = $1', [company, [third]]);
  const working = bulk.work();
  await vi.waitFor(async () => {
    const waiting = await guia.pool.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    expect(waiting.rows).toHaveLength(1);
  });
  await choosing.query('COMMIT');
  choosing.release();
  await working;
  const { rows } = await guia.pool.query('SELECT kind_ids FROM companies');
  expect(rows).toEqual([{ kind_ids: [kind, third] }]);
});

test('what somebody hid or showed again meanwhile stays so, and is reported', async () => {
  const [first, second, third] = await bulk.make(3);
  const id = await run({ action: 'deactivate', ids: [first, second, third] });
  const set = (company: number | undefined, isActive: boolean) =>
    bulk.ask(
      'mutation ($id: ID!, $isActive: Boolean!) { setCompanyActive(id: $id, isActive: $isActive) { id } }',
      {
        id: company,
        isActive,
      },
    );
  await set(first, true);
  await set(first, false);
  await set(second, true);
  await bulk.undo(id);
  await bulk.work();
  expect(await bulk.undoState(id)).toMatchObject({ status: 'undone', undoneCount: 1 });
  const { rows } = await guia.pool.query('SELECT is_active FROM companies ORDER BY id');
  expect(rows.map((row) => row.is_active)).toEqual([false, true, true]);
  const message = 'Isto foi ativado ou desativado de novo enquanto isso.';
  expect((await bulk.job(id)).failures.sort(byId)).toMatchObject([
    { id: String(first), message },
    { id: String(second), message },
  ]);
});

test('who may not do an action any more does not undo it', async () => {
  const { id: admin, token } = await guia.owner('Rui Dias');
  const become = (role: string) =>
    guia.pool.query(`UPDATE users SET role = 'admin', admin_role = $2 WHERE id = $1`, [admin, role]);
  await become('moderator');
  const ids = await bulk.make(2);
  const begun = (await bulk.start({ action: 'deactivate', ids }, token)).data.startBulkAction;
  await bulk.work();
  await bulk.undo(begun.id, token);
  await become('reader');
  await bulk.work();
  expect(await bulk.count('is_active')).toBe(0);
  expect(await bulk.job(begun.id)).toMatchObject({ status: 'undone', failedCount: 2 });

  await become('administrator');
  const other = await guia.owner('Bia Reis');
  const accounts = { action: 'deactivateAccount', ids: [other.id] };
  const second = (await bulk.start(accounts, token)).data.startBulkAction;
  await bulk.work();
  await become('moderator');
  expect((await bulk.undo(second.id, token)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect(await bulk.undoState(second.id)).toMatchObject({ status: 'done', canUndo: true });
});
