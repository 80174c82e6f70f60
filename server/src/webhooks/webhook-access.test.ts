import { expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { makeInboxOwner, VISITORS_TEXT, writeAsVisitor } from '../../test/helpers/inbox-owner.ts';
import { untilWaiting } from '../../test/helpers/locks.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { admin, startTestApp } from '../../test/helpers/test-app.ts';
import { startWebhookReceiver } from '../../test/helpers/webhooks/receiver.ts';
import { deliveriesOf, makeWebhook, sendDue } from '../../test/helpers/webhooks/webhooks.ts';

const receiver = perFile(startWebhookReceiver);
const guia = perFile(() => startTestApp({ WEBHOOK_TEST_TARGETS: receiver.target, LIMIT_WEBHOOKS: '100' }));

const PASSWORD = 'uma-senha-bem-longa';
const bodiesOf = async (id: string) => (await deliveriesOf(guia, id)).map(({ body }) => body);
const setAccess = (id: number, has_message_access: boolean) =>
  guia.rest('PUT', `/admin/companies/${id}/message-access`, { has_message_access }, admin);

/** Makes an owner whose webhook was sent a message with its text; returns also an administrator's webhook for the same. */
async function sentMessage() {
  const { owner, id } = await makeInboxOwner(guia);
  const path = `/message-${id}`;
  const { id: webhook } = await makeWebhook(guia, owner, receiver.url(path), ['messageCreated']);
  await writeAsVisitor(guia, id);
  await sendDue(guia);
  expect(await bodiesOf(webhook)).toEqual([expect.stringContaining(VISITORS_TEXT)]);
  return { owner, id, webhook };
}

test('without access to the messages the log has no texts of them any more, those of other companies stay', async () => {
  const { id, webhook } = await sentMessage();
  const other = await sentMessage();
  expect((await setAccess(id, false)).status).toBe(200);
  expect(await bodiesOf(webhook)).toEqual([null]);
  expect((await bodiesOf(other.webhook))[0]).toContain(VISITORS_TEXT);
});

test('the log of a former owner has no texts of messages either', async () => {
  const { id, webhook } = await sentMessage();
  const next = await guia.owner();
  const given = await ask(
    guia,
    admin,
    'mutation ($id: ID!, $input: AdminUpdateCompanyInput!) { adminUpdateCompany(id: $id, input: $input) { ownerEmail } }',
    { id, input: { ownerId: next.id } },
  );
  expect(given).toEqual({ ownerEmail: next.email });
  expect(await bodiesOf(webhook)).toEqual([null]);
});

test('a message that is sent while access is withdrawn has no text', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const { id: webhook } = await makeWebhook(guia, owner, receiver.url('/while'), ['messageCreated']);
  await writeAsVisitor(guia, id);
  const client = await guia.pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE companies SET has_message_access = false WHERE id = $1', [id]);
  const sent = sendDue(guia);
  await untilWaiting(guia, 1);
  await client.query('COMMIT');
  client.release();
  await sent;
  const [body] = await bodiesOf(webhook);
  expect(body).toContain(`"companyId":"${id}"`);
  expect(body).not.toContain(VISITORS_TEXT);
});

/** Makes an account in a role; returns its id and token. */
async function account(role: string, adminRole?: string) {
  const email = `papel-${role}-${adminRole}-${Date.now()}@exemplo.com.br`;
  const names = { name: 'Rosa Lima', email, password: PASSWORD, passwordConfirmation: PASSWORD };
  const { id } = await ask(
    guia,
    admin,
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { ...names, role, adminRole } },
  );
  const { body } = await guia.rest('POST', '/auth/login', { email, password: PASSWORD });
  return { id: Number(id), token: body.token as string };
}
const update = (id: number, input: object) =>
  ask(
    guia,
    admin,
    'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { role adminRole } }',
    { id, input },
  );
const LIST = '{ webhooks { id isActive disabledReason } }';
const OFF = {
  isActive: false,
  disabledReason: 'O papel da conta mudou. Ligue-o de novo se ainda o quiser.',
};

test.each([
  { role: 'admin', adminRole: 'moderator' },
  { role: 'admin', adminRole: 'reader' },
  { role: 'company' },
])('an administrator who becomes %o collects no more events', async (next) => {
  const person = await account('admin', 'administrator');
  const path = `/demoted-${person.id}`;
  const { id } = await makeWebhook(guia, person, receiver.url(path), ['companyCreated']);
  await makeCompany(guia.pool);
  await sendDue(guia);
  expect(receiver.events(path)).toHaveLength(1);
  await makeCompany(guia.pool);
  expect(await update(person.id, next)).toMatchObject(next);
  await makeCompany(guia.pool);
  expect(await deliveriesOf(guia, id)).toMatchObject([{ status: 'sent', body: null }]);
  // The role that comes back brings no events of before, and none until the person wants them.
  await update(person.id, { role: 'admin', adminRole: 'administrator' });
  await makeCompany(guia.pool);
  await sendDue(guia);
  expect(receiver.events(path)).toHaveLength(1);
  expect(await ask(guia, person, LIST)).toEqual([{ id, ...OFF }]);
});

test('the webhook of an owner who becomes an administrator is not sent the events of the whole site', async () => {
  const person = await account('company');
  const path = `/promoted-${person.id}`;
  const { id } = await makeWebhook(guia, person, receiver.url(path), ['companyCreated']);
  await update(person.id, { role: 'admin', adminRole: 'administrator' });
  await makeCompany(guia.pool);
  await sendDue(guia);
  expect(receiver.events(path)).toEqual([]);
  expect(await ask(guia, person, LIST)).toEqual([{ id, ...OFF }]);
});
