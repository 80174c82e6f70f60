import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { NO_PAGE_POLICY } from '../http/security-headers.ts';
import { createSchema } from '../schema.ts';
import { isPublicRead } from './route/operation.ts';
import { ROUTE_TABLE } from './route-table.ts';

const guia = testApp();
let id: number;
let slug: string;
beforeAll(async () => {
  id = await makeCompany(guia.pool, { name: 'Mercearia Sol' });
  const rows = await guia.sql`SELECT slug FROM companies WHERE id = ${id}`;
  slug = rows[0].slug;
  await guia.settled();
});

const PUBLIC = 'public, max-age=0, must-revalidate';
const get = (path: string, headers: Record<string, string> = {}) =>
  guia.app.inject({ url: `/api${path}`, headers });
const addressOf = (path: string) => path.replace('{id}', String(id)).replace('{slug}', slug);

const schema = createSchema();
const CACHED = [
  ...ROUTE_TABLE.filter((route) => isPublicRead(route, schema)).map(({ path }) => path),
  '/openapi.json',
];

test.each(CACHED)('GET %s has an ETag, and is 304 to callers who have it', async (path) => {
  const url = addressOf(path);
  const made = await get(url);
  const cached = await get(url);
  expect(made.statusCode).toBe(200);
  expect(cached.body).toBe(made.body);
  const digest = createHash('sha1').update(made.body).digest('base64url');
  for (const { headers } of [made, cached]) {
    expect(headers.etag).toBe(`"${digest}"`);
    expect(headers['cache-control']).toBe(PUBLIC);
    expect(headers.vary).toContain('accept-encoding');
    expect(headers['content-security-policy']).toBe(NO_PAGE_POLICY);
  }
  for (const known of [`"${digest}"`, `W/"${digest}"`, `"other", "${digest}"`]) {
    const again = await get(url, { 'if-none-match': known });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(`"${digest}"`);
    expect(again.headers['cache-control']).toBe(PUBLIC);
  }
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('the cacheable rows are those whose operations are public', async () => {
  for (const route of ROUTE_TABLE.filter(({ method, who }) => method === 'GET' && who === 'everybody')) {
    const { headers } = await get(addressOf(route.path));
    expect({ path: route.path, cached: headers['cache-control'] === PUBLIC }).toEqual({
      path: route.path,
      cached: isPublicRead(route, schema),
    });
  }
});

test('requests with a token, answers for one browser, errors and writes are `no-store`', async () => {
  const token = await guia.adminToken();
  for (const path of CACHED) {
    const { headers } = await get(addressOf(path), { authorization: `Bearer ${token}` });
    expect(headers['cache-control'], path).toBe('no-store');
    expect(headers.etag, path).toBeUndefined();
  }
  const ended = await get('/companies', { authorization: 'Bearer nobody-has-this-token-at-all' });
  expect(ended.headers['cache-control']).toBe('no-store');
  for (const path of [
    `/companies/${id}/check-rating?browser_fingerprint=navegador-1`,
    '/companies/2000000000',
    '/companies?page=0',
    '/auth/user',
    '/nada',
  ]) {
    const { headers } = await get(path);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(headers.etag, path).toBeUndefined();
  }
  const login = await guia.rest('POST', '/auth/login', { email: 'a@b.co', password: 'x' });
  expect(login.headers['cache-control']).toBe('no-store');
});

test('a change gives the answer another ETag at once', async () => {
  const before = await get(`/companies/${id}`);
  await guia.rest('PUT', `/admin/companies/${id}`, { description: 'Agora com entrega.' }, admin);
  const after = await get(`/companies/${id}`, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.json().company.description).toBe('Agora com entrega.');
});

test('a revalidated company counts as a view, too', async () => {
  const address = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Dart/3.2 (dart:io)' };
  const other = await makeCompany(guia.pool);
  await guia.settled();
  const { headers } = await guia.app.inject({ url: `/api/companies/${other}` });
  await guia.sql`DELETE FROM company_days WHERE company_id = ${other}`;
  await get(`/companies/${other}`, { ...address, 'if-none-match': String(headers.etag) });
  await expect
    .poll(async () => {
      const rows =
        await guia.sql`SELECT sum(views)::int AS views FROM company_days WHERE company_id = ${other}`;
      return rows[0]?.views;
    })
    .toBe(1);
});
