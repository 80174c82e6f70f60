import { expect, test } from 'vitest';
import { duringChange } from '../../test/helpers/during-change.ts';
import { makeInboxOwner } from '../../test/helpers/inbox-owner.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

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
  await guia.sql`SELECT action, before, after FROM audit_entries WHERE subject_type = 'company'
    AND subject_id = ${id} ORDER BY id`;
const mailsTo = async (recipient: string, kind: string) =>
  await guia.sql`SELECT text FROM mails WHERE recipient = ${recipient} AND kind = ${kind} ORDER BY id`;
const mailsAbout = async (id: number) =>
  await guia.sql`SELECT kind, text FROM mails WHERE thing_id = ${id} ORDER BY id`;

test('taking access is no refusal; its reason is recorded', async () => {
  const { id } = await makeInboxOwner(guia);
  await set(id, false, { reason: 'Fez propaganda.', undoable: true });
  const [taken, ...more] = await entries(id);
  expect(more).toEqual([]);
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
  const rows = await guia.sql`SELECT id, name FROM users WHERE email = ${owner.email}`;
  await set(id, true);
  expect(await mailsAbout(id)).toMatchObject([
    { kind: 'message-access-given', text: expect.stringContaining(`Olá, ${rows[0].name}!`) },
  ]);
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${rows[0].id}`;
  await set(id, false);
  await set(id, true);
  expect(await mailsAbout(id)).toHaveLength(1);
});

test('access given concurrently with a request leaves no request', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  const GIVE = 'UPDATE companies SET has_message_access = true WHERE id = $1';
  const { body } = await duringChange(guia, GIVE, [id], () =>
    guia.graphql(
      'mutation ($id: ID) { requestMessageAccess(companyId: $id) { id isMessageAccessRequested } }',
      { id },
      owner,
    ),
  );
  expect(body.errors[0].extensions.code).toBe('CONFLICT');
  const rows = await guia.sql`SELECT FROM message_access_requests WHERE company_id = ${id}`;
  expect(rows).toHaveLength(0);
});

test('access is requested, given, and taken again', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  const ask = () =>
    guia.graphql(
      'mutation ($id: ID) { requestMessageAccess(companyId: $id) { id isMessageAccessRequested } }',
      { id },
      owner,
    );
  const requested = { id: String(id), isMessageAccessRequested: true };
  expect((await ask()).body.data.requestMessageAccess).toEqual(requested);
  expect((await ask()).body.data.requestMessageAccess).toEqual(requested);
  const INBOX = '{ inbox(box: visitors) { hasAccess isAccessRequested } }';
  const { data } = (await guia.graphql(INBOX, {}, owner)).body;
  expect(data.inbox).toMatchObject({ hasAccess: false, isAccessRequested: true });
  const path = `/admin/companies/${id}/message-access`;
  const given = await guia.rest('PUT', path, { has_message_access: true }, admin);
  expect(given.body).toMatchObject({
    message: 'Acesso às mensagens liberado.',
    company: { id, has_message_access: true },
  });
  expect(await mailsTo(owner.email, 'message-access-given')).toHaveLength(1);
  expect((await ask()).body.errors[0].extensions.code).toBe('CONFLICT');
  const taken = await guia.rest('PUT', path, { has_message_access: 0 }, admin);
  expect(taken.body.message).toBe('Acesso às mensagens removido.');
  const seen = await guia.rest('GET', '/company/messages', undefined, owner);
  expect(seen.body).toMatchObject({ has_access: false, is_access_requested: false });
  const rows = await guia.sql`SELECT after FROM audit_entries WHERE action = 'company.message-access'
    AND subject_id = ${id} ORDER BY id`;
  expect(rows).toEqual([{ after: { hasMessageAccess: true } }, { after: { hasMessageAccess: false } }]);
  expect((await guia.rest('PUT', path, {}, admin)).body.errors.has_message_access).toHaveLength(1);
});

test('a refused request tells the owner why, once, and the log who refused it', async () => {
  const { owner, id } = await makeInboxOwner(guia, false);
  await guia.graphql('mutation ($id: ID) { requestMessageAccess(companyId: $id) { id } }', { id }, owner);
  const refuse = () =>
    guia.graphql(
      `mutation ($id: ID!) { setMessageAccess(companyId: $id, hasMessageAccess: false, reason: "Falta o telefone.") { id } }`,
      { id },
      admin,
    );
  await refuse();
  await refuse();
  const mails = await mailsTo(owner.email, 'message-access-refused');
  expect(mails).toHaveLength(1);
  expect(mails[0].text).toContain('Motivo: Falta o telefone.');
  const rows = await guia.sql`SELECT after FROM audit_entries WHERE action = 'company.message-access-refuse'
    AND subject_id = ${id}`;
  expect(rows).toEqual([{ after: { reason: 'Falta o telefone.' } }]);
  const approval = await guia.graphql(
    'query ($id: ID!) { adminWorkMatter(kind: accessRequest, id: $id) { decidedText } }',
    { id },
    admin,
  );
  expect(approval.body.data.adminWorkMatter.decidedText).toMatch(
    /^Você já recusou o acesso às mensagens desta empresa/,
  );
});
