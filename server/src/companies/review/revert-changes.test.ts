import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const mailbox = perFile(() => startMailbox(guia));
let owner: { id: number; token: string; email: string };
beforeAll(async () => {
  owner = await guia.owner();
});

const ask = async (query: string, variables = {}, as = admin.token) =>
  (await guia.graphql(query, variables, { token: as })).body;
const change = (id: number, input: object) =>
  ask(
    'mutation ($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { id } }',
    { id, input },
    owner.token,
  );
const revert = (id: number, more = {}) =>
  ask(
    `mutation ($id: ID!, $changedAt: DateTime) {
       revertCompanyChanges(companyId: $id, changedAt: $changedAt, reason: "Endereço de outra loja") {
         notRestored company { id name isApproved } } }`,
    { id, ...more },
  );

test('a changed profile is what it was before all unseen changes, stays approved, and the owner is told why', async () => {
  const id = await makeCompany(guia.pool, {
    owner_id: owner.id,
    name: 'Bar do Zé',
    address: 'Rua A, 1',
    phone: '+551932321010',
    email: 'ze@exemplo.com.br',
  });
  expect((await change(id, { name: 'Bar do Ivo', address: 'Rua B, 2' })).errors).toBeUndefined();
  await change(id, { name: 'Bar do Ivo e da Bia' });
  const { data } = await revert(id);
  expect(data.revertCompanyChanges).toEqual({
    notRestored: [],
    company: { id: String(id), name: 'Bar do Zé', isApproved: true },
  });
  const rows = await guia.sql`SELECT address FROM companies WHERE id = ${id}`;
  expect(rows).toEqual([{ address: 'Rua A, 1' }]);
  const changed = await ask('{ adminChangedCompanies { total } }');
  expect(changed.data.adminChangedCompanies.total).toBe(0);
  expect((await mailbox.to(owner.email)).at(-1)?.text).toContain('Motivo: Endereço de outra loja');
  const log = await ask(
    `query ($id: ID!) { adminAuditEntries(subjectType: "company", subjectId: $id) { items { action changes { field before after } } } }`,
    { id },
  );
  expect(log.data.adminAuditEntries.items[0]).toMatchObject({ action: 'company.revert' });
  expect(log.data.adminAuditEntries.items[0].changes).toContainEqual({
    field: 'address',
    before: 'Rua B, 2',
    after: 'Rua A, 1',
  });
  expect((await revert(id)).errors[0].extensions.code).toBe('CONFLICT');
});

test('a change after what was seen is a conflict, and a logo that is gone is named', async () => {
  await guia.sql`INSERT INTO logos (hash, large, small) VALUES (repeat('c', 64), '', '')`;
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await guia.sql`INSERT INTO company_changes (company_id, before)
    VALUES (${id}, jsonb_build_object('logoHash', repeat('d', 64)))`;
  expect((await revert(id, { changedAt: '2020-01-01T00:00:00Z' })).errors[0].extensions.code).toBe(
    'CONFLICT',
  );
  expect((await revert(id)).data.revertCompanyChanges.notRestored).toEqual(['Logo']);
  expect((await mailbox.to(owner.email)).at(-1)?.text).toContain(
    'O que não voltou, porque não existe mais: Logo.',
  );
});
