import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../../test/helpers/factories.ts';
import { testApp } from '../../../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(async () => {
  const rows = await guia.sql`SELECT id FROM kinds WHERE slug = 'pizzaria'`;
  const kind_ids = [rows[0].id];
  await makeCompany(guia.pool, {
    name: 'Pizzaria Paulista',
    kind_ids,
    city: 'São Paulo',
    address: 'Rua Londrina, 8 – Londrina',
  });
  await makeCompany(guia.pool, { name: 'Forno de Valinhos', kind_ids, city: 'Valinhos' });
  await makeCompany(guia.pool, { name: 'Forno Carioca', kind_ids, city: 'Rio de Janeiro' });
  await makeCompany(guia.pool, { name: 'Forno de Manaus', kind_ids, city: 'Manaus' });
  await makeCompany(guia.pool, { name: 'Ótica Zeferina', category_id: 4, city: 'Santos' });
  const best = await makeCompany(guia.pool, { name: 'Loja Campineira', category_id: 6, city: 'Campinas' });
  await makeCompany(guia.pool, { name: 'Casa das Tintas', category_id: 6, city: 'Campinas' });
  await guia.sql`UPDATE companies SET rating_sum = 50, rating_count = 10 WHERE id = ${best}`;
});

const SEARCH = `query ($q: String, $category: String, $kind: String, $city: String, $literal: Boolean!) {
  companies(q: $q, category: $category, kind: $kind, city: $city, literal: $literal) {
    total nearby { reason items { name city { name } } }
  } }`;

async function nearbyOf(variables: Record<string, unknown>) {
  const { body } = await guia.graphql(SEARCH, { literal: false, ...variables });
  expect(body.errors).toBeUndefined();
  const { total, nearby } = body.data.companies;
  expect(total).toBe(0);
  return [nearby.reason, ...nearby.items.map(({ name }: { name: string }) => name)];
}

const PIZZERIAS = ['Forno de Valinhos', 'Pizzaria Paulista', 'Forno Carioca', 'Forno de Manaus'];

const FROM_PARATY = ['Forno Carioca', 'Pizzaria Paulista', 'Forno de Valinhos', 'Forno de Manaus'];
const FROM_MACAPA = ['Forno de Manaus', 'Forno de Valinhos', 'Pizzaria Paulista', 'Forno Carioca'];

test.each([
  ['a kind, nearest first', { q: 'pizzaria', city: 'Campinas' }, ['sameKind', ...PIZZERIAS]],
  ['a filter by kind', { kind: 'pizzaria', city: 'Campinas' }, ['sameKind', ...PIZZERIAS]],
  ['an older spelling of a city', { kind: 'pizzaria', city: 'Parati' }, ['sameKind', ...FROM_PARATY]],
  ['the same in a text', { q: 'pizzaria em parati' }, ['sameKind', ...FROM_PARATY]],
  ['a category', { category: 'Saúde', city: 'Campinas' }, ['sameKind', 'Ótica Zeferina']],
  ['the same text', { q: 'zeferina', city: 'Manaus' }, ['sameText', 'Ótica Zeferina']],
  ['a literal text, corrected', { q: 'zefirina', literal: true }, ['sameText', 'Ótica Zeferina']],
  ['an unknown city, corrected', { q: 'tintas', city: 'Canpinas' }, ['sameKind', 'Casa das Tintas']],
  ['a kind and a city of the text', { q: 'pizzaria em campinas' }, ['sameKind', ...PIZZERIAS]],
  [
    'a kind beside a city, but not its street elsewhere',
    { q: 'pizzaria londrina' },
    ['sameKind', ...PIZZERIAS],
  ],
  ['a kind and a state of the text', { q: 'pizzaria no amapá' }, ['sameKind', ...FROM_MACAPA]],
  ['a name and a city of the text', { q: 'zeferina em manaus' }, ['sameText', 'Ótica Zeferina']],
])('an empty search offers %s', async (_, variables, expected) => {
  expect(await nearbyOf(variables)).toEqual(expected);
});

test('the nearest to a home city that has none, on the first page', async () => {
  const ask = async (page: number) => {
    const { body } = await guia.graphql(
      `query ($page: Int!) { companies(q: "pizzaria", homeCity: "Campinas - SP", page: $page, perPage: 2) {
        total inHomeCity nearby { items { name } } } }`,
      { page },
    );
    return body.data.companies;
  };
  const { nearby, ...counts } = await ask(1);
  expect(counts).toEqual({ total: 4, inHomeCity: 0 });
  expect(nearby.items.map(({ name }: { name: string }) => name)).toEqual(PIZZERIAS);
  expect((await ask(2)).nearby).toBeNull();
});

test('what has the number of a text, and nothing else of its category', async () => {
  const id = await makeCompany(guia.pool, { name: 'Quiosque Zumbi', cep: '13010000', city: 'Goiânia' });
  const near = await nearbyOf({ q: '13010-000', category: 'Alimentação', city: 'Santos' });
  expect(near).toEqual(['sameText', 'Quiosque Zumbi']);
  await guia.sql`DELETE FROM companies WHERE id = ${id}`;
});

test.each([
  { q: 'xyzkwq' },
  { q: 'xyzkwq', city: 'Campinas' },
  { q: 'encanador em campinas' },
  { city: 'Nova Atlântida' },
  { category: 'Astrologia', kind: 'nenhum' },
])('nothing else is offered for what nobody is or says: %j', async (variables) => {
  const { body } = await guia.graphql(SEARCH, { literal: false, ...variables });
  expect(body.data.companies).toEqual({ total: 0, nearby: null });
});

test('a search with results offers nothing else', async () => {
  const { body } = await guia.graphql(SEARCH, { q: 'zeferina', literal: false });
  expect(body.data.companies).toEqual({ total: 1, nearby: null });
});

test('of many, eight are offered', async () => {
  for (let number = 0; number < 12; number++) {
    await makeCompany(guia.pool, { name: `Zabumba ${number}`, city: number % 2 ? 'Santos' : 'Recife' });
  }
  const [reason, ...names] = await nearbyOf({ q: 'zabumba', city: 'São Vicente' });
  expect(reason).toBe('sameText');
  expect(names).toHaveLength(8);
  expect(names.slice(0, 6).every((name) => Number(name.split(' ')[1]) % 2 === 1)).toBe(true);
});

test('REST answers the steps of a search', async () => {
  const { body } = await guia.rest('GET', `/companies?q=${encodeURIComponent('zefirina horário')}`);
  expect(body.data.data.map(({ name }: { name: string }) => name)).toEqual(['Ótica Zeferina']);
  expect(body.steps.map(({ kind }: { kind: string }) => kind)).toContain('dropped');
  expect((await guia.rest('GET', '/companies?q=zeferina')).body.steps).toEqual([]);
});
