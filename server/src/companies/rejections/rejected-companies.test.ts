import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { makeInboxOwner } from '../../../test/helpers/inbox-owner.ts';
import { join } from '../../../test/helpers/members/make-member.ts';
import { photoFixtures } from '../../../test/helpers/photos/photo-fixtures.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { makeWebhook } from '../../../test/helpers/webhooks/webhooks.ts';
import { deleteExpiredRejections } from './delete-expired.ts';

const guia = testApp({ WEBHOOK_TEST_TARGETS: '127.0.0.1:9' });
let owner: { id: number; token: string; email: string };
const photos = photoFixtures(() => guia);
beforeAll(async () => {
  const events = ['companyCreated', 'companyRejected', 'companyChanged', 'companyDeleted'];
  await makeWebhook(guia, admin, 'http://127.0.0.1:9/site', events);
});
beforeEach(async () => {
  owner = await guia.owner();
});

const ask = async (query: string, variables = {}, as: { token?: string } = admin) =>
  (await guia.graphql(query, variables, as)).body;
const codeOf = async (query: string, variables = {}, as: { token?: string } = admin): Promise<string> =>
  (await ask(query, variables, as)).errors?.[0].extensions.code;
const reject = (id: number | string) =>
  ask('mutation ($id: ID!) { rejectCompany(id: $id, reason: "Dados falsos") { id } }', { id });
const restore = (id: number | string) =>
  ask('mutation ($id: ID!) { restoreRejection(id: $id) { company { id slug } } }', { id });
const pending = (columns = {}) =>
  makeCompany(guia.pool, { owner_id: owner.id, is_approved: false, ...columns });
async function rejected(columns = {}): Promise<number> {
  const id = await pending(columns);
  await reject(id);
  return id;
}

const COMPANY = 'query ($id: ID!) { company(id: $id) { id } }';
const UPDATE = 'mutation ($id: ID!) { updateCompany(id: $id, input: { name: "Outro nome" }) { id } }';

test('a rejected company blocks neither name, slug nor limit, and comes back only while it is not registered again', async () => {
  await guia.sql`UPDATE settings SET max_companies_per_user = 1`;
  const register = () => guia.rest('POST', '/companies', COMPANY_FORM, owner);
  const first = (await register()).body.company;
  expect((await register()).status).toBe(422);
  await reject(first.id);
  const second = (await register()).body.company;
  expect(second).toMatchObject({ slug: first.slug });
  const again = 'Esta empresa já está cadastrada.';
  expect((await restore(first.id)).errors[0]).toMatchObject({
    message: again,
    extensions: { code: 'CONFLICT' },
  });
  await guia.sql`UPDATE companies SET phone = NULL, address = 'Rua B, 2' WHERE id = ${second.id}`;
  const { company } = (await restore(first.id)).data.restoreRejection;
  expect(company).toEqual({ id: String(first.id), slug: 'padaria-pao-quente-campinas-sp' });
});

test('a rejected company blocks no CNPJ, and is found by nothing else than the list of rejected ones', async () => {
  const cnpj = '11222333000181';
  const before = (await ask('{ adminStatistics { totalCompanies } adminOverview { newCompanies } }')).data;
  const id = await rejected({ cnpj, name: 'Chaveiro Ágil' });
  const lists = `{ adminCompanies(q: "chaveiro agil") { total } adminFind(q: "${cnpj}") { companies { id } }
    adminListCount(input: { companies: { q: "chaveiro agil" } })
    adminWork { items { company { id } } } adminRejections(q: "chaveiro") { items { id companyId } } }`;
  expect((await ask(lists)).data).toEqual({
    adminCompanies: { total: 0 },
    adminFind: { companies: [] },
    adminListCount: 0,
    adminWork: { items: expect.not.arrayContaining([{ company: { id: String(id) } }]) },
    adminRejections: { items: [{ id: String(id), companyId: String(id) }] },
  });
  const counts = await ask('{ adminStatistics { totalCompanies } adminOverview { newCompanies } }');
  expect(counts.data).toEqual(before);
  const user = 'query ($id: ID!) { adminUser(id: $id) { companiesCount } }';
  expect((await ask(user, { id: owner.id })).data.adminUser.companiesCount).toBe(0);
  await makeCompany(guia.pool, { cnpj });
  expect((await restore(id)).errors[0].extensions.code).toBe('CONFLICT');
});

test('nobody reads or changes a rejected company; for strangers and REST it does not exist', async () => {
  const id = await rejected();
  const stranger = await guia.owner();
  for (const caller of [{}, stranger, owner, admin]) {
    expect(await codeOf(COMPANY, { id }, caller)).toBe('NOT_FOUND');
    expect((await guia.rest('GET', `/companies/${id}`, undefined, caller)).status).toBe(404);
  }
  const photo = await photos.add(id, Buffer.from('x'), owner);
  expect(photo.body.errors[0].extensions).toMatchObject({ code: 'CONFLICT', reason: 'COMPANY_REJECTED' });
  const activate = 'mutation ($id: ID!) { setCompanyActive(id: $id, isActive: true) { id } }';
  const members = 'query ($id: ID!) { companyMembers(companyId: $id) { id } }';
  const remove = 'mutation ($id: ID!) { deleteCompany(id: $id) { id } }';
  expect(await codeOf(activate, { id })).toBe('CONFLICT');
  for (const change of [UPDATE, members, remove]) {
    expect(await codeOf(change, { id }, owner)).toBe('CONFLICT');
    expect(await codeOf(change, { id }, stranger)).toBe('NOT_FOUND');
  }
  const form = { ...COMPANY_FORM, name: 'Outro nome' };
  expect((await guia.rest('PUT', `/companies/${id}`, form, owner)).body.message).toBe(
    'Empresa não encontrada',
  );
  expect((await guia.rest('DELETE', `/admin/companies/${id}`, undefined, admin)).status).toBe(404);
});

test('it comes back with logo, photos and persons, is announced as new, and its slug is free or another', async () => {
  const { owner: first, id } = await makeInboxOwner(guia);
  const member = await guia.owner('Bia Ramos');
  await join(guia, { owner: first, id }, member, 'manager');
  const hash = randomBytes(32).toString('hex');
  await guia.sql`INSERT INTO logos (hash, large, small) VALUES (${hash}, 'l', 's')`;
  await guia.sql`UPDATE companies SET is_approved = false, logo_hash = ${hash} WHERE id = ${id}`;
  await photos.addReady(id, first, 'A fachada');
  await guia.sql`DELETE FROM webhook_deliveries`;
  await reject(id);
  const mine = '{ myCompanies { status companiesTotal } }';
  expect((await ask(mine, {}, first)).data.myCompanies).toEqual({ status: 'rejected', companiesTotal: 0 });
  expect((await ask(mine, {}, member)).data.myCompanies).toEqual({ status: 'none', companiesTotal: 0 });
  expect(await codeOf(UPDATE, { id }, member)).toBe('NOT_FOUND');

  expect((await restore(id)).errors).toBeUndefined();
  const state = `query ($id: ID!) { company(id: $id) { isActive isApproved logo { url } photos { caption } } }`;
  expect((await ask(state, { id }, member)).data.company).toEqual({
    isActive: true,
    isApproved: false,
    logo: { url: `/logos/${hash}.webp` },
    photos: [{ caption: 'A fachada' }],
  });
  const events = await guia.pool.query('SELECT event FROM webhook_deliveries ORDER BY created_at');
  expect(events.rows.map(({ event }) => event)).toEqual(['company.rejected', 'company.created']);
  expect(await codeOf(UPDATE, { id }, member)).toBeUndefined();
});

test('a category with a rejected company is in use, a kind is not', async () => {
  const rows = await guia.sql`WITH c AS (INSERT INTO categories (name) VALUES ('Rara') RETURNING id),
       k AS (INSERT INTO kinds (slug, name) VALUES ('raro', 'Raro') RETURNING id)
     SELECT c.id AS category, k.id AS kind FROM c, k`;
  await rejected({ category_id: rows[0].category, kind_ids: [rows[0].kind] });
  const deleteCategory = 'mutation ($id: ID!) { deleteCategory(id: $id) { id } }';
  expect(await codeOf(deleteCategory, { id: rows[0].category })).toBe('CONFLICT');
  const deleteKind = 'mutation ($id: ID!) { deleteKind(id: $id) { id } }';
  expect(await codeOf(deleteKind, { id: rows[0].kind })).toBeUndefined();
});

test('a year after its rejection it is removed, with what belongs to it, and nobody is told', async () => {
  const [old, late] = [await rejected(), await rejected()];
  const hash = randomBytes(32).toString('hex');
  await guia.sql`INSERT INTO logos (hash, large, small) VALUES (${hash}, 'l', 's')`;
  await guia.sql`UPDATE companies SET logo_hash = ${hash}, rejected_at = now() - interval '366 days' WHERE id = ${old}`;
  await guia.sql`INSERT INTO company_members (company_id, user_id, part)
    VALUES (${old}, ${(await guia.owner()).id}, 'manager')`;
  await guia.sql`DELETE FROM webhook_deliveries`;
  await deleteExpiredRejections(guia.services.db);
  const rows =
    await guia.sql`SELECT ARRAY(SELECT id FROM companies WHERE id = ANY (${[old, late]})) AS companies,
       (SELECT count(*)::int FROM logos WHERE hash = ${hash}) AS logos,
       (SELECT count(*)::int FROM webhook_deliveries) AS events`;
  expect(rows[0]).toEqual({ companies: [late], logos: 0, events: 0 });
  const log = await guia.pool.query(
    `SELECT before FROM audit_entries WHERE action = 'company.remove' AND subject_id = $1`,
    [old],
  );
  expect(log.rows[0].before).toMatchObject({ ownerId: owner.id });
  await ask('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id: owner.id });
  const left = await guia.pool.query('SELECT FROM companies WHERE id = $1', [late]);
  expect(left.rowCount).toBe(0);
});
