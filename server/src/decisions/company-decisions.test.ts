import { beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startMailbox } from '../../test/helpers/mailbox.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { admin, startTestApp, testApp } from '../../test/helpers/test-app.ts';
import { makeWebhook } from '../../test/helpers/webhooks/webhooks.ts';

const guia = testApp({ WEBHOOK_TEST_TARGETS: '127.0.0.1:9' });
const mailbox = perFile(() => startMailbox(guia));
let owner: { id: number; token: string; email: string };
beforeAll(async () => {
  const events = ['Created', 'Approved', 'Rejected', 'Changed', 'Deleted'].map((what) => `company${what}`);
  await makeWebhook(guia, admin, 'http://127.0.0.1:9/site', events);
});
beforeEach(async () => {
  owner = await guia.owner();
  await guia.pool.query('DELETE FROM decisions');
  await guia.pool.query('DELETE FROM webhook_deliveries');
});

const ask = async (query: string, variables = {}, as = admin.token) =>
  (await guia.graphql(query, variables, { token: as })).body;
const approve = (id: number, as = admin.token) =>
  ask('mutation ($id: ID!) { approveCompany(id: $id, undoable: true) { id isApproved } }', { id }, as);
const reject = (id: number, as = admin.token) =>
  ask(
    'mutation ($id: ID!) { rejectCompany(id: $id, reason: "Dados falsos", undoable: true) { id } }',
    { id },
    as,
  );
const undo = (id: number, as = admin.token) =>
  ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { kind id } }', { id }, as);
const pending = (columns = {}) =>
  makeCompany(guia.pool, { owner_id: owner.id, is_approved: false, ...columns });
const queue = async () =>
  (
    await ask('{ adminPendingCompanies(perPage: 100) { items { id } } }')
  ).data.adminPendingCompanies.items.map((one: { id: string }) => Number(one.id));
const stored = async (id: number) =>
  (await guia.pool.query('SELECT * FROM companies WHERE id = $1 AND rejected_at IS NULL', [id])).rows[0];
const events = async () =>
  (await guia.pool.query('SELECT event FROM webhook_deliveries ORDER BY created_at')).rows.map(
    ({ event }) => event,
  );
const dueEvents = async () =>
  (
    await guia.pool.query(
      'SELECT event FROM webhook_deliveries WHERE next_try_at <= now() ORDER BY created_at',
    )
  ).rows.map(({ event }) => event);
/** Returns the mails to the owner about decisions. */
const mails = async () =>
  (await mailbox.to(owner.email)).map(({ text }) => text).filter((text) => text.includes('aprovada'));
const actions = async (id: number) =>
  (
    await guia.pool.query(
      `SELECT action FROM audit_entries WHERE subject_type = 'company' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows.map(({ action }) => action);
async function secondAdmin(): Promise<string> {
  const { id, token: own } = await guia.owner('Bia Reis');
  await guia.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
  return own;
}

test('an approval takes effect at once and is undone without a trace: no mail, no event', async () => {
  const id = await pending();
  const others = [await pending(), await pending()];
  await guia.pool.query(
    `UPDATE companies SET created_at = now() - id * interval '1 minute' WHERE NOT is_approved`,
  );
  const [before, place] = [await stored(id), (await queue()).indexOf(id)];
  await guia.pool.query('DELETE FROM webhook_deliveries');
  const { data } = await approve(id);
  expect(data.approveCompany).toEqual({ id: String(id), isApproved: true });
  expect(
    (await guia.graphql('query ($id: ID!) { company(id: $id) { isApproved } }', { id })).body.data.company,
  ).toEqual({ isApproved: true });
  expect(await queue()).not.toContain(id);
  expect(await queue()).toEqual(expect.arrayContaining(others));
  await forgetDecisions(guia);
  expect([await dueEvents(), await mails()]).toEqual([[], []]);
  expect((await undo(id)).data.undoDecision).toEqual({ kind: 'newCompany', id: String(id) });
  expect(await stored(id)).toEqual(before);
  expect((await queue()).indexOf(id)).toBe(place);
  await passUndoTime(guia);
  await forgetDecisions(guia);
  expect([await events(), await mails()]).toEqual([[], []]);
  expect(await actions(id)).toEqual(['company.approve', 'company.decision-undo']);
});

test('after ten seconds an approval is told by one mail and one event', async () => {
  const id = await pending();
  await guia.pool.query('DELETE FROM webhook_deliveries');
  await approve(id);
  await passUndoTime(guia);
  await Promise.all([forgetDecisions(guia), forgetDecisions(guia)]);
  expect(await dueEvents()).toEqual(['company.approved']);
  expect((await mails()).filter((text) => text.includes('foi aprovada'))).toHaveLength(1);
  const { errors } = await undo(id);
  expect(errors[0]).toMatchObject({
    message: 'Não há mais o que desfazer: a decisão já vale ou já foi desfeita.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await actions(id)).toEqual(['company.approve']);
});

test('a rejection takes effect at once and is undone with everything as it was', async () => {
  const id = await pending({ cnpj: '11222333000181' });
  await guia.pool.query(`INSERT INTO logos (hash, large, small) VALUES (repeat('b', 64), '', '')`);
  await guia.pool.query(`UPDATE companies SET logo_hash = repeat('b', 64) WHERE id = $1`, [id]);
  await guia.pool.query(
    `INSERT INTO company_photos (key, company_id, position, state) VALUES (gen_random_uuid(), $1, 0, 'ready')`,
    [id],
  );
  const before = await stored(id);
  const place = (await queue()).indexOf(id);
  await guia.pool.query('DELETE FROM webhook_deliveries');
  expect((await reject(id)).data.rejectCompany).toEqual({ id: String(id) });
  expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(404);
  const seen = (as?: string) =>
    guia.graphql('query ($id: ID!) { company(id: $id) { isApproved } }', { id }, as ? { token: as } : {});
  expect((await seen()).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await seen(owner.token)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await queue()).not.toContain(id);
  await forgetDecisions(guia);
  expect([await dueEvents(), await mails()]).toEqual([[], []]);
  await undo(id, await secondAdmin());
  expect(await stored(id)).toEqual(before);
  expect((await queue()).indexOf(id)).toBe(place);
  const { rows } = await guia.pool.query('SELECT 1 FROM company_photos WHERE company_id = $1', [id]);
  expect(rows).toHaveLength(1);
  await passUndoTime(guia);
  await forgetDecisions(guia);
  expect([await events(), await mails(), await actions(id)]).toEqual([
    [],
    [],
    ['company.reject', 'company.decision-undo'],
  ]);
  const log = await ask(
    'query ($id: ID!) { adminAuditEntries(subjectType: "company", subjectId: $id) { items { actionText changes { field before } } } }',
    { id },
  );
  expect(log.data.adminAuditEntries.items[0]).toMatchObject({
    actionText: 'desfez uma decisão sobre a empresa',
  });
  expect(log.data.adminAuditEntries.items[0].changes).toContainEqual({
    field: 'decision',
    before: 'Empresa rejeitada',
  });
});

test('after ten seconds a rejection is told by one mail and one event, also when its instance is gone', async () => {
  const id = await pending();
  await guia.pool.query('DELETE FROM webhook_deliveries');
  await reject(id);
  expect([await dueEvents(), await mails()]).toEqual([[], []]);
  await passUndoTime(guia);
  const other = await startTestApp({}, { instanceOf: guia });
  try {
    await Promise.all([forgetDecisions(other), forgetDecisions(guia)]);
  } finally {
    await other.close();
  }
  const { rows } = await guia.pool.query(
    `SELECT rejection_reason AS reason, rejected_by IS NOT NULL AS "hasDecider" FROM companies WHERE id = $1`,
    [id],
  );
  expect(rows).toEqual([{ reason: 'Dados falsos', hasDecider: true }]);
  expect(await dueEvents()).toEqual(['company.rejected']);
  expect((await mails()).at(-1)).toContain('Motivo: Dados falsos');
  expect(await actions(id)).toEqual(['company.reject']);
});

test('an undone decision is nothing that somebody has decided', async () => {
  const id = await pending();
  await reject(id);
  await undo(id);
  const { data } = await ask(
    'query ($id: ID!) { adminWorkMatter(kind: newCompany, id: $id) { isWaiting decidedText } }',
    { id },
  );
  expect(data.adminWorkMatter).toEqual({ isWaiting: true, decidedText: null });
  expect((await undo(id)).errors[0].extensions.code).toBe('NOT_FOUND');
});

test('a second administrator is told who decided what, during and after the ten seconds', async () => {
  const [id, other] = [await pending(), await pending()];
  const bia = await secondAdmin();
  await reject(id, bia);
  const sentence = 'Bia Reis já rejeitou esta empresa agora mesmo.';
  expect((await approve(id)).errors[0]).toMatchObject({
    message: sentence,
    extensions: { code: 'CONFLICT' },
  });
  expect((await approve(id, bia)).errors[0].message).toBe('Você já rejeitou esta empresa agora mesmo.');
  const rest = await guia.rest('POST', `/admin/companies/${id}/approve`, {}, admin);
  expect([rest.status, rest.body.message]).toEqual([409, sentence]);
  await passUndoTime(guia);
  await forgetDecisions(guia);
  expect((await reject(id)).errors[0].message).toBe(sentence);
  await approve(other, bia);
  expect((await reject(other)).errors[0].message).toBe('Bia Reis já aprovou esta empresa agora mesmo.');
});

test('of two who decide at the same moment one succeeds, undoable or not', async () => {
  const bia = await secondAdmin();
  for (let round = 0; round < 5; round++) {
    const id = await pending();
    const answers = await Promise.all([
      reject(id),
      approve(id, bia),
      guia.graphql('mutation ($id: ID!) { approveCompany(id: $id) { id } }', { id }, admin),
    ]);
    const failures = answers.map(
      (answer) => ('body' in answer ? answer.body : answer).errors?.[0].extensions.code,
    );
    expect(failures.filter((code) => code === undefined)).toHaveLength(1);
    expect(failures.filter((code) => code === 'CONFLICT')).toHaveLength(2);
    await passUndoTime(guia);
    await forgetDecisions(guia);
  }
});

test('who has lost the role undoes nothing; what was decided stays', async () => {
  const id = await pending();
  const { id: bia, token: own } = await guia.owner('Bia Reis');
  await guia.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [bia]);
  await reject(id, own);
  await guia.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [bia]);
  expect((await undo(id, own)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect(await queue()).not.toContain(id);
});

test('a decision on what is gone meanwhile cannot be undone', async () => {
  const id = await pending();
  await approve(id);
  await ask('mutation ($id: ID!) { deleteCompany(id: $id) { id } }', { id }, owner.token);
  expect((await undo(id)).errors[0]).toMatchObject({
    message: 'Isto mudou depois da decisão: não dá mais para desfazer.',
    extensions: { code: 'CONFLICT' },
  });
});

test('an undo that would register a company twice is a conflict', async () => {
  const id = await pending({ cnpj: '11444777000161' });
  await reject(id);
  await makeCompany(guia.pool, { cnpj: '11444777000161' });
  expect((await undo(id)).errors[0].extensions.code).toBe('CONFLICT');
  expect(await queue()).not.toContain(id);
});

test('several are decided so that each can be undone', async () => {
  const ids = [await pending(), await pending(), await pending()];
  const { data } = await ask(
    `mutation ($ids: [ID!]!) { rejectCompanies(ids: $ids, reason: "Spam", undoable: true) { done failed { id } } }`,
    { ids },
  );
  expect(data.rejectCompanies).toEqual({ done: ids.map(String), failed: [] });
  await undo(ids[1] as number);
  await passUndoTime(guia);
  await forgetDecisions(guia);
  const left = await Promise.all(ids.map(async (id) => (await stored(id)) !== undefined));
  expect(left).toEqual([false, true, false]);
});

test('401 without a session, 403 for others', async () => {
  const id = await pending();
  await approve(id);
  const anonymous = await guia.graphql(
    'mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }',
    { id },
  );
  expect(anonymous.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await undo(id, owner.token)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await undo(id)).errors).toBeUndefined();
});
