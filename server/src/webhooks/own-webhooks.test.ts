import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { startNameServer } from '../../test/helpers/webhooks/name-server.ts';
import { startWebhookReceiver, verify, type WebhookReceiver } from '../../test/helpers/webhooks/receiver.ts';
import { CREATE_WEBHOOK, deliveriesOf, makeWebhook, sendDue } from '../../test/helpers/webhooks/webhooks.ts';

let guia: TestApp;
let receiver: WebhookReceiver;
let nameServer: { close(): void };
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  nameServer = await startNameServer(
    new Map([
      ['publico.teste', '203.0.114.7'],
      ['interno.teste', '10.0.0.7'],
      ['local.teste', '127.0.0.1'],
      ['nuvem.teste', '169.254.169.254'],
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
  await receiver.close();
});

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Body = any;
const ask = async (query: string, variables: object, caller: { token?: string }): Promise<Body> =>
  (await guia.graphql(query, { ...variables }, caller)).body;
const create = (caller: { token?: string }, url: string, events = ['ratingCreated']) =>
  ask(CREATE_WEBHOOK, { input: { url, events } }, caller);
const LIST = '{ webhooks { id url events isActive rotatedAt failingSince disabledReason newSecret } }';
const LOG = `query ($webhookId: ID!, $status: WebhookDeliveryStatus) {
  webhookDeliveries(webhookId: $webhookId, status: $status) {
    total items { id event status attempts body answerStatus answer lastError nextTryAt triedAt tookMs } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) { id url events isActive } }`;
const withId = (mutation: string) => `mutation ($id: ID!) { ${mutation} }`;

test.each([
  ['http://publico.teste/', 'Use um endereço com https://.'],
  ['publico.teste', 'Escreva o endereço completo, como https://exemplo.com.br/webhooks.'],
  ['ftp://publico.teste/', 'Escreva o endereço completo, como https://exemplo.com.br/webhooks.'],
  ['https://ana:senha@publico.teste/', 'O endereço não pode ter usuário, senha nem #.'],
  ['https://nada.teste/', 'Não encontramos este endereço. Confira o nome do site.'],
  ...[
    'interno.teste',
    'local.teste',
    'nuvem.teste',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::7f00:1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[fc00::1]',
    '[fe80::1]',
    '[ff02::1]',
    '[2002:7f00:1::]',
  ].map((host) => [
    `https://${host}/`,
    'Este endereço é de uma rede interna. Use um que a internet alcance.',
  ]),
])('%s is rejected', async (url, message) => {
  const owner = await guia.owner();
  const { errors } = await create(owner, url);
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { url: [{ message }] } });
});

test('a webhook is made, changed, switched off and on, and deleted by its person alone', async () => {
  const owner = await guia.owner();
  const other = await guia.owner();
  const { id } = await makeWebhook(guia, owner, 'https://publico.teste:8443/gancho?a=1', ['ratingCreated']);
  const own = await ask(LIST, {}, owner);
  expect(own.data.webhooks).toEqual([
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
  expect((await ask(LIST, {}, other)).data.webhooks).toEqual([]);
  const input = { events: ['messageCreated'], isActive: false };
  const changed = await ask(UPDATE, { id, input }, owner);
  expect(changed.data.updateWebhook).toMatchObject(input);
  const bad = await ask(UPDATE, { id, input: { url: 'https://interno.teste/' } }, owner);
  expect(bad.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  for (const [query, variables] of [
    [UPDATE, { id, input }],
    [UPDATE, { id, input: { events: [] } }],
    [withId('deleteWebhook(id: $id) { id }'), { id }],
    [withId('rotateWebhookSecret(id: $id) { newSecret }'), { id }],
    [withId('testWebhook(id: $id) { id }'), { id }],
    [LOG, { webhookId: id }],
  ] as const) {
    expect((await ask(query, variables, other)).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await ask(query, variables, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
  const deleted = await ask(withId('deleteWebhook(id: $id) { id }'), { id }, owner);
  expect(deleted.data.deleteWebhook).toEqual({ id });
  expect((await ask(LIST, {}, owner)).data.webhooks).toEqual([]);
});

test('an account without companies or administration has none, and a webhook has events', async () => {
  const owner = await guia.owner();
  expect((await create(owner, 'https://publico.teste/', [])).errors[0].extensions.fields).toMatchObject({
    events: [{ message: 'Escolha ao menos um evento.' }],
  });
  expect((await create(owner, 'https://publico.teste/', ['webhookTest'])).errors[0].extensions.code).toBe(
    'BAD_USER_INPUT',
  );
  await guia.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [owner.id]);
  expect((await ask(LIST, {}, owner)).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('an account has no more than the limit, also when they are made at once', async () => {
  const owner = await guia.owner();
  const made = await Promise.all(Array.from({ length: 5 }, () => create(owner, receiver.url('/many'))));
  expect(made.filter(({ errors }) => errors?.[0].extensions.code === 'CONFLICT')).toHaveLength(2);
  expect((await ask(LIST, {}, owner)).data.webhooks).toHaveLength(3);
});

test('a test is sent once, also while the webhook is off, and its answer is in the log', async () => {
  const owner = await guia.owner();
  const { id, secret } = await makeWebhook(guia, owner, receiver.url('/test'), ['ratingCreated']);
  await ask(UPDATE, { id, input: { isActive: false } }, owner);
  receiver.behave('/test', (_request, response) => void response.writeHead(500).end('Sem banco.'));
  const tried = withId('testWebhook(id: $id) { id status event }');
  const { data } = await ask(tried, { id }, owner);
  expect(data.testWebhook).toMatchObject({ status: 'queued', event: 'webhookTest' });
  await sendDue(guia);
  const [event] = receiver.events('/test');
  if (!event) throw new Error('Nothing was received.');
  expect(verify(secret, event)).toMatchObject({ type: 'webhook.test', data: {} });
  const log = await ask(LOG, { webhookId: id }, owner);
  expect(log.data.webhookDeliveries).toMatchObject({
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
  await ask(tried, { id }, owner);
  await ask(tried, { id }, owner);
  expect((await ask(tried, { id }, owner)).errors[0].extensions.code).toBe('RATE_LIMITED');
});

test('a delivery is sent again by its person alone, and not while it is queued', async () => {
  const owner = await guia.owner();
  const other = await guia.owner();
  const { id } = await makeWebhook(guia, owner, receiver.url('/again'), ['companyCreated']);
  await makeCompany(guia.pool, { owner_id: owner.id });
  const resend = withId('resendWebhookDelivery(id: $id) { status }');
  const [row] = await deliveriesOf(guia, id);
  const codeOf = async (deliveryId: string, caller: { token: string }) =>
    (await ask(resend, { id: deliveryId }, caller)).errors?.[0].extensions.code;
  expect(await codeOf(row.id, owner)).toBe('CONFLICT');
  await sendDue(guia);
  expect(await codeOf(row.id, other)).toBe('NOT_FOUND');
  expect(await codeOf('abc', owner)).toBe('NOT_FOUND');
  expect(await codeOf('00000000-0000-4000-8000-000000000000', owner)).toBe('NOT_FOUND');
  expect(await codeOf(row.id, owner)).toBeUndefined();
  await sendDue(guia);
  expect(receiver.events('/again').map(({ headers }) => headers['webhook-id'])).toEqual([row.id, row.id]);
  const failed = await ask(LOG, { webhookId: id, status: 'failed' }, owner);
  expect(failed.data.webhookDeliveries.total).toBe(0);
});

test('changes are in the audit log with the host alone', async () => {
  const owner = await guia.owner();
  const { id } = await makeWebhook(guia, owner, 'https://publico.teste/segredo-do-receptor', [
    'ratingCreated',
  ]);
  await ask(UPDATE, { id, input: { isActive: false } }, owner);
  await ask(withId('rotateWebhookSecret(id: $id) { newSecret }'), { id }, owner);
  await ask(withId('deleteWebhook(id: $id) { id }'), { id }, owner);
  const { rows } = await guia.pool.query(
    `SELECT action, actor_id, before, after FROM audit_entries WHERE subject_type = 'webhook' AND subject_id = $1 ORDER BY id`,
    [id],
  );
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
  const { data } = await ask('{ myPersonalData }', {}, owner);
  const { webhooks } = data.myPersonalData;
  expect(webhooks).toMatchObject([
    { url: receiver.url('/account'), deliveries: [{ event: 'company.created', status: 'sent' }] },
  ]);
  expect(JSON.stringify(data.myPersonalData)).not.toContain(secret);
  await ask('mutation { deleteAccount(password: "segredo-bem-longo") { __typename } }', {}, owner);
  expect(await deliveriesOf(guia, id)).toEqual([]);
  expect((await guia.pool.query('SELECT FROM webhooks WHERE id = $1', [id])).rows).toEqual([]);
});
