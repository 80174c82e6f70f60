import { beforeAll, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
let bia: { id: number; token: string };
beforeAll(async () => {
  bulk = bulkActions(guia, await guia.adminToken());
  bia = await guia.owner('Bia Reis');
  await guia.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [bia.id]);
  await guia.settled();
});

const APPROVE = 'mutation ($id: ID!) { approveCompany(id: $id, undoable: true) { id } }';

test('what another administrator decided is reported without the name, during and after the ten seconds', async () => {
  const ids = await bulk.make(2, { is_approved: false });
  const begunAndDecided = async (id: number | undefined) => {
    const { data } = await bulk.start({ action: 'approve', ids: [id] });
    await bulk.ask(APPROVE, { id }, bia.token);
    return data.startBulkAction.id;
  };
  const early = await begunAndDecided(ids[0]);
  await bulk.work();
  const late = await begunAndDecided(ids[1]);
  await passUndoTime(guia);
  await forgetDecisions(guia);
  await bulk.work();
  for (const job of [early, late])
    expect((await bulk.job(job)).failures).toMatchObject([
      { message: 'Esta empresa já foi aprovada ou rejeitada.' },
    ]);
});

test('the address of a bulk action is exported and goes with the account', async () => {
  const [id] = await bulk.make(1);
  const { data } = await bulk.start({ action: 'deactivate', ids: [id] }, bia.token);
  const job = data.startBulkAction.id;
  const exported = (await bulk.ask('{ myPersonalData }', {}, bia.token)).data.myPersonalData;
  expect(exported.bulkActions).toMatchObject([{ action: 'deactivate', address: expect.any(String) }]);
  const close = 'mutation { deleteAccount(password: "segredo-bem-longo") { id } }';
  expect((await bulk.ask(close, {}, bia.token)).errors).toBeUndefined();
  const { rows } = await guia.pool.query('SELECT user_id, address FROM bulk_jobs WHERE id = $1', [job]);
  expect(rows).toEqual([{ user_id: null, address: null }]);
});
