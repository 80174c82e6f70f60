import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
let owner: { id: number; token: string };
beforeAll(async () => {
  bulk = bulkActions(guia, await guia.adminToken());
  owner = await guia.owner();
});
beforeEach(() => guia.pool.query(`DELETE FROM companies; DELETE FROM bulk_jobs`));

const NAME = 'Cassino Online Grátis';
const rename = async (id: number | undefined) =>
  expect((await guia.rest('PUT', `/companies/${id}`, { name: NAME }, owner)).status).toBe(200);
const failure = (id: number | undefined) => ({
  id: String(id),
  title: NAME,
  message: 'Esta empresa mudou enquanto isso. Confira de novo antes de decidir.',
});

test.each(['approve', 'reject'])(
  'companies that changed after the action was started are reported: %s',
  async (action) => {
    const ids = await bulk.make(3, { is_approved: false, owner_id: owner.id });
    const begun = (await bulk.start({ action, waiting: {} })).data.startBulkAction;
    await rename(ids[1]);
    await bulk.work();
    expect(await bulk.job(begun.id)).toMatchObject({
      status: 'done',
      processedCount: 3,
      failedCount: 1,
      failures: [failure(ids[1])],
    });
    const decided = action === 'approve' ? 'is_approved' : 'NOT is_active';
    expect(await bulk.count(decided)).toBe(2);
    expect(await bulk.count(`name = '${NAME}' AND NOT is_approved AND is_active`)).toBe(1);
  },
);

test('of chosen companies, those that changed before the start are reported as well', async () => {
  const ids = await bulk.make(3, { is_approved: false, owner_id: owner.id });
  const { data } = await bulk.ask('{ adminCompanies(status: pending) { items { id changedAt } } }');
  await rename(ids[0]);
  const begun = (await bulk.start({ action: 'approve', ids, seen: data.adminCompanies.items })).data
    .startBulkAction;
  await bulk.work();
  expect(await bulk.job(begun.id)).toMatchObject({ failedCount: 1, failures: [failure(ids[0])] });
  expect(await bulk.count('is_approved')).toBe(2);
});
