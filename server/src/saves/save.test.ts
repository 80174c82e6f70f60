import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const SAVE = `mutation ($companyId: ID!, $fingerprint: String!) {
  addSavedCompany(companyId: $companyId, fingerprint: $fingerprint) { companyIds }
}`;
const UNSAVE = SAVE.replace('addSavedCompany', 'removeSavedCompany');
const PAGE = `query ($fingerprint: String!, $page: Int = 1) {
  savedCompanyIds(fingerprint: $fingerprint) { companyIds }
  savedCompanies(fingerprint: $fingerprint, page: $page, perPage: 2) { total lastPage items { id name } }
}`;

const save = (companyId: number | string, fingerprint: string, address = '10.0.0.1') =>
  guia.graphql(SAVE, { companyId: String(companyId), fingerprint }, { address });
const listOf = async (fingerprint: string, page = 1) =>
  (await guia.graphql(PAGE, { fingerprint, page })).body.data;
const codeOf = (answer: { body: { errors: { extensions: { code: string } }[] } }) =>
  answer.body.errors[0]?.extensions.code;

test('a browser’s saved companies are listed, the last saved first, in pages, to nobody else', async () => {
  const ids = [await makeCompany(guia.pool), await makeCompany(guia.pool), await makeCompany(guia.pool)];
  for (const id of ids) await save(id, 'browser-one');
  const wanted = ids.map(String).reverse();
  const { savedCompanyIds, savedCompanies } = await listOf('browser-one');
  expect(savedCompanyIds.companyIds).toEqual(wanted);
  expect(savedCompanies).toMatchObject({ total: 3, lastPage: 2 });
  const second = await listOf('browser-one', 2);
  const shown = [...savedCompanies.items, ...second.savedCompanies.items].map(({ id }) => id);
  expect(shown).toEqual(wanted);
  expect((await listOf('browser-two')).savedCompanyIds.companyIds).toEqual([]);
});

test('saving twice concurrently saves once; removing twice is no error', async () => {
  const id = await makeCompany(guia.pool);
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(id, 'browser-hasty')));
  for (const { body } of answers) expect(body.data.addSavedCompany.companyIds).toEqual([String(id)]);
  for (let times = 0; times < 2; times++) {
    const { body } = await guia.graphql(UNSAVE, { companyId: String(id), fingerprint: 'browser-hasty' });
    expect(body.data.removeSavedCompany.companyIds).toEqual([]);
  }
});

test('a company hidden later stays saved but is not shown; a removed one is not saved any more', async () => {
  const [hidden, removed] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  await save(hidden, 'browser-keeps');
  await save(removed, 'browser-keeps');
  await guia.sql`UPDATE companies SET is_active = false WHERE id = ${hidden}`;
  await guia.sql`DELETE FROM companies WHERE id = ${removed}`;
  const { savedCompanyIds, savedCompanies } = await listOf('browser-keeps');
  expect(savedCompanyIds.companyIds).toEqual([String(hidden)]);
  expect(savedCompanies.items).toEqual([]);
});

test('a company that cannot be saved is rejected with a code', async () => {
  const pending = await makeCompany(guia.pool, { is_approved: false });
  const inactive = await makeCompany(guia.pool, { is_active: false });
  expect(codeOf(await save(pending, 'browser-three'))).toBe('CONFLICT');
  for (const id of [inactive, 'abc', 0, 2147483648]) {
    expect(codeOf(await save(id, 'browser-three'))).toBe('NOT_FOUND');
  }
  expect(codeOf(await save(await makeCompany(guia.pool), 'no good!'))).toBe('BAD_USER_INPUT');
});

test('at most 500 are saved, also concurrently', async () => {
  const company = await makeCompany(guia.pool);
  const rows =
    await guia.sql`INSERT INTO companies (name, slug, description, category_id, city_id, is_approved)
     SELECT 'Muitas', 'muitas-' || n, '', category_id, city_id, true FROM companies, generate_series(1, 503) n
     WHERE id = ${company} RETURNING id`;
  const ids = rows.map(({ id }) => id);
  await save(ids[0] as number, 'browser-full');
  await guia.sql`INSERT INTO saved_companies (fingerprint_hash, company_id)
     SELECT fingerprint_hash, unnest(${ids.slice(1, 498)}::int[]) FROM saved_companies WHERE company_id = ${ids[0]}`;
  const last = await Promise.all(ids.slice(498).map((id) => save(id, 'browser-full')));
  expect(last.filter(({ body }) => body.data.addSavedCompany)).toHaveLength(2);
  expect(last.filter(({ body }) => body.errors).map(codeOf)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
});
