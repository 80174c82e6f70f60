import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { type Caller, startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { startNameServer } from '../../test/helpers/webhooks/name-server.ts';
import { startWebhookReceiver, verify } from '../../test/helpers/webhooks/receiver.ts';
import { CREATE_WEBHOOK, deliveriesOf, makeWebhook, sendDue } from '../../test/helpers/webhooks/webhooks.ts';

let guia: TestApp;
let nameServer: { close(): void };
const receiver = perFile(startWebhookReceiver);
beforeAll(async () => {
  nameServer = await startNameServer(
    new Map([
      ['publico.teste', '203.0.114.7'],
      ['interno.teste', '10.0.0.7'],
    ]),
  );
  guia = await startTestApp({
    WEBHOOK_TEST_TARGETS: receiver.target,
    LIMIT_WEBHOOKS: '3',
    LIMIT_WEBHOOK_RESENDS: '3',
  });
});
afterAll(async () => {
  await guia.close();
  nameServer.close();
});

const create = (caller: Caller, url: string, events = ['ratingCreated']) =>
  ask(guia, caller, CREATE_WEBHOOK, { input: { url, events } });
const LIST = '{ webhooks { id url events isActive rotatedAt failingSince disabledReason newSecret } }';
const LOG = `query ($webhookId: ID!, $status: WebhookDeliveryStatus) {
  webhookDeliveries(webhookId: $webhookId, status: $status) {
    total items { id event status attempts body answerStatus answer lastError nextTryAt triedAt tookMs } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) { id url events isActive } }`;
const withId = (mutation: string) => `mutation ($id: ID!) { ${mutation} }`;

test('a webhook is made, changed, switched off and on, and deleted by its person alone', async () => {
  const owner = await guia.owner();
  const other = await guia.owner();
  const { id } = await makeWebhook(guia, owner, 'https://publico.teste:8443/gancho?a=1', ['ratingCreated']);
  expect(await ask(guia, owner, LIST)).toEqual([
    {
      id,
      url: 'https://publico.teste:8443/gancho?a=1',
      events: ['ratingCreated'],
      isActive: true,
      rotatedAt: null,
      failingSince: null,
      disabledReason: null,
      newSecret: null,
    },
  ]);
  expect(await ask(guia, other, LIST)).toEqual([]);
  const input = { events: ['messageCreated'], isActive: false };
  const password = 'segredo-bem-longo';
  const twice = { ...input, password, events: ['messageCreated', 'messageCreated'] };
  expect(await ask(guia, owner, UPDATE, { id, input: twice })).toMatchObject(input);
  // A corrected address has three days of its own.
  await guia.sql`UPDATE webhooks SET failing_since = now() - interval '2 days' WHERE id = ${id}`;
  await ask(guia, owner, UPDATE, { id, input: { url: 'https://publico.teste/', password } });
  expect(await ask(guia, owner, LIST)).toMatchObject([{ failingSince: null, isActive: false }]);
  const bad = await ask(guia, owner, UPDATE, { id, input: { url: 'https://interno.teste/', password } });
  expect(bad.code).toBe('BAD_USER_INPUT');
  for (const [query, variables] of [
    [UPDATE, { id, input }],
    [UPDATE, { id, input: { events: [] } }],
    [withId('deleteWebhook(id: $id) { id }'), { id }],
    [withId('rotateWebhookSecret(id: $id) { newSecret }'), { id }],
    [withId('testWebhook(id: $id) { id }'), { id }],
    [LOG, { webhookId: id }],
  ] as const) {
    expect((await ask(guia, other, query, variables)).code).toBe('NOT_FOUND');
    expect((await ask(guia, {}, query, variables)).code).toBe('UNAUTHENTICATED');
  }
  expect(await ask(guia, owner, withId('deleteWebhook(id: $id) { id }'), { id })).toEqual({ id });
  expect(await ask(guia, owner, LIST)).toEqual([]);
});

test('an account without companies or administration has none, and a webhook has events', async () => {
  const owner = await guia.owner();
  for (const events of [[], ['webhookTest']])
    expect(await create(owner, 'https://publico.teste/', events)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { events: ['Escolha ao menos um evento.'] },
    });
  await guia.sql`UPDATE users SET role = 'user' WHERE id = ${owner.id}`;
  expect((await ask(guia, owner, LIST)).code).toBe('FORBIDDEN');
});

test('an account has no more than the limit, also when they are made at once', async () => {
  const owner = await guia.owner();
  const made = await Promise.all(Array.from({ length: 5 }, () => create(owner, receiver.url('/many'))));
  expect(made.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  expect(await ask(guia, owner, LIST)).toHaveLength(3);
});

test('a test is sent once, also while the webhook is off, and its answer is in the log', async () => {
  const owner = await guia.owner();
  const { id, secret } = await makeWebhook(guia, owner, receiver.url('/test'), ['ratingCreated']);
  await ask(guia, owner, UPDATE, { id, input: { isActive: false } });
  receiver.behave('/test', (_request, response) => void response.writeHead(500).end('Sem banco.'));
  const tried = withId('testWebhook(id: $id) { id status event }');
  expect(await ask(guia, owner, tried, { id })).toMatchObject({ status: 'queued', event: 'webhookTest' });
  await sendDue(guia);
  const [event] = receiver.events('/test');
  if (!event) throw new Error('Nothing was received.');
  expect(verify(secret, event)).toMatchObject({ type: 'webhook.test', data: {} });
  expect(await ask(guia, owner, LOG, { webhookId: id })).toMatchObject({
    total: 1,
    items: [
      {
        status: 'failed',
        attempts: 1,
        answerStatus: 500,
        answer: 'Sem banco.',
        body: event.body,
        nextTryAt: null,
      },
    ],
  });
  // Each test and resend counts.
  await ask(guia, owner, tried, { id });
  await ask(guia, owner, tried, { id });
  expect((await ask(guia, owner, tried, { id })).code).toBe('RATE_LIMITED');
});

test('a delivery is sent again by its person alone, and not while it is queued', async () => {
  const owner = await guia.owner();
  const other = await guia.owner();
  const { id } = await makeWebhook(guia, owner, receiver.url('/again'), ['companyCreated']);
  await makeCompany(guia.pool, { owner_id: owner.id });
  const resend = withId('resendWebhookDelivery(id: $id) { status }');
  const [row] = await deliveriesOf(guia, id);
  const codeOf = async (deliveryId: string, caller: { token: string }) =>
    (await ask(guia, caller, resend, { id: deliveryId })).code;
  expect(await codeOf(row.id, owner)).toBe('CONFLICT');
  await sendDue(guia);
  expect(await codeOf(row.id, other)).toBe('NOT_FOUND');
  expect(await codeOf('abc', owner)).toBe('NOT_FOUND');
  expect(await codeOf('00000000-0000-4000-8000-000000000000', owner)).toBe('NOT_FOUND');
  expect(await codeOf(row.id, owner)).toBeUndefined();
  await sendDue(guia);
  expect(receiver.events('/again').map(({ headers }) => headers['webhook-id'])).toEqual([row.id, row.id]);
  expect(await ask(guia, owner, LOG, { webhookId: id, status: 'failed' })).toMatchObject({ total: 0 });
});

test('changes are in the audit log with the host alone', async () => {
  const owner = await guia.owner();
  const { id } = await makeWebhook(guia, owner, 'https://publico.teste/segredo-do-receptor', [
    'ratingCreated',
  ]);
  await ask(guia, owner, UPDATE, { id, input: { isActive: false } });
  await ask(guia, owner, withId('rotateWebhookSecret(id: $id) { newSecret }'), { id });
  await ask(guia, owner, withId('deleteWebhook(id: $id) { id }'), { id });
  const rows = await guia.sql`SELECT action, actor_id, before, after FROM audit_entries
    WHERE subject_type = 'webhook' AND subject_id = ${id} ORDER BY id`;
  expect(rows.map(({ action }) => action)).toEqual([
    'webhook.create',
    'webhook.update',
    'webhook.rotate-secret',
    'webhook.remove',
  ]);
  expect(rows.every(({ actor_id }) => actor_id === owner.id)).toBe(true);
  expect(JSON.stringify(rows)).toContain('publico.teste');
  expect(JSON.stringify(rows)).not.toContain('segredo');
});

test('personal data have the webhooks without secrets; they and the log go with the account', async () => {
  const owner = await guia.owner();
  const { id, secret } = await makeWebhook(guia, owner, receiver.url('/account'), ['companyCreated']);
  await makeCompany(guia.pool, { owner_id: owner.id });
  await sendDue(guia);
  const data = await ask(guia, owner, '{ myPersonalData }');
  expect(data.webhooks).toMatchObject([
    { url: receiver.url('/account'), deliveries: [{ event: 'company.created', status: 'sent' }] },
  ]);
  expect(JSON.stringify(data)).not.toContain(secret);
  await ask(guia, owner, 'mutation { deleteAccount(password: "segredo-bem-longo") { __typename } }');
  expect(await deliveriesOf(guia, id)).toEqual([]);
  expect(await guia.sql`SELECT FROM webhooks WHERE id = ${id}`).toEqual([]);
});
