import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const REGISTER = 'query ($id: ID!) { company(id: $id) { register { month closedOn } } }';
const CLOSED = 'query ($key: String!) { closedCompany(idOrCnpj: $key) { id name closedOn city { state } } }';
const ask = async (query: string, variables: object) => (await guia.graphql(query, { ...variables })).body;
const CNPJ = '11222333000181';

async function known(closedOn: string | null, isActive: boolean): Promise<string> {
  const id = await makeCompany(guia.pool, { name: 'Padaria Aurora' });
  await guia.sql`UPDATE companies SET cnpj = NULL WHERE cnpj = ${CNPJ}`;
  await guia.sql`UPDATE companies SET cnpj = ${CNPJ}, is_active = ${isActive} WHERE id = ${id}`;
  await guia.sql`INSERT INTO register_records (company_id, month, closed_on) VALUES (${id}, '2026-11-01', ${closedOn})`;
  return String(id);
}

test('a company says when the register had it', async () => {
  const id = await known(null, true);
  expect((await ask(REGISTER, { id })).data.company.register).toEqual({
    month: '2026-11',
    closedOn: null,
  });
  const other = String(await makeCompany(guia.pool));
  expect((await ask(REGISTER, { id: other })).data.company.register).toBeNull();
});

test('a closed company is found by its id and CNPJ, and by nothing else', async () => {
  const id = await known('2026-10-31', false);
  const closed = { id, name: 'Padaria Aurora', closedOn: '2026-10-31', city: { state: expect.any(String) } };
  expect((await ask(REGISTER, { id })).errors[0].extensions.code).toBe('NOT_FOUND');
  for (const key of [id, '11.222.333/0001-81'])
    expect((await ask(CLOSED, { key })).data.closedCompany).toEqual(closed);
  for (const key of ['', 'x', '999999', '99999999999'])
    expect((await ask(CLOSED, { key })).data.closedCompany).toBeNull();
});

test('neither a hidden company nor one that is shown again is a closed one', async () => {
  const hidden = await known(null, false);
  expect((await ask(CLOSED, { key: hidden })).data.closedCompany).toBeNull();
  const shown = await known('2026-10-31', true);
  expect((await ask(CLOSED, { key: shown })).data.closedCompany).toBeNull();
});
