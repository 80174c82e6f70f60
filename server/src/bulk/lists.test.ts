import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
let rosa: { id: number; token: string };
let ivo: { id: number; token: string };
let make: ReturnType<typeof waitingThings>;
beforeAll(async () => {
  bulk = bulkActions(guia, await guia.adminToken());
  rosa = await guia.owner('Rosa Lima');
  ivo = await guia.owner('Ivo Melo');
  make = waitingThings(guia, rosa.id);
});
beforeEach(() =>
  guia.pool.query(
    `DELETE FROM companies; DELETE FROM plan_requests; DELETE FROM bulk_jobs;
     DELETE FROM mails; UPDATE users SET is_active = true`,
  ),
);

/** Starts an action and lets it end. */
async function run(input: object) {
  const { data, errors } = await bulk.start(input);
  expect(errors).toBeUndefined();
  await bulk.work();
  return bulk.job(data.startBulkAction.id);
}
/** Returns the titles in the reports as they are stored. */
async function storedTitles(): Promise<(string | null)[]> {
  const text = `SELECT one ->> 'title' AS title FROM bulk_jobs, jsonb_array_elements(failures) one`;
  return (await guia.pool.query(text)).rows.map(({ title }) => title);
}
const COUNT = 'query ($input: ListCountInput!) { adminListCount(input: $input) }';
const count = async (input: object): Promise<number> =>
  (await bulk.ask(COUNT, { input })).data.adminListCount;
const isActive = async (id: number): Promise<boolean> =>
  (await guia.pool.query('SELECT is_active FROM users WHERE id = $1', [id])).rows[0].is_active;

test('accounts are deactivated and activated again together; the own one is reported', async () => {
  const { rows } = await guia.pool.query(`SELECT id, name FROM users WHERE role = 'admin' AND is_active`);
  const own = rows[0];
  const job = await run({ action: 'deactivateAccount', ids: [rosa.id, own.id, ivo.id] });
  expect(job).toMatchObject({ status: 'done', total: 3, failedCount: 1 });
  expect(job.failures).toMatchObject([{ id: String(own.id), title: own.name }]);
  expect(await storedTitles()).toEqual([null]);
  expect([await isActive(rosa.id), await isActive(ivo.id), await isActive(own.id)]).toEqual([
    false,
    false,
    true,
  ]);
  await bulk.undo(job.id);
  await bulk.work();
  expect(await bulk.undoState(job.id)).toMatchObject({ status: 'undone', undoneCount: 2 });
  expect([await isActive(rosa.id), await isActive(ivo.id)]).toEqual([true, true]);
});

test('an action on a filter is for the accounts that it changes, never the own one', async () => {
  const input = { action: 'deactivateAccount', accounts: { q: 'rosa' } };
  expect(await count(input)).toBe(1);
  expect(await count({ ...input, action: 'activateAccount' })).toBe(0);
  expect(await run(input)).toMatchObject({ total: 1, failedCount: 0 });
  expect([await isActive(rosa.id), await isActive(ivo.id)]).toEqual([false, true]);
  expect([await count(input), await count({ ...input, action: 'activateAccount' })]).toEqual([0, 1]);
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = $1`, [ivo.id]);
  expect(await count({ ...input, accounts: { adminRole: 'reader' } })).toBe(1);
  await guia.pool.query(`UPDATE users SET role = 'user', admin_role = NULL WHERE id = $1`, [ivo.id]);
  const { errors } = await bulk.start({ action: 'deactivateAccount', accounts: { role: 'admin' } });
  expect(errors[0].extensions.fields).toMatchObject({ ids: [{ message: 'Nada corresponde ao filtro.' }] });
});

test('an action on a filter is for companies that it changes, and refused where more match by now', async () => {
  await bulk.make(3);
  await guia.pool.query('UPDATE companies SET is_active = false WHERE id = (SELECT max(id) FROM companies)');
  const input = { action: 'deactivate', companies: {} };
  expect([await count(input), await count({ ...input, action: 'activate' })]).toEqual([2, 1]);
  const { errors } = await bulk.start({ ...input, total: 1 });
  expect(errors[0]).toMatchObject({
    message: 'Agora 2 correspondem ao filtro. Confira e repita.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await run({ ...input, total: 2 })).toMatchObject({ total: 2, failedCount: 0 });
});

test('moderators neither deactivate accounts nor send mails, nor read or stop it', async () => {
  const { id: job } = (await bulk.start({ action: 'deactivateAccount', ids: [rosa.id] })).data
    .startBulkAction;
  const { id, token } = await guia.owner('Bia Reis');
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = $1`, [id]);
  for (const input of [
    { action: 'deactivateAccount', ids: [rosa.id] },
    { action: 'sendMail', mails: {} },
  ])
    expect((await bulk.start(input, token)).errors[0].extensions.code).toBe('FORBIDDEN');
  for (const input of [
    { action: 'sendMail', mails: {} },
    { action: 'deactivateAccount', accounts: {} },
    { mails: {} },
    { accounts: {} },
  ])
    expect((await bulk.ask(COUNT, { input }, token)).errors[0].extensions.code).toBe('FORBIDDEN');
  for (const { errors } of [await bulk.read(job, token), await bulk.cancel(job, token)])
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  await guia.pool.query('UPDATE bulk_jobs SET user_id = $1', [id]);
  expect((await bulk.ask('{ adminBulkJobs { id } }', {}, token)).data.adminBulkJobs).toEqual([]);
  await bulk.make(1);
  const { id: shown } = (await bulk.start({ action: 'deactivate', companies: {} })).data.startBulkAction;
  expect((await bulk.cancel(shown, token)).data.cancelBulkAction.status).toBe('cancelled');
  await guia.pool.query('DELETE FROM users WHERE id = $1', [id]);
});

test('a filter decides only companies that wait: not inactive, approved and decided ones', async () => {
  const [waiting] = await bulk.make(1, { is_approved: false });
  await bulk.make(1, { is_approved: false, is_active: false });
  await bulk.make(1);
  const [decided] = await bulk.make(1, { is_approved: false });
  await bulk.ask('mutation ($id: ID!) { rejectCompany(id: $id, undoable: true) { id } }', { id: decided });
  const { id, total } = (await bulk.start({ action: 'reject', reason: 'Spam', companies: {} })).data
    .startBulkAction;
  expect(total).toBe(1);
  await bulk.work();
  expect(await bulk.job(id)).toMatchObject({ processedCount: 1, failedCount: 0 });
  const { rows } = await guia.pool.query('SELECT subject_id AS id FROM decisions WHERE bulk_job_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ id: waiting }]);
});

test('rejected companies come back, all of a search, and each that cannot is reported', async () => {
  const ids = await bulk.make(3, { is_approved: false });
  await guia.pool.query(`UPDATE companies SET name = 'Padaria ' || id`);
  await run({ action: 'reject', ids });
  await passUndoTime(guia);
  await bulk.work();
  await forgetDecisions(guia);
  const [first] = ids;
  await guia.pool.query(
    `UPDATE companies SET owner_id = (SELECT id FROM users WHERE role = 'admin' LIMIT 1) WHERE id = $1`,
    [first],
  );
  const input = { action: 'restoreRejection', rejections: { q: 'padaria' } };
  expect(await count(input)).toBe(3);
  const job = await run(input);
  expect(job).toMatchObject({ total: 3, failedCount: 1 });
  expect(job.failures).toMatchObject([
    {
      id: String(first),
      title: `Padaria ${first}`,
      message: 'A conta do dono não pode mais ter empresas. Confira-a em Usuários.',
    },
  ]);
  expect(await bulk.count('NOT is_approved AND is_active')).toBe(2);
  expect((await bulk.undoState(job.id)).canUndo).toBe(false);
});

test('mails that were not sent are sent again, sent ones are made anew', async () => {
  const mail = async (status: string, kind: string, recipient = 'rosa@exemplo.com.br') =>
    (
      await guia.pool.query(
        `INSERT INTO mails (kind, recipient, subject, text, html, status, attempts)
         VALUES ($2, $3, 'Assunto', '', '', $1, 3) RETURNING id`,
        [status, kind, recipient],
      )
    ).rows[0].id as number;
  const email = (await guia.pool.query('SELECT email FROM users WHERE id = $1', [rosa.id])).rows[0].email;
  const failed = await mail('failed', 'company-approved');
  const sent = await mail('sent', 'reset-password', email);
  const nobody = await mail('sent', 'reset-password', 'ninguem@exemplo.com.br');
  // Warnings are made anew by nobody; the other does not say of which company.
  const warning = await mail('sent', 'email-changed');
  const unknown = await mail('sent', 'company-approved');
  expect(await count({ action: 'sendMail', mails: {} })).toBe(3);
  expect(await count({ action: 'sendMail', mails: { status: 'failed' } })).toBe(1);
  const job = await run({ action: 'sendMail', mails: {} });
  expect(job).toMatchObject({ total: 3, failedCount: 1 });
  expect(job.failures).toEqual([
    {
      id: String(nobody),
      title: 'Assunto, para n…@exemplo.com.br',
      message: 'Nenhuma conta ativa tem este e-mail.',
    },
  ]);
  expect(await storedTitles()).toEqual([null]);
  const { rows } = await guia.pool.query('SELECT id, status, recipient FROM mails ORDER BY id');
  expect(rows).toEqual([
    { id: failed, status: 'queued', recipient: 'rosa@exemplo.com.br' },
    { id: sent, status: 'sent', recipient: email },
    { id: nobody, status: 'sent', recipient: 'ninguem@exemplo.com.br' },
    { id: warning, status: 'sent', recipient: 'rosa@exemplo.com.br' },
    { id: unknown, status: 'sent', recipient: 'rosa@exemplo.com.br' },
    { id: expect.any(Number), status: 'queued', recipient: email },
  ]);
  // What was made anew is not sent once more.
  expect(await count({ action: 'sendMail', mails: {} })).toBe(1);
});

test('all plan requests of a filter that wait are decided with one reason', async () => {
  const id = await make.planRequest();
  const input = { kind: 'planRequest', action: 'reject', reason: 'Falta pagamento.' };
  expect((await bulk.start({ ...input, planRequests: { q: 'ninguém' } })).errors[0].extensions.code).toBe(
    'BAD_USER_INPUT',
  );
  const decided = { status: 'rejected' };
  expect(await count({ ...input, reason: undefined, planRequests: { status: 'pending' } })).toBe(1);
  expect(await count({ ...input, reason: undefined, planRequests: decided })).toBe(0);
  expect(await run({ ...input, planRequests: { q: 'rosa' } })).toMatchObject({ total: 1, failedCount: 0 });
  await passUndoTime(guia);
  await bulk.work();
  await forgetDecisions(guia);
  const { rows } = await guia.pool.query('SELECT id, status, admin_notes FROM plan_requests');
  expect(rows).toEqual([{ id, status: 'rejected', admin_notes: 'Falta pagamento.' }]);
  expect([await count({ planRequests: decided }), await count({ planRequests: {} })]).toEqual([1, 1]);
  expect((await bulk.start({ ...input, planRequests: decided })).errors[0].extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});

test('the reports of all ratings of a filter that have any are dismissed', async () => {
  const id = await make.reportedRating();
  const { company_id, rating } = (await guia.pool.query('SELECT * FROM ratings WHERE id = $1', [id])).rows[0];
  await guia.pool.query(
    `INSERT INTO ratings (company_id, rating, fingerprint_hash) VALUES ($1, $2, sha256('outra'))`,
    [company_id, rating],
  );
  const input = {
    kind: 'reportedRating',
    action: 'approve',
    ratings: { companyId: String(company_id) },
  };
  expect([await count(input), await count({ ratings: input.ratings })]).toEqual([1, 2]);
  expect(await run(input)).toMatchObject({ total: 1, failedCount: 0 });
  expect(await count(input)).toBe(0);
  await guia.pool.query('DELETE FROM decisions');
});

test('all shown ratings of a filter are hidden', async () => {
  const id = await make.reportedRating();
  const company = (await guia.pool.query('SELECT company_id FROM ratings WHERE id = $1', [id])).rows[0];
  const input = {
    kind: 'reportedRating',
    action: 'reject',
    ratings: { companyId: String(company.company_id) },
  };
  expect(await count(input)).toBe(1);
  expect(await run({ ...input, reason: 'Ofensa' })).toMatchObject({ total: 1, failedCount: 0 });
  expect(await count(input)).toBe(0);
  expect(await count({ ratings: input.ratings })).toBe(1);
  await guia.pool.query('DELETE FROM decisions');
});

test('companies that wait are hidden by the search of the inbox', async () => {
  await bulk.make(2, { is_approved: false });
  await bulk.make(1);
  const input = { action: 'deactivate', kind: 'newCompany', waiting: {} };
  const none = await bulk.start({ ...input, waiting: { q: 'não existe' } });
  expect(none.errors[0].extensions.fields).toMatchObject({
    ids: [{ message: 'Nada corresponde ao filtro.' }],
  });
  const job = await run(input);
  expect(job).toMatchObject({ total: 2, failedCount: 0 });
  expect(await bulk.count('NOT is_active')).toBe(2);
});

test('a filter of another list is an error', async () => {
  for (const [input, field] of [
    [{ action: 'deactivateAccount', companies: {} }, 'companies'],
    [{ action: 'deactivate', accounts: {} }, 'accounts'],
    [{ action: 'approve', kind: 'claim', planRequests: {} }, 'planRequests'],
    [{ action: 'deactivateAccount', kind: 'newCompany', waiting: {} }, 'kind'],
    [{ action: 'sendMail', mails: {}, rejections: {} }, 'ids'],
  ] as const) {
    const { errors } = await bulk.start(input);
    expect(Object.keys(errors[0].extensions.fields), JSON.stringify(input)).toEqual([field]);
  }
  for (const [input, field] of [
    [{ action: 'deactivate', accounts: {} }, 'accounts'],
    [{ accounts: {}, mails: {} }, 'companies'],
    [{}, 'companies'],
  ] as const) {
    const { errors } = await bulk.ask(COUNT, { input });
    expect(Object.keys(errors[0].extensions.fields), JSON.stringify(input)).toEqual([field]);
  }
});
