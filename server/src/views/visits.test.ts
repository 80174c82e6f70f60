import { beforeEach, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, startTestApp, testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';
import { visitCounter } from './visit-counter.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

// On a busy machine so many concurrent requests wait longer for a connection than the default limit.
const guia = testApp({
  LIMIT_VISITS_COMPANY: '30',
  LIMIT_CONNECTION_MS: '60000',
  LIMIT_STATEMENT_MS: '60000',
});
let owner: { id: number; token: string };
let id: number;
beforeEach(async () => {
  owner = await guia.owner();
  id = await makeCompany(guia.pool, { owner_id: owner.id });
});

interface From {
  fingerprint?: string | null;
  token?: string;
  address?: string;
  agent?: string;
}

const headersOf = ({ token, address = '198.51.100.1', agent = CHROME }: From) => ({
  'user-agent': agent,
  'x-forwarded-for': address,
  ...(token && { authorization: `Bearer ${token}` }),
});

async function record(query: string, variables: object, from: From = {}) {
  const payload = { query, variables: { id, fingerprint: from.fingerprint ?? null, ...variables } };
  const reply = await guia.app.inject({ method: 'POST', url: '/graphql', headers: headersOf(from), payload });
  return reply.json();
}
const view = (from: From = {}) =>
  record(
    'mutation ($id: ID!, $fingerprint: String) { done: recordView(companyId: $id, fingerprint: $fingerprint) { isAccepted } }',
    {},
    from,
  );
const click = (target: string, from: From = {}) =>
  record(
    `mutation ($id: ID!, $target: ContactTarget!, $fingerprint: String) {
      done: recordClick(companyId: $id, target: $target, fingerprint: $fingerprint) { isAccepted } }`,
    { target },
    from,
  );
const countOf = async (column = 'views') => {
  await visitCounter(guia.services).retryLocked();
  const { rows } = await guia.pool.query(
    `SELECT coalesce(sum(${column}), 0)::int AS count FROM company_days WHERE company_id = $1`,
    [id],
  );
  return rows[0].count;
};

test('a visitor counts once a day, from any address; two visitors twice', async () => {
  expect((await view({ fingerprint: 'visitor-one' })).data.done.isAccepted).toBe(true);
  await view({ fingerprint: 'visitor-one', address: '203.0.113.9' });
  await view({ fingerprint: 'visitor-two' });
  expect(await countOf()).toBe(2);
  const rows = await guia.sql`SELECT visitor_hash FROM company_visits WHERE company_id = ${id}`;
  expect(JSON.stringify(rows)).not.toContain('visitor-one');
  await guia.sql`UPDATE company_visits SET day = day - 1 WHERE company_id = ${id}`;
  await cleanUp(guia.services.db.reads);
  expect((await guia.pool.query('SELECT FROM company_visits WHERE company_id = $1', [id])).rowCount).toBe(0);
  expect(await countOf()).toBe(2);
});

test('of many concurrent visits through two instances none is lost, none counts twice', async () => {
  const other = await startTestApp({}, { through: async () => guia.services.config.databaseUrl as string });
  const payloadOf = (number: number) => ({
    query: `mutation { recordView(companyId: ${id}, fingerprint: "visitor-${number % 20}") { isAccepted } }`,
  });
  const asked = Array.from({ length: 200 }, (_, number) =>
    (number % 2 ? guia : other).app.inject({
      method: 'POST',
      url: '/graphql',
      headers: headersOf({ address: `198.51.100.${number % 20}` }),
      payload: payloadOf(number >> 1),
    }),
  );
  const answers = await Promise.all(asked);
  expect(answers.every((answer) => answer.json().data.recordView.isAccepted)).toBe(true);
  expect(await countOf()).toBe(20);
  await other.close();
});

test('owner, administrators and robots do not count; other accounts do', async () => {
  await view({ fingerprint: 'the-owner-herself', token: owner.token });
  expect(
    (await view({ fingerprint: 'the-admin', token: await guia.adminToken() })).data.done.isAccepted,
  ).toBe(false);
  expect((await view({ agent: GOOGLEBOT })).data.done.isAccepted).toBe(false);
  expect((await view({ agent: '' })).data.done.isAccepted).toBe(false);
  expect(await countOf()).toBe(0);
  await view({ token: (await guia.owner()).token });
  expect(await countOf()).toBe(1);
});

test('visits from one address are limited', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, number) => view({ fingerprint: `made-up-${number}` })));
  for (let number = 25; number < 40; number++) await view({ fingerprint: `made-up-${number}` });
  expect(await countOf()).toBe(30);
});

test('clicks are counted by target', async () => {
  for (const target of ['phone', 'whatsapp', 'website', 'website', 'map'])
    await click(target, { fingerprint: 'visitor-one' });
  await click('website', { fingerprint: 'visitor-two' });
  const columns = ['phone_clicks', 'whatsapp_clicks', 'website_clicks', 'map_clicks', 'views'];
  const counts = [];
  for (const column of columns) counts.push(await countOf(column));
  expect(counts).toEqual([1, 1, 2, 1, 0]);
});

test('hidden companies are not counted; an id that cannot exist is NOT_FOUND, a wrong fingerprint rejected', async () => {
  await guia.sql`UPDATE companies SET is_approved = false WHERE id = ${id}`;
  await view();
  await guia.sql`UPDATE companies SET is_approved = true, is_active = false WHERE id = ${id}`;
  await view({ fingerprint: 'another-one' });
  expect(await countOf()).toBe(0);
  expect((await view({ fingerprint: 'short' })).errors[0].extensions.fields.fingerprint).toHaveLength(1);
  id = 0;
  expect((await view()).errors[0].extensions.code).toBe('NOT_FOUND');
});

test('old clients’ GET counts after the response, from the response cache too', async () => {
  const get = (from: From = {}) => guia.app.inject({ url: `/api/companies/${id}`, headers: headersOf(from) });
  expect((await get()).statusCode).toBe(200);
  await get();
  await get({ address: '203.0.113.7' });
  await get({ token: owner.token });
  await get({ agent: GOOGLEBOT, address: '203.0.113.8' });
  await expect.poll(() => countOf()).toBe(2);
  expect((await guia.app.inject({ url: '/api/companies/999999', headers: headersOf({}) })).statusCode).toBe(
    404,
  );
});

test('companies visited, rated and removed concurrently: no error, no visit stuck', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 12; number++) ids.push(await makeCompany(guia.pool, { owner_id: owner.id }));
  const ask = (query: string, from: From) =>
    guia.app.inject({ method: 'POST', url: '/graphql', headers: headersOf(from), payload: { query } });
  const asked = ids.flatMap((company, index) => [
    ...Array.from({ length: 10 }, (_, number) =>
      ask(
        `mutation { recordView(companyId: ${company}, fingerprint: "stress-${index}-${number}") { isAccepted } }`,
        {
          address: `198.51.101.${number}`,
        },
      ),
    ),
    ...Array.from({ length: 3 }, (_, number) =>
      ask(
        `mutation { rateCompany(input: { companyId: ${company}, rating: 5, fingerprint: "stress-${number}" }) { id } }`,
        { address: `198.51.${102 + number}.${index}` },
      ),
    ),
    ...(index % 2 ? [ask(`mutation { deleteCompany(id: ${company}) { id } }`, admin)] : []),
  ]);
  // BAD_USER_INPUT: the company was removed between the check and the insert (23503).
  const codes = (await Promise.all(asked)).map(
    (answer) => answer.json().errors?.[0].extensions.code ?? 'done',
  );
  expect(codes.filter((code) => !['done', 'NOT_FOUND', 'BAD_USER_INPUT'].includes(code))).toEqual([]);
  const rows = await guia.sql`SELECT views, ratings FROM company_days WHERE company_id = ANY (${ids})
    ORDER BY company_id`;
  expect(rows).toEqual(new Array(6).fill({ views: 10, ratings: 3 }));
});
