import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(async () => {
  for (const city of ['Campinas', 'Campinas', 'Santos']) await makeCompany(guia.pool, { city });
  const id = await makeCompany(guia.pool, { city: 'Olinda', category_id: 4 });
  await guia.sql`INSERT INTO ratings (company_id, rating, fingerprint_hash, open_reports)
     SELECT ${id}, 3, sha256(n::text::bytea), n % 2 FROM generate_series(1, 5) n`;
  await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html, status)
     SELECT 't', name || '@exemplo.com.br', 's', 't', 'h', 'sent' FROM unnest(ARRAY['rosa', 'ana', 'Íris', 'ana']) name`;
  await guia.sql`INSERT INTO imports (file_name, origin, status)
     SELECT name, 'command', 'done' FROM unnest(ARRAY['b.csv', 'Água.csv', 'c.csv', 'b.csv']) name`;
  await guia.sql`INSERT INTO searches_without_results (text, times, address_hashes, last_seen_at)
     SELECT 'busca ' || n, 5 + n % 2, '{}', now() - make_interval(hours => n / 2) FROM generate_series(1, 5) n`;
  for (const name of ['Rosa Lima', 'Ana Reis', 'Íris Melo']) {
    const person = await guia.owner(name);
    await guia.sql`INSERT INTO plan_requests (user_id, requested_plan_id)
      VALUES (${person.id}, (SELECT max(id) FROM plans))`;
    await guia.sql`INSERT INTO plan_charges (user_id, plan_id, amount, first_due_on, due_on, payable_until, txid)
      SELECT ${person.id}::int, max(id), 1, '2027-01-05', '2027-01-05', '2027-01-15', 'A' || ${person.id}::int FROM plans`;
  }
});

test.each([
  ['adminCategories', 'name', 'nameDescending'],
  ['adminCategories', 'companies', 'companiesAscending'],
  ['adminCategories', 'visible', 'hidden'],
  ['adminCities(state: "SP"', 'name', 'nameDescending'],
  ['adminCities(state: "SP"', 'visible', 'hidden'],
  ['adminCities(q: "cam"', 'state', 'stateDescending'],
  ['adminCities(q: "cam"', 'ibgeCode', 'ibgeCodeDescending'],
  ['adminCities(state: "AC"', 'population', 'populationAscending'],
  ['adminCities(q: "cam"', 'companies', 'companiesAscending'],
  ['adminKinds', 'name', 'nameDescending'],
  ['adminKinds', 'category', 'categoryDescending'],
  ['adminKinds', 'words', 'wordsAscending'],
  ['adminKinds', 'companies', 'companiesAscending'],
  ['adminSearchesWithoutResults', 'times', 'timesAscending'],
  ['adminSearchesWithoutResults', 'newest', 'oldest'],
  ['adminPlanRequests', 'name', 'nameDescending'],
  ['adminPlanCharges', 'due', 'dueDescending'],
  ['adminPlanCharges', 'name', 'nameDescending'],
  ['adminMails', 'recipient', 'recipientDescending'],
  ['adminImports', 'fileName', 'fileNameDescending'],
  ['adminImports', 'status', 'statusDescending'],
  ['adminImports', 'rowsRead', 'rowsReadAscending'],
  ['adminImports', 'rowsCreated', 'rowsCreatedAscending'],
  ['adminImports', 'rowsUpdated', 'rowsUpdatedAscending'],
  ['adminImports', 'rowsRefused', 'rowsRefusedAscending'],
  ['adminRatings', 'mostReported', 'leastReported'],
  ['adminWork(kinds: [planRequest]', 'oldest', 'newest'],
])('%s: %s is the reverse of %s', async (field, order, reversed) => {
  const page = async (wanted: string, number: number) => {
    const start = field.includes('(') ? `${field}, ` : `${field}(`;
    const { body } = await guia.graphql(
      `{ list: ${start}order: ${wanted}, page: ${number}, perPage: 100) { lastPage items { id } } }`,
      {},
      admin,
    );
    expect(body.errors).toBeUndefined();
    return body.data.list as { lastPage: number; items: { id: string }[] };
  };
  const idsOf = async (wanted: string) => {
    const { lastPage, items } = await page(wanted, 1);
    const ids = items.map(({ id }) => id);
    for (let number = 2; number <= lastPage; number++)
      ids.push(...(await page(wanted, number)).items.map(({ id }) => id));
    return ids;
  };
  const ids = await idsOf(order);
  expect(ids.length).toBeGreaterThan(2);
  expect(await idsOf(reversed)).toEqual(ids.reverse());
});
