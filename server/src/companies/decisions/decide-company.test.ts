import { beforeAll, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(async () => {
  // One form serves all tests here; approval.test.ts tests that duplicates are rejected.
  await guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`;
});

test('a registered company is pending until an administrator approves it, then everybody finds it', async () => {
  const owner = await guia.owner();
  const created = await guia.rest('POST', '/companies', COMPANY_FORM, owner);
  expect(created.status).toBe(200);
  expect(created.body.company).toMatchObject({
    name: 'Padaria Pão Quente',
    slug: 'padaria-pao-quente',
    category: 'Alimentação',
    category_id: 3,
    city: 'Campinas',
    state: 'SP',
    cep: '13010-001',
    phone: '(19) 3232-1010',
    contact_type: 'phone',
    website: 'https://www.paoquente.com.br',
    is_approved: false,
    average_rating: 0,
    total_ratings: 0,
    owner: { plan: { name: 'Grátis', price: 0 } },
    owner_name: null,
    owner_email: null,
  });
  const { id } = created.body.company;
  const pending = await guia.rest('GET', '/admin/pending-companies', undefined, admin);
  expect(pending.body.data.data).toContainEqual(
    expect.objectContaining({
      id,
      name: 'Padaria Pão Quente',
      city: 'Campinas',
      owner_name: 'Dona de Empresa',
    }),
  );
  const before = await guia.rest('GET', '/companies?q=padaria%20pao%20quente');
  expect(before.body.data.data).toEqual([]);
  const approved = await guia.rest('POST', `/admin/companies/${id}/approve`, {}, admin);
  expect(approved.body).toMatchObject({
    message: 'Empresa aprovada com sucesso!',
    company: { is_approved: true },
  });
  const after = await guia.rest('GET', '/companies?q=padaria%20pao%20quente');
  expect(after.body.data.data.map((company: { id: number }) => company.id)).toEqual([id]);
  expect((await guia.rest('POST', `/admin/companies/${id}/approve`, {}, admin)).status).toBe(409);
  const rows = await guia.sql`SELECT action FROM audit_entries WHERE subject_id = ${id}`;
  expect(rows).toEqual([{ action: 'company.approve' }]);
});

test('a rejected company is gone for REST and keeps what was typed; a second time is a conflict', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', { ...COMPANY_FORM, name: 'Loja Recusada' }, owner);
  const path = `/admin/companies/${body.data.id}/reject`;
  expect((await guia.rest('DELETE', path, { reason: 'Endereço incompleto' }, admin)).status).toBe(200);
  expect((await guia.rest('GET', `/companies/${body.data.id}`)).status).toBe(404);
  expect((await guia.rest('DELETE', path, undefined, admin)).status).toBe(409);
  const rows = await guia.sql`SELECT rejection_reason AS reason, name FROM companies
    WHERE owner_id = ${owner.id} AND rejected_at IS NOT NULL`;
  expect(rows).toEqual([{ reason: 'Endereço incompleto', name: 'Loja Recusada' }]);
});

test('of two concurrent decisions one succeeds, the other is a conflict', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false });
  const answers = await Promise.all([
    guia.rest('POST', `/admin/companies/${id}/approve`, {}, admin),
    guia.rest('DELETE', `/admin/companies/${id}/reject`, undefined, admin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('401 without a session, 403 for other roles', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false });
  const owner = await guia.owner();
  for (const [method, path] of [
    ['GET', '/admin/pending-companies'],
    ['POST', `/admin/companies/${id}/approve`],
    ['DELETE', `/admin/companies/${id}/reject`],
  ] as const) {
    expect((await guia.rest(method, path)).status).toBe(401);
    expect((await guia.rest(method, path, undefined, owner)).status).toBe(403);
  }
  expect((await guia.rest('POST', '/companies', COMPANY_FORM)).status).toBe(401);
});

test('a reason of more than 1000 characters, or with half a character, is rejected under its field', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false });
  for (const reason of ['a'.repeat(1_001), 'meio \ud83d']) {
    const { status, body } = await guia.rest('DELETE', `/admin/companies/${id}/reject`, { reason }, admin);
    expect(status).toBe(422);
    expect(body.errors.reason).toHaveLength(1);
  }
});
