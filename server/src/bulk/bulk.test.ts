import { beforeAll, beforeEach, expect, test } from 'vitest';
import { afterSteps, bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTestApp, testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';
import { BulkQueue } from './bulk-queue.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
beforeAll(async () => {
  bulk = bulkActions(guia, await guia.adminToken());
});
beforeEach(() => guia.pool.query(`DELETE FROM companies; DELETE FROM bulk_jobs`));

test('a whole filter is changed in the background, with progress and a report', async () => {
  const shown = await bulk.make(12, { category_id: 3 });
  await bulk.make(3, { category_id: 5 });
  const begun = (await bulk.start({ action: 'deactivate', companies: { categoryId: '3' } })).data
    .startBulkAction;
  expect(begun).toMatchObject({ status: 'running', total: 12, processedCount: 0, finishedAt: null });
  await guia.pool.query('DELETE FROM companies WHERE id = $1', [shown[4]]);
  await bulk.work();
  expect(await bulk.job(begun.id)).toMatchObject({
    status: 'done',
    processedCount: 12,
    failedCount: 1,
    failures: [{ id: String(shown[4]), title: null, message: 'Empresa não encontrada' }],
    finishedAt: expect.any(String),
  });
  expect([await bulk.count('NOT is_active'), await bulk.count('is_active')]).toEqual([11, 3]);
  const { data } = await bulk.ask(`{ adminBulkJobs { id total } }`);
  expect(data.adminBulkJobs[0]).toEqual({ id: begun.id, total: 12 });
});

test('those that wait are rejected with one reason, each can be undone, decided ones are reported', async () => {
  const [first, second, third] = await bulk.make(3, { is_approved: false });
  const approved = await makeCompany(guia.pool, { name: 'Já no ar' });
  const begun = (
    await bulk.start({ action: 'reject', ids: [first, second, third, approved], reason: 'Spam' })
  ).data.startBulkAction;
  await bulk.work();
  expect(await bulk.job(begun.id)).toMatchObject({
    failedCount: 1,
    failures: [{ title: 'Já no ar', message: 'Esta empresa já foi aprovada ou rejeitada.' }],
  });
  await bulk.ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id: second });
  await passUndoTime(guia);
  await bulk.work();
  await forgetDecisions(guia);
  const { rows } = await guia.pool.query(
    'SELECT rejection_reason AS reason FROM companies WHERE id = ANY ($1) AND rejected_at IS NOT NULL',
    [[first, second, third]],
  );
  expect(rows).toEqual([{ reason: 'Spam' }, { reason: 'Spam' }]);
  expect(await bulk.count('NOT is_approved AND is_active')).toBe(1);
});

test('all that wait are approved, also by several instances at once, each once', async () => {
  await bulk.make(15, { is_approved: false });
  const begun = (await bulk.start({ action: 'approve', waiting: {} })).data.startBulkAction;
  const other = await startTestApp({}, { instanceOf: guia });
  try {
    await Promise.all([bulk.work(), new BulkQueue(other.services).workOff(), bulk.work()]);
  } finally {
    await other.close();
  }
  await bulk.work();
  expect(await bulk.job(begun.id)).toMatchObject({ status: 'done', processedCount: 15, failedCount: 0 });
  const { rows } = await guia.pool.query(
    `SELECT count(*)::int AS entries, count(DISTINCT subject_id)::int AS companies FROM audit_entries
     WHERE action = 'company.approve' AND subject_id IN (SELECT id FROM companies)`,
  );
  expect(rows).toEqual([{ entries: 15, companies: 15 }]);
});

test('a short action does not wait for the end of a long one', async () => {
  const long = await bulk.make(4, { category_id: 3 });
  await bulk.make(1, { category_id: 5 });
  await bulk.start({ action: 'deactivate', companies: { categoryId: '3' } });
  await bulk.work(afterSteps(2));
  const short = (await bulk.start({ action: 'deactivate', companies: { categoryId: '5' } })).data
    .startBulkAction;
  await bulk.work(afterSteps(1));
  expect(await bulk.job(short.id)).toMatchObject({ status: 'done' });
  expect(await bulk.count('NOT is_active')).toBe(3);
  await bulk.work();
  expect(await bulk.count('NOT is_active')).toBe(long.length + 1);
});

test('an action that was killed is continued where it stopped', async () => {
  await bulk.make(5);
  const begun = (await bulk.start({ action: 'deactivate', companies: {} })).data.startBulkAction;
  // The first two were done by an instance that is gone.
  await guia.pool.query(
    `UPDATE companies SET is_active = false WHERE id IN (SELECT id FROM companies ORDER BY id LIMIT 2)`,
  );
  await guia.pool.query('UPDATE bulk_jobs SET position = 2');
  await bulk.work();
  expect(await bulk.job(begun.id)).toMatchObject({ status: 'done', processedCount: 5, failedCount: 0 });
  expect(await bulk.count('NOT is_active')).toBe(5);
});

test('a kind becomes the main one of each, before its others', async () => {
  const { rows } = await guia.pool.query('SELECT id FROM kinds ORDER BY id LIMIT 6');
  const [kind, ...others] = rows.map(({ id }) => id);
  const [company] = await bulk.make(1, { kind_ids: others });
  const begun = (await bulk.start({ action: 'assignKind', ids: [company], assignedKindId: String(kind) }))
    .data.startBulkAction;
  await bulk.work();
  expect(await bulk.job(begun.id)).toMatchObject({ status: 'done', failedCount: 0 });
  const after = await guia.pool.query('SELECT kind_ids FROM companies WHERE id = $1', [company]);
  expect(after.rows[0].kind_ids).toEqual([kind, ...others.slice(0, 4)]);
});

test('it can be cancelled, and ends when its administrator loses the role', async () => {
  await bulk.make(3);
  const begun = (await bulk.start({ action: 'deactivate', companies: {} })).data.startBulkAction;
  expect((await bulk.cancel(begun.id)).data.cancelBulkAction).toMatchObject({ status: 'cancelled' });
  expect((await bulk.cancel(begun.id)).errors[0].extensions.code).toBe('CONFLICT');
  const { id, token: own } = await guia.owner('Bia Reis');
  await guia.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
  const other = (await bulk.start({ action: 'deactivate', companies: {} }, own)).data.startBulkAction;
  await guia.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [id]);
  await bulk.work();
  expect(await bulk.job(other.id)).toMatchObject({ status: 'failed', processedCount: 0 });
  expect(await bulk.count('NOT is_active')).toBe(0);
});

test('companies are chosen in one way, and an action without any, or without its kind, is an error', async () => {
  const [company] = await bulk.make(1);
  for (const [input, field] of [
    [{ action: 'approve' }, 'ids'],
    [{ action: 'approve', ids: [company], waiting: {} }, 'ids'],
    [{ action: 'approve', waiting: { q: 'não existe' } }, 'ids'],
    [{ action: 'approve', ids: [] }, 'ids'],
    [{ action: 'assignKind', ids: [company] }, 'assignedKindId'],
    [{ action: 'assignKind', ids: [company], assignedKindId: '999999' }, 'kindIds'],
  ] as const) {
    const { errors } = await bulk.start(input);
    expect(errors[0].extensions.code, JSON.stringify(input)).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors[0].extensions.fields)).toEqual([field]);
  }
});

test('reports are deleted after 30 days', async () => {
  await bulk.make(1);
  const begun = (await bulk.start({ action: 'deactivate', companies: {} })).data.startBulkAction;
  await bulk.work();
  await cleanUp(guia.services.db.reads);
  expect((await bulk.job(begun.id)).status).toBe('done');
  await guia.pool.query(`UPDATE bulk_jobs SET finished_at = now() - interval '31 days'`);
  await cleanUp(guia.services.db.reads);
  const { rows } = await guia.pool.query('SELECT 1 FROM bulk_jobs');
  expect(rows).toEqual([]);
});
