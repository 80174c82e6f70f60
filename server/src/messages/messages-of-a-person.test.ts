import { expect, test } from 'vitest';
import { makeInboxOwner, VISITORS_TEXT, writeAsVisitor } from '../../test/helpers/inbox-owner.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_MESSAGES_COMPANY: '100', LIMIT_MESSAGES_TOTAL: '1000' });

test('the administrator erases a message, its replies and their mails, sent ones too; the audit log has no text', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const text = 'Meu CPF está aqui por engano';
  const visitor = await writeAsVisitor(guia, id, text);
  const elsewhere = await makeInboxOwner(guia);
  await writeAsVisitor(guia, elsewhere.id, text);
  await guia.rest('POST', `/messages/${visitor}/reply`, { content: 'Vamos apagar.' }, owner);
  // As after sending: the visitor is still the recipient of the reply.
  await guia.sql`UPDATE mails SET status = 'sent', sent_at = now(), text = '', html = '' WHERE kind = 'reply'`;
  const erase = (caller: object) =>
    guia.graphql('mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: visitor }, caller);
  expect((await erase({})).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await erase(owner)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await erase(admin)).body.data.deleteMessage).toEqual({ id: String(visitor) });
  expect((await erase(admin)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  const seen = await guia.rest('GET', `/messages/company/${id}`, undefined, owner);
  expect(seen.body.messages.total).toBe(0);
  const rows =
    await guia.sql`SELECT (SELECT count(*)::int FROM mails WHERE text LIKE '%por engano%') AS mails,
       (SELECT count(*)::int FROM mails WHERE recipient = 'ana@exemplo.com.br') AS to_visitor,
       (SELECT before::text || coalesce(after::text, '') FROM audit_entries
        WHERE action = 'message.erase' AND subject_id = ${visitor}) AS record`;
  // The same text of somebody else.
  expect(rows[0].mails).toBe(1);
  expect(rows[0].to_visitor).toBe(0);
  expect(rows[0].record).toContain('"companyId"');
  expect(rows[0].record).not.toContain('engano');
});

test("the administrator finds a person's messages by the e-mail, and the audit log records the search", async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const other = await makeInboxOwner(guia);
  const writer = await guia.owner();
  const send = (company_id: number, email: string, message: string, caller = {}) =>
    guia.rest('POST', '/messages', { company_id, name: 'Bia', email, message }, caller);
  const first = await send(id, 'Bia@Exemplo.com.br', 'Primeira');
  await send(other.id, 'bia@exemplo.com.br', 'Segunda');
  await send(id, 'bia2@exemplo.com.br', 'De outra pessoa');
  await send(id, 'outro@exemplo.com.br', 'Com a conta', writer);
  await guia.rest('POST', `/messages/${first.body.data.id}/reply`, { content: 'Sim.' }, owner);
  const LIST = `query ($email: String!, $page: Int!) { adminMessages(email: $email, page: $page, perPage: 1) {
    total lastPage items { id content replies company { id name } sender { name email } } } }`;
  const page = async (email: string, number = 1) =>
    (await guia.graphql(LIST, { email, page: number }, admin)).body;
  expect((await page('bia@exemplo.com.BR')).data.adminMessages).toMatchObject({
    total: 2,
    lastPage: 2,
    items: [{ content: 'Segunda', replies: 0, company: { id: String(other.id) } }],
  });
  expect((await page('bia@exemplo.com.br', 2)).data.adminMessages.items).toMatchObject([
    { content: 'Primeira', replies: 1, sender: { name: 'Bia', email: 'Bia@Exemplo.com.br' } },
  ]);
  const accounts = await guia.sql`SELECT email FROM users WHERE id = ${writer.id}`;
  expect((await page(accounts[0].email)).data.adminMessages.items).toMatchObject([
    { content: 'Com a conta' },
  ]);
  expect((await page('ninguem@exemplo.com.br')).data.adminMessages.total).toBe(0);
  for (const wrong of ['', 'bia'])
    expect((await page(wrong)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const rows = await guia.sql`SELECT actor_email, after FROM audit_entries WHERE action = 'message.look-up'
    AND after->>'email' LIKE 'b%'`;
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({
    actor_email: expect.stringMatching(/^admin@/),
    after: { email: 'b…@exemplo.com.br' },
  });
});

test('closing an account leaves the text of its messages, without name, e-mail and phone', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const writer = await guia.owner();
  const form = {
    name: 'Ana Clara',
    email: 'ana.clara@exemplo.com.br',
    phone: '19 98888-0000',
    message: VISITORS_TEXT,
  };
  const sent = await guia.rest('POST', '/messages', { company_id: id, ...form }, writer);
  const close = 'mutation { deleteAccount(password: "segredo-bem-longo") { id } }';
  expect((await guia.graphql(close, {}, writer)).body.data.deleteAccount).toEqual({ id: expect.any(String) });
  const { body } = await guia.rest('GET', `/messages/company/${id}`, undefined, owner);
  expect(body.messages.data).toMatchObject([
    { content: VISITORS_TEXT, sender: { name: 'Conta encerrada', email: null, phone: null } },
  ]);
  const rows = await guia.sql`SELECT sender_id, name, email, phone, address FROM messages
    WHERE id = ${sent.body.data.id}`;
  expect(rows).toEqual([
    { sender_id: null, name: 'Conta encerrada', email: null, phone: null, address: null },
  ]);
  const reply = await guia.rest('POST', `/messages/${sent.body.data.id}/reply`, { content: 'Sim' }, owner);
  expect(reply.status).toBe(409);
  expect(reply.body.message).toContain('encerrou a conta');
});
