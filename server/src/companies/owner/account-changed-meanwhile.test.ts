import { expect, test } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { duringChange } from '../../../test/helpers/during-change.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const REMOVE = 'DELETE FROM users WHERE id = $1';
const DEMOTE = `UPDATE users SET role = 'user' WHERE id = $1`;
const DEACTIVATE = 'UPDATE users SET is_active = false WHERE id = $1';

const ownedBy = async (id: number): Promise<number> =>
  (await guia.sql`SELECT count(*)::int AS n FROM companies WHERE owner_id = ${id}`)[0].n;

test.each([
  ['removed', REMOVE, 401, 'UNAUTHENTICATED'],
  ['deactivated', DEACTIVATE, 401, 'UNAUTHENTICATED'],
  ['given another role', DEMOTE, 403, 'FORBIDDEN'],
])('an account concurrently %s registers nothing', async (_what, change, status, code) => {
  const owner = await guia.owner();
  const answer = await duringChange(guia, change, [owner.id], () =>
    guia.rest('POST', '/companies', COMPANY_FORM, owner),
  );
  expect(answer).toMatchObject({ status, body: { code } });
  expect(await ownedBy(owner.id)).toBe(0);
});

test.each([
  ['removed', REMOVE],
  ['given another role', DEMOTE],
])('an account concurrently %s is given no company', async (_what, change) => {
  const create = `mutation ($input: AdminCreateCompanyInput!) { adminCreateCompany(input: $input) { id } }`;
  const input = { name: 'Loja Entregue', categoryId: '3', city: 'Campinas' };
  for (const by of ['ownerId', 'ownerEmail'] as const) {
    const owner = await guia.owner();
    const named = { ...input, [by]: by === 'ownerId' ? String(owner.id) : owner.email };
    const { body } = await duringChange(guia, change, [owner.id], () =>
      guia.graphql(create, { input: named }, admin),
    );
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [by]: [{ message: expect.any(String) }] },
    });
    expect(await ownedBy(owner.id)).toBe(0);
  }
});

test.each([
  ['removed', REMOVE, 'NOT_FOUND'],
  ['deactivated', DEACTIVATE, 'CONFLICT'],
  ['given another role', DEMOTE, 'CONFLICT'],
])('the claim of an account concurrently %s is not approved', async (_what, change, code) => {
  const owner = await guia.owner();
  const company = await makeCompany(guia.pool);
  const rows = await guia.sql`INSERT INTO company_claims (company_id, user_id)
    VALUES (${company}, ${owner.id}) RETURNING id::text`;
  const { body } = await duringChange(guia, change, [owner.id], () =>
    guia.graphql('mutation ($id: ID!) { approveClaim(id: $id) { id } }', { id: rows[0].id }, admin),
  );
  expect(body.errors[0].extensions.code).toBe(code);
  expect(await ownedBy(owner.id)).toBe(0);
});
