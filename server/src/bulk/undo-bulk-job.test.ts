import { beforeAll, beforeEach, expect, test } from 'vitest';
import { afterSteps, bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
beforeAll(async () => {
  bulk = bulkActions(guia, await guia.adminToken());
});
beforeEach(() => guia.pool.query(`DELETE FROM companies; DELETE FROM bulk_jobs`));

test('its decisions wait until it has ended, and are undone together', async () => {
  const pending = await bulk.make(4, { is_approved: false });
  const begun = (await bulk.start({ action: 'reject', ids: pending, reason: 'Spam' })).data.startBulkAction;
  const waiting = async (): Promise<number> =>
    (await guia.pool.query('SELECT count(*)::int AS count FROM decisions')).rows[0].count;
  await bulk.work(afterSteps(2));
  expect((await bulk.undo(begun.id)).errors[0].message).toBe('Esta ação ainda não terminou.');
  await passUndoTime(guia);
  await forgetDecisions(guia);
  expect(await waiting()).toBe(2);

  await bulk.work();
  expect(await bulk.undoState(begun.id)).toEqual({ status: 'done', undoneCount: 0, canUndo: true });
  await bulk.ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', {
    id: pending[0],
  });
  expect((await bulk.undo(begun.id)).data.undoBulkAction).toEqual({
    status: 'undoing',
    undoneCount: 0,
    canUndo: false,
  });
  await passUndoTime(guia);
  await forgetDecisions(guia);
  await bulk.work();
  expect(await bulk.undoState(begun.id)).toEqual({ status: 'undone', undoneCount: 3, canUndo: false });
  expect([await waiting(), await bulk.count('NOT is_approved AND is_active')]).toEqual([0, 4]);
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
  expect((await bulk.undo(begun.id)).errors[0].extensions.code).toBe('CONFLICT');
});

test('what cannot be undone stays and is reported, and the others are undone', async () => {
  const pending = await bulk.make(3, { is_approved: false });
  const begun = (await bulk.start({ action: 'reject', ids: pending })).data.startBulkAction;
  await bulk.work();
  await guia.pool.query(`UPDATE decisions SET action = 'unknown' WHERE subject_id = $1`, [pending[1]]);
  await bulk.undo(begun.id);
  await bulk.work();
  expect(await bulk.undoState(begun.id)).toEqual({ status: 'undone', undoneCount: 2, canUndo: false });
  expect(await bulk.job(begun.id)).toMatchObject({
    failedCount: 1,
    failures: [{ id: String(pending[1]), message: 'Não foi possível. Tente novamente.' }],
  });
  expect((await guia.pool.query('SELECT FROM decisions')).rows).toEqual([]);
});

test('an action whose only decision was undone by itself has nothing to undo', async () => {
  const [single] = await bulk.make(1, { is_approved: false });
  const other = (await bulk.start({ action: 'approve', ids: [single] })).data.startBulkAction;
  await bulk.work();
  expect((await bulk.undoState(other.id)).canUndo).toBe(true);
  await bulk.ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id: single });
  expect((await bulk.undoState(other.id)).canUndo).toBe(false);
});

test('mails and events of its decisions wait until it can no longer be undone', async () => {
  const { id: ownerId } = await guia.owner();
  const pending = await bulk.make(2, { is_approved: false, owner_id: ownerId });
  const begun = (await bulk.start({ action: 'approve', ids: pending })).data.startBulkAction;
  const due = async () =>
    (
      await guia.pool.query(
        `SELECT count(*)::int AS count FROM mails WHERE kind = 'company-approved' AND next_try_at <= now()`,
      )
    ).rows[0].count;
  await bulk.work();
  await bulk.ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', {
    id: pending[0],
  });
  expect(await due()).toBe(0);
  await passUndoTime(guia);
  expect((await bulk.undo(begun.id)).errors[0].extensions.code).toBe('CONFLICT');
  await bulk.work();
  expect([await due(), await bulk.count('is_approved')]).toEqual([1, 1]);
});

test('a stopped action is undone as well, for ten seconds, by the administrator who started it', async () => {
  const pending = await bulk.make(3, { is_approved: false });
  const begun = (await bulk.start({ action: 'approve', ids: pending })).data.startBulkAction;
  await bulk.work();
  const { id, token: own } = await guia.owner('Rui Dias');
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = $1`, [id]);
  expect((await bulk.undo(begun.id, own)).errors[0].extensions.code).toBe('NOT_FOUND');
  await passUndoTime(guia);
  expect((await bulk.undo(begun.id)).errors[0].extensions.code).toBe('CONFLICT');
  expect((await bulk.undoState(begun.id)).canUndo).toBe(false);
  await bulk.work();
  await forgetDecisions(guia);
  expect(await bulk.count('is_approved')).toBe(3);
  expect((await guia.pool.query('SELECT 1 FROM decisions')).rows).toEqual([]);
});

test('more decisions than one statement deletes are forgotten, before another action goes on', async () => {
  const [first] = await bulk.make(1, { is_approved: false });
  const begun = (await bulk.start({ action: 'approve', ids: [first] })).data.startBulkAction;
  await bulk.work();
  // Of companies that are gone: only that they are released matters.
  await guia.pool.query(
    `INSERT INTO decisions (kind, subject_id, action, images, logo_hashes, user_id, bulk_job_id, effective_at)
     SELECT 'newCompany', $2::int + place, 'approve', '[]', '{}', d.user_id, d.bulk_job_id, 'infinity'
     FROM decisions d, generate_series(1, 2500) place WHERE d.bulk_job_id = $1`,
    [begun.id, first],
  );
  const held = async (): Promise<number> =>
    (await guia.pool.query(`SELECT count(*)::int AS count FROM decisions WHERE effective_at = 'infinity'`))
      .rows[0].count;
  await bulk.work();
  expect(await held()).toBe(2501);
  await bulk.start({ action: 'deactivate', ids: [first] });
  await guia.pool.query(
    `UPDATE bulk_jobs SET next_try_at = now() - interval '1 hour' WHERE status = 'running'`,
  );
  await passUndoTime(guia);
  await bulk.work(afterSteps(3));
  expect([await held(), await bulk.count('NOT is_active')]).toEqual([0, 0]);
  await bulk.work();
  expect(await bulk.count('NOT is_active')).toBe(1);
  await guia.pool.query('DELETE FROM decisions');
});
