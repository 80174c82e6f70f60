import { beforeAll, expect, test } from 'vitest';
import { ask } from '../../../test/helpers/ask.ts';
import {
  askCatalogue,
  cataloguePage,
  publicCompanies,
  wholeCatalogue,
} from '../../../test/helpers/catalogue/walk-catalogue.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { ALL, CHANGED } from './read-catalogue.ts';

const guia = testApp();
beforeAll(async () => {
  for (let count = 0; count < 25; count++) await makeCompany(guia.pool);
  await makeCompany(guia.pool, { is_approved: false });
  await makeCompany(guia.pool, { is_active: false });
  await makeCompany(guia.pool);
});

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => Number(id));

test('the whole catalogue has every public company once, by id', async () => {
  const { companies, removedIds } = await wholeCatalogue(guia, { first: 7 });
  expect(companies).toEqual(await publicCompanies(guia));
  expect(companies).toHaveLength(26);
  expect(removedIds).toEqual([]);
  expect(await cataloguePage(guia)).toMatchObject({ companies, hasNextPage: false });
});

test('companies that come and go meanwhile move no others; asOf brings them up to date', async () => {
  const before = idsOf(await publicCompanies(guia));
  const [first = 0, second = 0] = before;
  const gone: number[] = [first];
  const asOf = new Set<string>();
  const walk = await wholeCatalogue(guia, { first: 5 }, async (page, number) => {
    asOf.add(page.asOf);
    await makeCompany(guia.pool);
    if (number > 3) return;
    // One before the cursor and one behind it.
    const later = before[20 + number] ?? 0;
    gone.push(later);
    await ask(guia, admin, 'mutation ($id: ID!) { deleteCompany(id: $id) { id } }', { id: later });
    if (number > 1) return;
    await ask(guia, admin, 'mutation ($id: ID!) { setCompanyActive(id: $id, isActive: false) { id } }', {
      id: first,
    });
    await ask(
      guia,
      admin,
      'mutation ($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { id } }',
      { id: second, input: { name: 'Outro Nome' } },
    );
  });
  const ids = idsOf(walk.companies);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(before.filter((id) => !gone.includes(id))));
  expect(asOf.size).toBe(1);

  const copy = new Map(walk.companies.map((company) => [company.id, company]));
  const since = await wholeCatalogue(guia, { first: 3, changedSince: walk.asOf });
  for (const id of since.removedIds) copy.delete(id);
  for (const company of since.companies) copy.set(company.id, company);
  expect([...copy.values()].sort((a, b) => Number(a.id) - Number(b.id))).toEqual(await publicCompanies(guia));
  expect(idsOf(since.removedIds.map((id) => ({ id })))).toEqual(expect.arrayContaining([first]));
});

const CURSOR = { after: ['Este cursor não é desta lista: comece de novo pela primeira página, sem after.'] };
const encoded = (text: string) => Buffer.from(text).toString('base64url');

test('a broken cursor, and one of another list, is an error at `after`', async () => {
  const all = await cataloguePage(guia, { first: 1 });
  const since = await cataloguePage(guia, { first: 1, changedSince: new Date(all.asOf).toISOString() });
  const asked = (after: string, changedSince: string | null = null) =>
    ask(guia, {}, 'query ($a: String, $s: DateTime) { catalogue(after: $a, changedSince: $s) { asOf } }', {
      a: after,
      s: changedSince,
    });
  const [asOf] = Buffer.from(all.endCursor ?? '', 'base64url')
    .toString()
    .split('.');
  for (const after of [
    '',
    'x',
    '7',
    'ção',
    `${all.endCursor}=`,
    `${all.endCursor?.slice(0, -1)}`,
    encoded(`${asOf}.0.0`),
    encoded(`${asOf}.0.0.-1`),
    encoded(`${asOf}.0.0.007`),
    encoded(`${asOf}.0.0.2147483648`),
    encoded(`${asOf}.0.0.1e3`),
    encoded(`1.0.0.1`),
  ]) {
    expect(await asked(after), after).toEqual({ code: 'BAD_USER_INPUT', fields: CURSOR });
  }
  expect(await asked(all.endCursor ?? '', since.asOf)).toEqual({ code: 'BAD_USER_INPUT', fields: CURSOR });
  expect(await asked(all.endCursor ?? '')).toEqual({ asOf: all.asOf });
});

test.each([0, 101])('a page of %i is an error at `first`', async (first) => {
  const { errors } = await askCatalogue(guia, { first });
  expect(errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { first: [{ code: 'OUT_OF_RANGE' }] },
  });
});

test.each([
  [ALL, '20', 'search_documents_pkey'],
  [CHANGED, `now() - interval '1 day', 20, now()`, 'catalogue_changes_changed_at_company_id_idx'],
])('a page of $name is a range of an index', async ({ text }, values, index) => {
  const client = await guia.pool.connect();
  try {
    // A table of a few rows is read as a whole; the index must give the order too.
    await client.query('SET enable_seqscan = off');
    await client.query('SET enable_bitmapscan = off');
    await client.query(`PREPARE page AS ${text}`);
    await client.query('SET plan_cache_mode = force_generic_plan');
    const { rows } = await client.query(`EXPLAIN (COSTS off) EXECUTE page (${values})`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${index} `));
    expect(plan).toContain('Index Cond: ');
    expect(plan).not.toMatch(/Sort|Filter/);
  } finally {
    client.release(true);
  }
});
