import { expect, test } from 'vitest';
import { pseudonymOfHash } from '../../src/database/installation-secret.ts';
import { makeCompany } from '../helpers/factories.ts';
import { testApp } from '../helpers/test-app.ts';

const guia = testApp();

const get = (query: string, token?: string) =>
  guia.app.inject({
    url: `/graphql?query=${encodeURIComponent(query)}`,
    headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
  });

/** Changes a row without notification, to distinguish cached answers from new ones. */
async function changeUnseen(id: number, name: string) {
  const client = await guia.pool.connect();
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE companies SET name = '${name}' WHERE id = ${id}; COMMIT`);
  client.release();
}

test('a guest is answered from the cache, until the data changes', async () => {
  const id = await makeCompany(guia.pool, { name: 'Antes' });
  await guia.settled();
  const query = `{ company(id: ${id}) { name totalRatings } }`;
  expect((await get(query)).json().data.company.name).toBe('Antes');
  await changeUnseen(id, 'Depois');
  expect((await get(query)).json().data.company.name).toBe('Antes');
  await guia.rest('POST', `/companies/${id}/rate`, { rating: 5, browser_fingerprint: 'changes-it-now' });
  expect((await get(query)).json().data.company).toEqual({ name: 'Depois', totalRatings: 1 });
});

test('answers to signed-in callers are neither cached nor taken from the cache', async () => {
  const id = await makeCompany(guia.pool, { name: 'Uma' });
  await guia.settled();
  const query = `{ company(id: ${id}) { name ownerEmail } }`;
  const token = await guia.adminToken();
  await get(query, token);
  await changeUnseen(id, 'Outra');
  expect((await get(query)).json().data.company.name).toBe('Outra');
  await changeUnseen(id, 'Terceira');
  expect((await get(query, token)).json().data.company.name).toBe('Terceira');
});

test('answers that differ between browsers, and errors, are not cached', async () => {
  const id = await makeCompany(guia.pool);
  await guia.settled();
  const check = `{ ratingCheck(companyId: ${id}, fingerprint: "my-own-browser") { hasRated } }`;
  expect((await get(check)).json().data.ratingCheck.hasRated).toBe(false);
  const browser = await pseudonymOfHash(guia.services.db.reads, 'rating', 'my-own-browser');
  await guia.sql`INSERT INTO ratings (company_id, rating, fingerprint_hash) VALUES (${id}, 5, ${browser})`;
  expect((await get(check)).json().data.ratingCheck.hasRated).toBe(true);
  const missing = '{ company(id: 123456) { name } }';
  expect((await get(missing)).json().errors[0].extensions.code).toBe('NOT_FOUND');
  await guia.sql`INSERT INTO companies (id, name, slug, category_id, city_id, is_approved)
    VALUES (123456, 'Nova', 'nova', 1, 1, true)`;
  expect((await get(missing)).json().data.company.name).toBe('Nova');
});
