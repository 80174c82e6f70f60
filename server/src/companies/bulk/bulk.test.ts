import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { carryOut, passUndoTime } from '../../../test/helpers/decisions/carry-out.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startTestApp, type TestApp } from '../../../test/helpers/test-app.ts';
import { cleanUp } from '../../database/setup/clean-up.ts';
import { BulkWork } from './bulk-work.ts';

let guia: TestApp;
let token: string;
beforeAll(async () => {
  guia = await startTestApp();
  token = await guia.adminToken();
});
afterAll(() => guia.close());
beforeEach(() => guia.pool.query(`DELETE FROM companies; DELETE FROM bulk_jobs`));

const FIELDS =
  '{ id action status total processedCount failedCount failures { companyId name message } finishedAt }';
const ask = async (query: string, variables = {}, as = token) =>
  (await guia.graphql(query, variables, { token: as })).body;
const start = async (input: object, as = token) =>
  ask(`mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) ${FIELDS} }`, { input }, as);
const job = async (id: string) =>
  (await ask(`query ($id: ID!) { adminBulkJob(id: $id) ${FIELDS} }`, { id })).data.adminBulkJob;
const work = () => new BulkWork(guia.services).deliverDue();
const make = async (count: number, columns = {}): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push(await makeCompany(guia.pool, columns));
  return ids;
};
const count = async (condition: string): Promise<number> =>
  (await guia.pool.query(`SELECT count(*)::int AS count FROM companies WHERE ${condition}`)).rows[0].count;

test('a whole filter is changed in the background, with progress and a report', async () => {
  const shown = await make(12, { category_id: 3 });
  await make(3, { category_id: 5 });
  const begun = (await start({ action: 'deactivate', companies: { categoryId: '3' } })).data.startBulkAction;
  expect(begun).toMatchObject({ status: 'running', total: 12, processedCount: 0, finishedAt: null });
  await guia.pool.query('DELETE FROM companies WHERE id = $1', [shown[4]]);
  await work();
  expect(await job(begun.id)).toMatchObject({
    status: 'done',
    processedCount: 12,
    failedCount: 1,
    failures: [{ companyId: String(shown[4]), name: null, message: 'Empresa não encontrada' }],
    finishedAt: expect.any(String),
  });
  expect([await count('NOT is_active'), await count('is_active')]).toEqual([11, 3]);
  const { data } = await ask(`{ adminBulkJobs { id total } }`);
  expect(data.adminBulkJobs[0]).toEqual({ id: begun.id, total: 12 });
});

test('those that wait are rejected with one reason, each can be undone, decided ones are reported', async () => {
  const [first, second, third] = await make(3, { is_approved: false });
  const approved = await makeCompany(guia.pool, { name: 'Já no ar' });
  const begun = (await start({ action: 'reject', ids: [first, second, third, approved], reason: 'Spam' }))
    .data.startBulkAction;
  await work();
  expect(await job(begun.id)).toMatchObject({
    failedCount: 1,
    failures: [{ name: 'Já no ar', message: 'Esta empresa já foi aprovada ou rejeitada.' }],
  });
  await ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id: second });
  await passUndoTime(guia);
  await work();
  await carryOut(guia);
  const { rows } = await guia.pool.query(
    'SELECT reason FROM company_rejections WHERE company_id = ANY ($1)',
    [[first, second, third]],
  );
  expect(rows).toEqual([{ reason: 'Spam' }, { reason: 'Spam' }]);
  expect(await count('NOT is_approved AND is_active')).toBe(1);
});

const undo = async (id: string, as = token) =>
  ask('mutation ($id: ID!) { undoBulkAction(id: $id) { status undoneCount canUndo } }', { id }, as);
const state = async (id: string) =>
  (await ask('query ($id: ID!) { adminBulkJob(id: $id) { status undoneCount canUndo } }', { id })).data
    .adminBulkJob;

test('its decisions wait until it has ended, and are undone together', async () => {
  const pending = await make(4, { is_approved: false });
  const begun = (await start({ action: 'reject', ids: pending, reason: 'Spam' })).data.startBulkAction;
  const waiting = async (): Promise<number> =>
    (await guia.pool.query('SELECT count(*)::int AS count FROM decisions')).rows[0].count;
  let steps = 0;
  const twice = {
    get aborted() {
      return steps++ === 2;
    },
  } as AbortSignal;
  await new BulkWork(guia.services).deliverDue(twice);
  expect((await undo(begun.id)).errors[0].message).toBe('Esta ação ainda não terminou.');
  await passUndoTime(guia);
  await carryOut(guia);
  expect(await waiting()).toBe(2);

  await work();
  expect(await state(begun.id)).toEqual({ status: 'done', undoneCount: 0, canUndo: true });
  await ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id: pending[0] });
  expect((await undo(begun.id)).data.undoBulkAction).toEqual({
    status: 'undoing',
    undoneCount: 0,
    canUndo: false,
  });
  await passUndoTime(guia);
  await carryOut(guia);
  await work();
  expect(await state(begun.id)).toEqual({ status: 'undone', undoneCount: 3, canUndo: false });
  expect([await waiting(), await count('NOT is_approved AND is_active')]).toEqual([0, 4]);
  const { rows } = await guia.pool.query(
    `SELECT action, count(*)::int AS count FROM audit_entries
     WHERE action IN ('bulk.undo', 'company.decision-undo') AND subject_id = ANY ($1)
     GROUP BY action ORDER BY action`,
    [[...pending, Number(begun.id)]],
  );
  expect(rows).toEqual([
    { action: 'bulk.undo', count: 1 },
    { action: 'company.decision-undo', count: 4 },
  ]);
  expect((await undo(begun.id)).errors[0].extensions.code).toBe('CONFLICT');
});

test('a stopped action is undone as well, for ten seconds, by the administrator who started it', async () => {
  const pending = await make(3, { is_approved: false });
  const begun = (await start({ action: 'approve', ids: pending })).data.startBulkAction;
  await work();
  const { id, token: own } = await guia.owner('Rui Dias');
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = $1`, [id]);
  expect((await undo(begun.id, own)).errors[0].extensions.code).toBe('NOT_FOUND');
  await passUndoTime(guia);
  expect((await undo(begun.id)).errors[0].extensions.code).toBe('CONFLICT');
  expect((await state(begun.id)).canUndo).toBe(false);
  await work();
  await carryOut(guia);
  expect(await count('is_approved')).toBe(3);
  expect((await guia.pool.query('SELECT 1 FROM decisions')).rows).toEqual([]);
  const other = (await start({ action: 'deactivate', ids: pending })).data.startBulkAction;
  await work();
  expect((await undo(other.id)).errors[0].extensions.code).toBe('CONFLICT');
});

test('more decisions than one statement changes are released, before another action goes on', async () => {
  const [first] = await make(1, { is_approved: false });
  const begun = (await start({ action: 'approve', ids: [first] })).data.startBulkAction;
  await work();
  // Of companies that are gone: only that they are released matters.
  await guia.pool.query(
    `INSERT INTO decisions (kind, subject_id, action, arguments, restored, user_id, bulk_job_id, effective_at, next_try_at)
     SELECT 'newCompany', $2::int + place, 'approve', '{}', '{}', d.user_id, d.bulk_job_id, 'infinity', 'infinity'
     FROM decisions d, generate_series(1, 2500) place WHERE d.bulk_job_id = $1`,
    [begun.id, first],
  );
  const held = async (): Promise<number> =>
    (await guia.pool.query(`SELECT count(*)::int AS count FROM decisions WHERE effective_at = 'infinity'`))
      .rows[0].count;
  await work();
  expect(await held()).toBe(2501);
  await start({ action: 'deactivate', ids: [first] });
  await guia.pool.query(
    `UPDATE bulk_jobs SET next_try_at = now() - interval '1 hour' WHERE status = 'running'`,
  );
  await passUndoTime(guia);
  let steps = 0;
  const thrice = {
    get aborted() {
      return steps++ === 3;
    },
  } as AbortSignal;
  await new BulkWork(guia.services).deliverDue(thrice);
  expect([await held(), await count('NOT is_active')]).toEqual([0, 0]);
  await work();
  expect(await count('NOT is_active')).toBe(1);
  await guia.pool.query('DELETE FROM decisions');
});

test('all that wait are approved, also by several instances at once, each once', async () => {
  await make(15, { is_approved: false });
  const begun = (await start({ action: 'approve', pending: {} })).data.startBulkAction;
  const other = await startTestApp({}, { instanceOf: guia });
  try {
    await Promise.all([work(), new BulkWork(other.services).deliverDue(), work()]);
  } finally {
    await other.close();
  }
  await work();
  expect(await job(begun.id)).toMatchObject({ status: 'done', processedCount: 15, failedCount: 0 });
  const { rows } = await guia.pool.query(
    `SELECT count(*)::int AS entries, count(DISTINCT subject_id)::int AS companies FROM audit_entries
     WHERE action = 'company.approve' AND subject_id IN (SELECT id FROM companies)`,
  );
  expect(rows).toEqual([{ entries: 15, companies: 15 }]);
});

test('an action that was killed is continued where it stopped', async () => {
  await make(5);
  const begun = (await start({ action: 'deactivate', companies: {} })).data.startBulkAction;
  // The first two were done by an instance that is gone.
  await guia.pool.query(
    `UPDATE companies SET is_active = false WHERE id IN (SELECT id FROM companies ORDER BY id LIMIT 2)`,
  );
  await guia.pool.query('UPDATE bulk_jobs SET position = 2');
  await work();
  expect(await job(begun.id)).toMatchObject({ status: 'done', processedCount: 5, failedCount: 0 });
  expect(await count('NOT is_active')).toBe(5);
});

test('a kind becomes the main one of each, before its others', async () => {
  const { rows } = await guia.pool.query('SELECT id FROM kinds ORDER BY id LIMIT 6');
  const [kind, ...others] = rows.map(({ id }) => id);
  const [company] = await make(1, { kind_ids: others });
  const begun = (await start({ action: 'assignKind', ids: [company], assignedKindId: String(kind) })).data
    .startBulkAction;
  await work();
  expect(await job(begun.id)).toMatchObject({ status: 'done', failedCount: 0 });
  const after = await guia.pool.query('SELECT kind_ids FROM companies WHERE id = $1', [company]);
  expect(after.rows[0].kind_ids).toEqual([kind, ...others.slice(0, 4)]);
});

test('it can be cancelled, and ends when its administrator loses the role', async () => {
  await make(3);
  const begun = (await start({ action: 'deactivate', companies: {} })).data.startBulkAction;
  const cancel = `mutation ($id: ID!) { cancelBulkAction(id: $id) ${FIELDS} }`;
  expect((await ask(cancel, { id: begun.id })).data.cancelBulkAction).toMatchObject({ status: 'cancelled' });
  expect((await ask(cancel, { id: begun.id })).errors[0].extensions.code).toBe('CONFLICT');
  const { id, token: own } = await guia.owner('Bia Reis');
  await guia.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
  const other = (await start({ action: 'deactivate', companies: {} }, own)).data.startBulkAction;
  await guia.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [id]);
  await work();
  expect(await job(other.id)).toMatchObject({ status: 'failed', processedCount: 0 });
  expect(await count('NOT is_active')).toBe(0);
});

test('companies are chosen in one way, and an action without any, or without its kind, is an error', async () => {
  const [company] = await make(1);
  for (const [input, field] of [
    [{ action: 'approve' }, 'ids'],
    [{ action: 'approve', ids: [company], pending: {} }, 'ids'],
    [{ action: 'approve', pending: { q: 'não existe' } }, 'ids'],
    [{ action: 'approve', ids: [] }, 'ids'],
    [{ action: 'assignKind', ids: [company] }, 'assignedKindId'],
    [{ action: 'assignKind', ids: [company], assignedKindId: '999999' }, 'kindIds'],
  ] as const) {
    const { errors } = await start(input);
    expect(errors[0].extensions.code, JSON.stringify(input)).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors[0].extensions.fields)).toEqual([field]);
  }
});

test('reports are deleted after 30 days', async () => {
  await make(1);
  const begun = (await start({ action: 'activate', companies: {} })).data.startBulkAction;
  await work();
  await cleanUp(guia.services.db.reads);
  expect((await job(begun.id)).status).toBe('done');
  await guia.pool.query(`UPDATE bulk_jobs SET finished_at = now() - interval '31 days'`);
  await cleanUp(guia.services.db.reads);
  const { rows } = await guia.pool.query('SELECT 1 FROM bulk_jobs');
  expect(rows).toEqual([]);
});
