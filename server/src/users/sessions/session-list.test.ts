import { expect, test } from 'vitest';
import { perFile } from '../../../test/helpers/per-file.ts';
import { startTestApp, type TestApp, testApp } from '../../../test/helpers/test-app.ts';

const PASSWORD = 'segredo-bem-longo';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const LIST = `query ($page: Int!, $perPage: Int!) {
  mySessions(page: $page, perPage: $perPage) {
    total page lastPage items { id device isCurrent createdAt lastUsedAt expiresAt }
  }
}`;
const END = 'mutation ($id: ID!) { endSession(id: $id) { id device isCurrent } }';
const END_OTHERS = 'mutation { endOtherSessions { total items { id isCurrent } } }';

const one = testApp();
const other = perFile(() => startTestApp({}, { instanceOf: one }));

async function login(email: string, userAgent?: string): Promise<string> {
  const { body } = await one.app
    .inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: userAgent ? { 'user-agent': userAgent } : {},
      payload: { email, password: PASSWORD },
    })
    .then((reply) => ({ body: reply.json() }));
  return body.token;
}

const list = async (token: string, variables = {}) =>
  (await one.graphql(LIST, { page: 1, perPage: 16, ...variables }, { token })).body.data.mySessions;
const enters = async (instance: TestApp, token: string) =>
  (await instance.rest('GET', '/auth/user', undefined, { token })).status === 200;

interface Item {
  id: string;
  device: string;
  isCurrent: boolean;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
}

test('lists the own sessions, this one first, with device and expiry', async () => {
  const { email, id, token } = await one.owner();
  await one.owner();
  await login(email, PHONE);
  await one.sql`UPDATE sessions SET device = NULL, created_at = now() - interval '2 days'
    WHERE user_id = ${id} AND device NOT LIKE 'Safari%'`;
  const { total, items } = await list(token);
  expect(total).toBe(2);
  expect(items.map(({ device, isCurrent }: Item) => [device, isCurrent])).toEqual([
    ['Dispositivo desconhecido', true],
    ['Safari no iPhone', false],
  ]);
  const [own, phone] = items as [Item, Item];
  const hours = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 3_600_000);
  expect(hours(own.createdAt, new Date().toISOString())).toBe(48);
  expect(hours(new Date().toISOString(), phone.expiresAt)).toBe(24);
  expect(hours(phone.lastUsedAt, new Date().toISOString())).toBe(0);
});

test('shows the earlier end: 12 hours from the login for an administrator', async () => {
  const token = await one.adminToken();
  const { items } = await list(token);
  const own = items.find(({ isCurrent }: Item) => isCurrent);
  expect(Date.parse(own.expiresAt) - Date.parse(own.createdAt)).toBe(12 * 3_600_000);
});

test('leaves out ended sessions, and is paged', async () => {
  const { email, id, token } = await one.owner();
  for (let count = 0; count < 4; count++) await login(email);
  await one.sql`UPDATE sessions SET created_at = now() - interval '31 days' WHERE id = (SELECT max(id)
    FROM sessions WHERE user_id = ${id})`;
  const first = await list(token, { perPage: 3 });
  const second = await list(token, { page: 2, perPage: 3 });
  expect([first.total, first.lastPage, first.items.length, second.items.length]).toEqual([4, 2, 3, 1]);
  const ids = [...first.items, ...second.items].map((item: Item) => item.id);
  expect(new Set(ids).size).toBe(4);
  expect(await list(token, { page: 3, perPage: 3 })).toMatchObject({ total: 4, items: [] });
});

test('ends a session on every instance at its next request, and returns it', async () => {
  const { email, token } = await one.owner();
  const lost = await login(email, PHONE);
  expect(await enters(other, lost)).toBe(true);
  const { items } = await list(token);
  const { id } = items.find(({ isCurrent }: Item) => !isCurrent);
  const { body } = await one.graphql(END, { id }, { token });
  expect(body.data.endSession).toEqual({ id, device: 'Safari no iPhone', isCurrent: false });
  expect([await enters(other, lost), await enters(one, lost)]).toEqual([false, false]);
  expect(await enters(other, token)).toBe(true);
  const again = await one.graphql(END, { id }, { token });
  expect(again.body.errors[0].extensions.code).toBe('NOT_FOUND');
});

test('may end the current session too', async () => {
  const { token } = await one.owner();
  const { items } = await list(token);
  await one.graphql(END, { id: items[0].id }, { token });
  expect(await enters(other, token)).toBe(false);
});

test("somebody else's session is NOT_FOUND and stays", async () => {
  const { token } = await one.owner();
  const stranger = await one.owner();
  const { items } = await list(stranger.token);
  for (const id of [items[0].id, 'abc', '0', '2147483648']) {
    const { body } = await one.graphql(END, { id }, { token });
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
  expect(await enters(one, stranger.token)).toBe(true);
});

test('ends all others at once and returns the rest', async () => {
  const { email, token } = await one.owner();
  const stranger = await one.owner();
  const others = [await login(email), await login(email, PHONE)];
  const { body } = await one.graphql(END_OTHERS, {}, { token });
  expect(body.data.endOtherSessions).toMatchObject({ total: 1, items: [{ isCurrent: true }] });
  for (const lost of others)
    expect([await enters(one, lost), await enters(other, lost)]).toEqual([false, false]);
  expect(await enters(other, token)).toBe(true);
  expect(await enters(other, stranger.token)).toBe(true);
});

test.each([LIST, END_OTHERS])('requires a session: %s', async (operation) => {
  const { body } = await one.graphql(operation, { page: 1, perPage: 16 });
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test("the account's data list each session, without token and address", async () => {
  const { email, token } = await one.owner();
  await login(email, PHONE);
  const { body } = await one.graphql('{ myPersonalData }', {}, { token });
  const { sessions } = body.data.myPersonalData;
  expect(sessions).toHaveLength(2);
  expect(Object.keys(sessions[1]).sort()).toEqual([
    'createdAt',
    'device',
    'expiresAt',
    'lastUsedAt',
    'remember',
  ]);
  expect(sessions[1].device).toBe('Safari no iPhone');
});
