import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
let token: string;
let ownerId: number;
beforeAll(async () => {
  token = await guia.adminToken();
  ownerId = Number((await guia.owner('Zélia Conceição')).id);
});
beforeEach(async () => {
  await guia.sql`DELETE FROM companies`;
  await guia.sql`UPDATE users SET created_at = now() - interval '8 days' WHERE id = ${ownerId}`;
});

const pending = (columns: Parameters<typeof makeCompany>[1] = {}) =>
  makeCompany(guia.pool, { is_approved: false, owner_id: ownerId, ...columns });
async function flagsOf(id: number, asked = token): Promise<string[] | null> {
  const { body } = await guia.graphql(`{ company(id: ${id}) { flags } }`, {}, { token: asked });
  return body.data.company.flags;
}

test.each([
  ['a site behind a shortener', { website: 'https://bit.ly/3abc' }, ['shortLink']],
  ['a description with one', { description: 'Veja em www.encurtador.com.br/aBcD e compre.' }, ['shortLink']],
  [
    'a name that only ends like one',
    { website: 'https://habit.ly/3abc', description: 'O forte é t.co.' },
    [],
  ],
  ['a description in capitals', { description: 'COMPRE JÁ! MELHOR PREÇO da cidade' }, ['capitals']],
  ['a short name in capitals', { name: 'PADARIA DO ZÉ', description: 'Pães e bolos.' }, []],
])('marks %s', async (_, columns, flags) => {
  expect(await flagsOf(await pending(columns))).toEqual(flags);
});

test('marks a new account, and many companies of it', async () => {
  const id = await pending({ name: 'Primeira' });
  expect(await flagsOf(id)).toEqual([]);
  await guia.sql`UPDATE users SET created_at = now() - interval '6 days' WHERE id = ${ownerId}`;
  expect(await flagsOf(id)).toEqual(['newAccount']);
  for (const name of ['Segunda', 'Terceira']) await pending({ name });
  expect(await flagsOf(id)).toEqual(['newAccount']);
  await pending({ name: 'Quarta' });
  expect(await flagsOf(id)).toEqual(['newAccount', 'manyCompanies']);
  // A role that sees no persons learns nothing of the account.
  const reader = await guia.owner('Leitora');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = ${reader.id}`;
  expect(await flagsOf(id, reader.token)).toEqual([]);
});

test('marks a possible duplicate', async () => {
  await makeCompany(guia.pool, { name: 'Bar do Zé' });
  expect(await flagsOf(await pending({ name: 'BAR DO ZE' }))).toEqual(['possibleDuplicate']);
});

test('are for administrators', async () => {
  const id = await makeCompany(guia.pool, { website: 'https://bit.ly/3abc' });
  const { body } = await guia.graphql(`{ company(id: ${id}) { flags } }`);
  expect(body.data.company.flags).toBeNull();
});
