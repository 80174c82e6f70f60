import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { HEARTBEAT } from '../../src/database/change-feed.ts';
import { makeCompany } from '../helpers/factories.ts';
import { admin, testApp } from '../helpers/test-app.ts';

const guia = testApp({ LIMIT_MEMORY_CACHE_MB: '0' });
beforeAll(async () => {
  const { id } = await guia.owner();
  for (let number = 0; number < 20; number++) await makeCompany(guia.pool, { owner_id: id });
});

/** Returns every statement that reaches PostgreSQL while `work` runs, except heartbeats. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls
      .map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text))
      .filter((text) => text !== HEARTBEAT);
  } finally {
    spy.mockRestore();
  }
}

const LIST = `{ companies(perPage: 16) { total items {
  id name category { id name } city { id name state } plan { id name price } } } }`;

test('a list of 16 companies with category, city and plan costs at most 4 statements', async () => {
  const statements = await statementsOf(async () => {
    const { body } = await guia.graphql(LIST);
    expect(body.data.companies.items).toHaveLength(16);
    expect(body.data.companies.items[0].plan.name).toBe('Grátis');
  });
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(4);
});

test('filters cost no further statement', async () => {
  const filtered = LIST.replace('perPage: 16', 'perPage: 16, category: "3", city: "Campinas - SP"').replace(
    '{ total',
    '{ matchedCategory { name } matchedCity { name } total',
  );
  const statements = await statementsOf(async () => {
    const { body } = await guia.graphql(filtered);
    expect(body.data.companies).toMatchObject({
      matchedCategory: { name: 'Alimentação' },
      matchedCity: { name: 'Campinas' },
    });
  });
  expect(statements.length).toBeLessThanOrEqual(4);
});

test('ratings of all companies of a list cost one further statement, not one each', async () => {
  const plain = await statementsOf(() => guia.graphql(LIST));
  const withRatings = await statementsOf(() =>
    guia.graphql(
      LIST.replace('id name category', 'id name ratings(perPage: 3) { items { rating } } category'),
    ),
  );
  expect(withRatings).toHaveLength(plain.length + 1);
});

test('one company costs one statement', async () => {
  const id = await makeCompany(guia.pool);
  const statements = await statementsOf(() => guia.rest('GET', `/companies/${id}`));
  expect(statements).toHaveLength(1);
});

test.each([
  ['adminCompanies', 'id ownerName category { name } city { name } plan { name }'],
  ['adminPendingCompanies', 'id isOverdue duplicates { reasons company { id name } }'],
  ['adminChangedCompanies', 'company { id } changes { field before after }'],
  ['adminClaims', 'id company { name } claimant { email companiesCount }'],
  ['adminCorrections', 'id before after company { name }'],
  ['adminRatings', 'id company { name } reports { reason } burst { fromAddress }'],
  ['adminAuditEntries', 'id actorText subjectText changes { field name afterText }'],
])('administrators’ %s cost the same for any number of rows', async (field, content) => {
  const owner = await guia.owner();
  for (let number = 0; number < 3; number++) {
    const id = await makeCompany(guia.pool, { owner_id: owner.id });
    await makeCompany(guia.pool, { is_approved: false, phone: '+551932321010' });
    await guia.rest('PUT', `/companies/${id}`, { name: `Nome ${id}` }, owner);
    await guia.rest('POST', `/companies/${id}/rate`, {
      rating: 5,
      browser_fingerprint: `statements-${id}`,
    });
    await guia.sql`INSERT INTO company_corrections (company_id, field)
       SELECT id, 'closed' FROM companies WHERE owner_id IS NULL ON CONFLICT DO NOTHING`;
    await guia.sql`INSERT INTO company_claims (company_id, user_id) VALUES (${id}, ${owner.id})`;
  }
  const statementsFor = (perPage: number) =>
    statementsOf(async () => {
      const query = `{ ${field}(perPage: ${perPage}) { total items { ${content} } } }`;
      const { body } = await guia.graphql(query, {}, admin);
      expect(body.data[field].items).toHaveLength(perPage);
    });
  // Jobs for mails and imports run meanwhile: the fewest of several tries are the list's own.
  const costOf = async (perPage: number) => {
    const tries: number[] = [];
    for (let round = 0; round < 4; round++) tries.push((await statementsFor(perPage)).length);
    return Math.min(...tries);
  };
  expect(await costOf(3)).toBe(await costOf(1));
});

test('asking whether an approval or the rows of a list still wait costs one statement beside the session', async () => {
  const ids = [];
  for (let number = 0; number < 3; number++) ids.push(await makeCompany(guia.pool, { is_approved: false }));
  const shown = ids.map((id) => ({ kind: 'newCompany', id }));
  const list = 'query ($shown: [WorkKeyInput!]!) { adminDecidedWork(shown: $shown) { kind id decidedText } }';
  const approval = `{ adminWorkMatter(kind: newCompany, id: "${ids[0]}") { isWaiting decidedText changedAt } }`;
  for (const query of [list, approval]) {
    const tries: number[] = [];
    for (let round = 0; round < 4; round++)
      tries.push((await statementsOf(() => guia.graphql(query, { shown }, admin))).length);
    expect(Math.min(...tries)).toBe(2);
  }
});

test('checks of permission and id cost public reads and valid input no further statement', async () => {
  const id = await makeCompany(guia.pool);
  expect(await statementsOf(() => guia.graphql(`{ company(id: "${id}") { name } }`))).toHaveLength(1);
  expect(await statementsOf(() => guia.rest('GET', `/companies/${id}/ratings`))).toHaveLength(2);
  const changed = (body: object) => statementsOf(() => guia.rest('PUT', '/admin/plans/1', body, admin));
  const lookUp = 'SELECT 1 FROM plans WHERE id = $1';
  expect(await changed({ name: 'Grátis', price: 0 })).not.toContain(lookUp);
  expect(await changed({ name: '', price: 0 })).toContain(lookUp);
});
