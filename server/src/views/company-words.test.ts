import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const guia = testApp({ TRUST_PROXY: '1' });

async function found(companyId: number, searched: string, address: string, token?: string) {
  const reply = await guia.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'user-agent': BROWSER,
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: {
      query:
        'mutation ($id: ID!, $searched: String) { recordView(companyId: $id, searched: $searched) { isAccepted } }',
      variables: { id: String(companyId), searched },
    },
  });
  return reply.json();
}
const addresses = (count: number, start = 1) =>
  Array.from({ length: count }, (_, number) => `198.51.100.${start + number}`);
const wordsOf = async (companyId: number, caller: object, period = 'd30') => {
  const query = `query ($id: ID!, $period: ReportPeriod!) {
    companyReport(companyId: $id, period: $period) { words { text count } totals { photoViews } } }`;
  return (await guia.graphql(query, { id: companyId, period }, caller)).body.data.companyReport;
};

test('a text is told to the owner once five addresses typed it in a week; no address is stored', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  for (const address of addresses(5)) await found(id, '  Padaria  24 HORAS ', address);
  for (const address of addresses(4)) await found(id, 'pão de queijo', address);
  // The same address, in other browsers, and the owner.
  for (let time = 0; time < 6; time++) await found(id, 'bolo de fubá', '198.51.100.77');
  await found(id, 'pão de queijo', '198.51.100.99', owner.token);
  expect((await wordsOf(id, owner)).words).toEqual([{ text: 'padaria 24 horas', count: 5 }]);
  await found(id, 'Pão de Queijo', '203.0.113.1');
  await found(id, 'padaria 24 horas', '203.0.113.2');
  expect((await wordsOf(id, owner)).words).toEqual([
    { text: 'padaria 24 horas', count: 6 },
    { text: 'pão de queijo', count: 5 },
  ]);
  const rows = await guia.sql`SELECT * FROM company_searches WHERE company_id = ${id}`;
  expect(rows).toHaveLength(12);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|203\.0/);
});

test('when a week is over, rare texts and all hashes are deleted; what is left counts by period', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  for (const address of addresses(5)) await found(id, 'confeitaria', address);
  for (const address of addresses(4)) await found(id, 'nome de alguém', address);
  await guia.sql`UPDATE company_searches SET week = week - 56 WHERE company_id = ${id}`;
  await cleanUp(guia.services.db.reads);
  expect((await guia.pool.query('SELECT FROM company_searches WHERE company_id = $1', [id])).rowCount).toBe(
    0,
  );
  const kept = await guia.pool.query('SELECT words FROM company_search_weeks WHERE company_id = $1', [id]);
  expect(kept.rows).toEqual([{ words: 'confeitaria' }]);
  expect((await wordsOf(id, owner, 'd90')).words).toEqual([{ text: 'confeitaria', count: 5 }]);
  expect((await wordsOf(id, owner, 'd30')).words).toEqual([]);
});

test('texts without letters or too long are not counted, nor more than ten of an address', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  expect((await found(id, '***', '203.0.113.9')).data.recordView.isAccepted).toBe(true);
  await found(id, 'a'.repeat(61), '203.0.113.9');
  expect((await found(id, 'a'.repeat(201), '203.0.113.9')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  for (let number = 0; number < 15; number++) await found(id, `busca ${number}`, '203.0.113.9');
  const { rowCount } = await guia.pool.query('SELECT FROM company_searches WHERE company_id = $1', [id]);
  expect(rowCount).toBe(10);
});

test('opened photos are counted', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await guia.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': BROWSER },
    payload: { query: `mutation { recordClick(companyId: ${id}, target: photo) { isAccepted } }` },
  });
  expect((await wordsOf(id, owner)).totals).toEqual({ photoViews: 1 });
});
