import { expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { createKey } from '../../test/helpers/keys/create-key.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { startTestApp } from '../../test/helpers/test-app.ts';
import { startWebhookReceiver } from '../../test/helpers/webhooks/receiver.ts';
import { CREATE_WEBHOOK, makeWebhook } from '../../test/helpers/webhooks/webhooks.ts';

const receiver = perFile(startWebhookReceiver);
const guia = perFile(() => startTestApp({ WEBHOOK_TEST_TARGETS: receiver.target }));

const LIST = '{ webhooks { id newSecret } }';
const LOG = 'query ($id: ID!) { webhookDeliveries(webhookId: $id) { total } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { id } }';
const ROTATE = 'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { newSecret } }';
const TEST = 'mutation ($id: ID!) { testWebhook(id: $id) { status } }';
const DELETE = 'mutation ($id: ID!) { deleteWebhook(id: $id) { id } }';
const keyOf = async (token: string, scopes: string[]) => ({
  token: (await createKey(guia, token, scopes)).secret,
});

test('a key with the scope makes, changes, tests and deletes webhooks; its secret is shown once', async () => {
  const owner = await guia.owner();
  const key = await keyOf(owner.token, ['webhooksWrite', 'ratingsRead']);
  const input = { url: receiver.url('/key'), events: ['ratingCreated'] };
  const { id, newSecret } = await ask(guia, key, CREATE_WEBHOOK, { input });
  expect(newSecret).toMatch(/^whsec_/);
  expect(await ask(guia, key, LIST)).toEqual([{ id, newSecret: null }]);
  expect(await ask(guia, key, UPDATE, { id, input: { url: receiver.url('/other') } })).toEqual({ id });
  expect(await ask(guia, key, TEST, { id })).toEqual({ status: 'queued' });
  expect(await ask(guia, key, LOG, { id })).toEqual({ total: 1 });
  expect((await ask(guia, key, ROTATE, { id })).newSecret).not.toBe(newSecret);
  expect(await ask(guia, key, DELETE, { id })).toEqual({ id });
});

test('a key has no webhook that tells of what it may not read', async () => {
  const owner = await guia.owner();
  const key = await keyOf(owner.token, ['webhooksWrite', 'ratingsRead']);
  const refused = { code: 'FORBIDDEN' };
  const input = { url: receiver.url('/messages'), events: ['ratingCreated', 'messageCreated'] };
  expect(await ask(guia, key, CREATE_WEBHOOK, { input })).toMatchObject(refused);
  const { id } = await makeWebhook(guia, owner, input.url, ['ratingCreated']);
  expect(await ask(guia, key, UPDATE, { id, input: { events: ['messageCreated'] } })).toMatchObject(refused);
  expect(await ask(guia, key, LOG, { id })).toEqual({ total: 0 });
  const everyCall = async () => {
    const calls = [LOG, ROTATE, TEST, DELETE, UPDATE].map((query) =>
      ask(guia, key, query, { id, ...(query === UPDATE && { input: { url: receiver.url('/key') } }) }),
    );
    return (await Promise.all(calls)).map(({ code }) => code);
  };
  await ask(guia, owner, UPDATE, {
    id,
    input: { events: ['messageCreated'], password: 'segredo-bem-longo' },
  });
  expect(await everyCall()).toEqual(Array(5).fill('FORBIDDEN'));
  // The log has a message still, which a resend would send to the new address.
  await guia.sql`INSERT INTO webhook_deliveries (webhook_id, event, status, body)
    VALUES (${id}, 'message.created', 'sent', '{}')`;
  await ask(guia, owner, UPDATE, { id, input: { events: ['ratingCreated'] } });
  expect(await everyCall()).toEqual(Array(5).fill('FORBIDDEN'));
  const rows = await guia.sql`SELECT id FROM webhook_deliveries WHERE webhook_id = ${id}`;
  const resend = 'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id } }';
  expect(await ask(guia, key, resend, { id: rows[0].id })).toMatchObject(refused);
  expect(await ask(guia, owner, resend, { id: rows[0].id })).toEqual({ id: rows[0].id });
});
