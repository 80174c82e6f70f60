import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const FIND =
  'query ($q: String!) { adminFind(q: $q) { companies { id } persons { id name plan { name } } } }';
async function find(q: string): Promise<{ companies: number[]; persons: string[] }> {
  const { body } = await guia.graphql(FIND, { q }, admin);
  expect(body.errors).toBeUndefined();
  const { companies, persons } = body.data.adminFind;
  return {
    companies: companies.map(({ id }: { id: string }) => Number(id)),
    persons: persons.map(({ name }: { name: string }) => name),
  };
}

test('finds companies in any state by name, city, phone, CNPJ and number', async () => {
  const plain = await makeCompany(guia.pool, {
    name: 'Chaveiro Ágil',
    phone: '+5519932321010',
    cnpj: '11222333000181',
  });
  const pending = await makeCompany(guia.pool, { name: 'Novo Chaveiro', is_approved: false });
  const hidden = await makeCompany(guia.pool, { name: 'Bom Chaveiro', is_active: false, city: 'Santos' });
  const there = await makeCompany(guia.pool, { name: 'Chaveiro Litoral', city: 'Santos' });

  expect((await find('CHAVEIRO')).companies.sort()).toEqual([plain, pending, hidden, there].sort());
  expect((await find('chaveiro agil')).companies[0]).toBe(plain);
  expect((await find('novo chav')).companies[0]).toBe(pending);
  expect((await find('bom chaveiro')).companies[0]).toBe(hidden);
  expect((await find('chaveiro santos')).companies[0]).toBe(there);
  expect((await find('Santos')).companies).toContain(there);
  expect((await find('chavero agil')).companies).toEqual([plain]);
  expect((await find('qqqqq')).companies).toEqual([]);
  for (const q of [
    '11.222.333/0001-81',
    '11222333000181',
    '(19) 93232-1010',
    '932321010',
    '93232-1010',
    `#${plain}`,
  ])
    expect((await find(q)).companies, q).toEqual([plain]);
  const begun = await makeCompany(guia.pool, { name: `${plain} Irmãos` });
  expect((await find(`${plain}`)).companies.slice(0, 2)).toEqual([plain, begun]);
  expect((await find('(11) 93232-1010')).companies).not.toContain(plain);
});

test('finds persons by name, e-mail and number, with their plan', async () => {
  const rows = await guia.sql`INSERT INTO users (name, email, role, password_hash, plan_id)
     VALUES ('Zuleica Conceição Prado', 'zuca@exemplo.com', 'company', 'x', (SELECT min(id) FROM plans)),
       ('Abel Prado', 'abel.prado@exemplo.com', 'user', 'x', NULL) RETURNING id`;
  const [zuleica, abel] = ['Zuleica Conceição Prado', 'Abel Prado'];
  expect((await find('zule')).persons).toEqual([zuleica]);
  expect((await find('conceicao')).persons).toEqual([zuleica]);
  expect((await find('prado zul')).persons).toEqual([zuleica]);
  expect((await find('prado')).persons.sort()).toEqual([abel, zuleica]);
  expect(await find('ABEL.prado@exemplo.com')).toEqual({ companies: [], persons: [abel] });
  expect((await find(`#${rows[0].id}`)).persons).toEqual([zuleica]);
  const { body } = await guia.graphql(FIND, { q: 'zuca' }, admin);
  expect(body.data.adminFind.persons[0].plan).toMatchObject({ name: expect.any(String) });
});

test('returns few of each, those whose names begin with the text first', async () => {
  for (let number = 0; number < 12; number++) {
    await makeCompany(guia.pool, { name: `Quitanda ${String.fromCharCode(65 + number)}` });
    await guia.pool.query(
      `INSERT INTO users (name, email, role, password_hash) VALUES ($1, $2, 'user', 'x')`,
      [`Quirino ${number}`, `q${number}@exemplo.com`],
    );
  }
  const { companies, persons } = await find('qui');
  expect(companies).toHaveLength(8);
  expect(persons).toHaveLength(5);
});

test.each(['', '  ', '🍕', '%', '_', "'; --", '\0', '@', 'a@', '#', '#0', '99999999999', 'x'.repeat(300)])(
  '%j is answered',
  async (q) => {
    const found = await find(q);
    expect(found.companies.length).toBeLessThanOrEqual(8);
  },
);

test('is for administrators only', async () => {
  const owner = await guia.owner('Rosa Lima');
  for (const caller of [{}, { token: owner.token }]) {
    const { body } = await guia.graphql(FIND, { q: 'rosa' }, caller);
    expect(body.errors?.[0]?.extensions.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
  }
});
