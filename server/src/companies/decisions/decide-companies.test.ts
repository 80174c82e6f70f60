import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const ask = async (query: string, variables = {}, caller = admin) =>
  (await guia.graphql(query, variables, caller)).body;

test('of two concurrent approvals of a company one succeeds, the other is a conflict', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await makeCompany(guia.pool, { is_approved: false });
    const approve = () => guia.rest('POST', `/admin/companies/${id}/approve`, {}, admin);
    expect((await Promise.all([approve(), approve()])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ]);
  }
});

test('several are decided at once, and each failure is reported', async () => {
  const [first, second, third] = [
    await makeCompany(guia.pool, { is_approved: false }),
    await makeCompany(guia.pool, { is_approved: false }),
    await makeCompany(guia.pool, { is_approved: false }),
  ];
  const approved = await makeCompany(guia.pool);
  const FIELDS = '{ done failed { id code message } }';
  const { data } = await ask(`mutation ($ids: [ID!]!) { approveCompanies(ids: $ids) ${FIELDS} }`, {
    ids: [first, approved, first, 'abc'],
  });
  expect(data.approveCompanies).toEqual({
    done: [String(first)],
    failed: [
      { id: String(approved), code: 'CONFLICT', message: 'Esta empresa já foi aprovada ou rejeitada.' },
      { id: 'abc', code: 'NOT_FOUND', message: 'Empresa não encontrada' },
    ],
  });
  const rejected = await ask(
    `mutation ($ids: [ID!]!) { rejectCompanies(ids: $ids, reason: "Dados falsos") ${FIELDS} }`,
    { ids: [second, third, first] },
  );
  expect(rejected.data.rejectCompanies).toMatchObject({
    done: [String(second), String(third)],
    failed: [{ id: String(first), code: 'CONFLICT' }],
  });
  const rows = await guia.sql`SELECT count(*)::int AS kept FROM companies WHERE id = ANY (${[second, third]})
    AND rejection_reason = 'Dados falsos'`;
  expect(rows).toEqual([{ kept: 2 }]);
  for (const ids of [[], Array.from({ length: 101 }, (_, index) => index + 1)]) {
    const { errors } = await ask(`mutation ($ids: [ID!]!) { approveCompanies(ids: $ids) ${FIELDS} }`, {
      ids,
    });
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ids: [{ message: 'Escolha de 1 a 100 empresas.' }] },
    });
  }
});

test('several are hidden and shown by one request', async () => {
  const ids = [await makeCompany(guia.pool), await makeCompany(guia.pool, { is_active: false })];
  const set = async (isActive: boolean) =>
    (
      await ask(
        `mutation ($ids: [ID!]!, $isActive: Boolean!) {
           setCompaniesActive(ids: $ids, isActive: $isActive) { done failed { id code } } }`,
        { ids: [...ids, 999_999_999], isActive },
      )
    ).data.setCompaniesActive;
  expect(await set(false)).toEqual({
    done: ids.map(String),
    failed: [{ id: '999999999', code: 'NOT_FOUND' }],
  });
  const rows = await guia.sql`SELECT is_active FROM companies WHERE id = ANY (${ids})`;
  expect(rows).toEqual([{ is_active: false }, { is_active: false }]);
  expect((await set(true)).done).toEqual(ids.map(String));
});
