import { expect, test } from 'vitest';
import { factorFor } from '../../../test/helpers/accounts/second-factor.ts';
import { createKey } from '../../../test/helpers/keys/create-key.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const PASSWORD = 'segredo-bem-longo';
const guia = testApp({ WEBHOOK_TEST_TARGETS: '127.0.0.1:4739' });

const CREATE_KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { id } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { id } }';
const KEY = { name: 'Sistema', scopes: ['companiesRead'], expiry: 'never' };
const url = 'http://127.0.0.1:4739/';

/** Returns what is wrong with the fields of a call; null if nothing is. */
async function problemOf(query: string, variables: object, token: string): Promise<string[] | null> {
  const { body } = await guia.graphql(query, { ...variables }, { token });
  if (!body.errors) return null;
  const [{ extensions }] = body.errors;
  if (extensions.code !== 'BAD_USER_INPUT') return [extensions.code];
  return Object.entries(extensions.fields as Record<string, { code: string }[]>).flatMap(
    ([name, [first]]) => [name, first?.code ?? ''],
  );
}
const subjects = async (email: string) => {
  const rows = await guia.sql`SELECT subject FROM mails WHERE recipient = ${email}
    AND kind = 'security-changed' ORDER BY id`;
  return rows.map(({ subject }) => subject);
};

test('an API key is made with the password, and the account is mailed', async () => {
  const { token, email } = await guia.owner();
  expect(await problemOf(CREATE_KEY, { input: KEY }, token)).toEqual(['password', 'REQUIRED']);
  expect(await problemOf(CREATE_KEY, { input: { ...KEY, password: 'errada' } }, token)).toEqual([
    'password',
    'INVALID',
  ]);
  expect(await problemOf(CREATE_KEY, { input: { ...KEY, otp: '123456' } }, token)).toEqual([
    'otp',
    'INVALID',
  ]);
  expect(await subjects(email)).toEqual([]);
  expect(await problemOf(CREATE_KEY, { input: { ...KEY, password: PASSWORD } }, token)).toBeNull();
  expect(await subjects(email)).toEqual(['Nova chave de API']);
});

test('a code of the app or a recovery code stands for the password, once', async () => {
  const { token } = await guia.owner();
  const { next, codes } = await factorFor(guia, token);
  const otp = next();
  expect(await problemOf(CREATE_KEY, { input: { ...KEY, otp } }, token)).toBeNull();
  expect(await problemOf(CREATE_KEY, { input: { ...KEY, otp } }, token)).toEqual(['otp', 'INVALID']);
  expect(await problemOf(CREATE_KEY, { input: { ...KEY, otp: codes[0] } }, token)).toBeNull();
});

test('passwords are guessed ten times in ten minutes', async () => {
  const { token } = await guia.owner();
  const guess = () => problemOf(CREATE_KEY, { input: { ...KEY, password: 'errada' } }, token);
  for (let count = 0; count < 10; count++) expect(await guess()).toEqual(['password', 'INVALID']);
  expect(await guess()).toEqual(['RATE_LIMITED']);
});

test('a webhook asks only where it receives messages, and mails the account then', async () => {
  const { token, email } = await guia.owner();
  const messages = { url, events: ['ratingCreated', 'messageCreated'] };
  expect(await problemOf(CREATE, { input: messages }, token)).toEqual(['password', 'REQUIRED']);
  expect(await problemOf(CREATE, { input: { url, events: ['ratingCreated'] } }, token)).toBeNull();
  expect(await subjects(email)).toEqual([]);
  expect(await problemOf(CREATE, { input: { ...messages, password: PASSWORD } }, token)).toBeNull();
  expect(await subjects(email)).toEqual(['Mensagens enviadas a um webhook']);
});

test('changing one that receives messages, or shall, asks; switching it off does not', async () => {
  const { token, email } = await guia.owner();
  const { body } = await guia.graphql(CREATE, { input: { url, events: ['ratingCreated'] } }, { token });
  const { id } = body.data.createWebhook;
  const change = (input: object) => problemOf(UPDATE, { id, input }, token);
  const asks = ['password', 'REQUIRED'];
  expect(await change({ url: `${url}outro` })).toBeNull();
  expect(await change({ events: ['messageCreated'] })).toEqual(asks);
  expect(await change({ events: ['messageCreated'], password: PASSWORD })).toBeNull();
  expect(await change({ url: `${url}roubado` })).toEqual(asks);
  expect(await change({ isActive: false })).toBeNull();
  expect(await change({ isActive: true })).toEqual(asks);
  await guia.sql`INSERT INTO webhook_deliveries (webhook_id, event, status, body)
    VALUES (${id}, 'message.created', 'sent', '{}')`;
  expect(await change({ events: ['ratingCreated'] })).toBeNull();
  // Its log has a message still, which a resend would send to the new address.
  expect(await change({ url: `${url}roubado` })).toEqual(asks);
  expect(await subjects(email)).toEqual(['Mensagens enviadas a um webhook']);
});

test('an API key, for which the password was asked, makes and changes webhooks without it', async () => {
  const { token, email } = await guia.owner();
  const { secret } = await createKey(guia, token, ['webhooksWrite', 'messagesRead']);
  expect(await problemOf(CREATE, { input: { url, events: ['messageCreated'] } }, secret)).toBeNull();
  expect(await subjects(email)).toEqual(['Nova chave de API', 'Mensagens enviadas a um webhook']);
});
