import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, passUndoTime } from '../../test/helpers/decisions/carry-out.ts';
import { makeInboxOwner } from '../../test/helpers/inbox-owner.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';

let guia: TestApp;
let admin: { token: string };
beforeAll(async () => {
  guia = await startTestApp();
  admin = { token: await guia.adminToken() };
});
afterAll(() => guia.close());

const ask = async (query: string, variables: object) => {
  const { body } = await guia.graphql(query, { ...variables }, admin);
  expect(body.errors).toBeUndefined();
  return body.data;
};
const set = (
  id: number,
  hasAccess: boolean,
  { reason, undoable }: { reason?: string; undoable?: boolean } = {},
) =>
  ask(
    `mutation ($id: ID!, $hasAccess: Boolean!, $reason: String, $undoable: Boolean! = false) {
       setMessageAccess(companyId: $id, hasMessageAccess: $hasAccess, reason: $reason, undoable: $undoable) { id }
     }`,
    { id, hasAccess, reason, undoable },
  );
const entries = async (id: number) =>
  (
    await guia.pool.query(
      `SELECT action, before, after FROM audit_entries WHERE subject_type = 'company' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows;
const mailsAbout = async (id: number) =>
  (await guia.pool.query('SELECT kind, text FROM mails WHERE thing_id = $1 ORDER BY id', [id])).rows;

test('taking access is no refusal, when it is undone and when it is done; its reason is recorded', async () => {
  const { id } = await makeInboxOwner(guia);
  const take = () => set(id, false, { reason: 'Fez propaganda.', undoable: true });
  await take();
  await ask('mutation ($id: ID!) { undoDecision(kind: accessRequest, id: $id) { id } }', { id });
  await take();
  await passUndoTime(guia);
  await carryOut(guia);
  const [undone, taken, ...more] = await entries(id);
  expect(more).toEqual([]);
  expect(undone).toMatchObject({
    action: 'company.decision-undo',
    before: { decision: 'Acesso às mensagens alterado' },
  });
  expect(taken).toEqual({
    action: 'company.message-access',
    before: { hasMessageAccess: true },
    after: { hasMessageAccess: false, reason: 'Fez propaganda.' },
  });
  expect(await mailsAbout(id)).toEqual([]);
});

test('it is told from giving access', async () => {
  const { id } = await makeInboxOwner(guia, false);
  const decided = async () =>
    (await ask('query ($id: ID!) { adminWorkMatter(kind: accessRequest, id: $id) { decidedText } }', { id }))
      .adminWorkMatter.decidedText;
  await set(id, true);
  expect(await decided()).toMatch(/^Você já liberou o acesso/);
  await set(id, false);
  expect(await decided()).toMatch(/^Você já tirou o acesso/);
});

test('an owner is greeted; one whose account was deactivated gets no mail', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  const { rows } = await guia.pool.query('SELECT id, name FROM users WHERE email = $1', [owner.email]);
  await set(id, true);
  expect(await mailsAbout(id)).toMatchObject([
    { kind: 'message-access-given', text: expect.stringContaining(`Olá, ${rows[0].name}!`) },
  ]);
  await guia.pool.query('UPDATE users SET is_active = false WHERE id = $1', [rows[0].id]);
  await set(id, false);
  await set(id, true);
  expect(await mailsAbout(id)).toHaveLength(1);
});
