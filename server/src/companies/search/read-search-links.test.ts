import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const ids = new Map<string, number>();
beforeAll(async () => {
  const rows = await guia.sql`SELECT id, slug FROM kinds`;
  for (const { id, slug } of rows) ids.set(slug, id);
  await company('Sobral', 'padaria', 'confeitaria-e-doceria');
  await company('Sobral', 'pizzaria', 'confeitaria-e-doceria');
  await company('Sobral', 'pet-shop');
  await company('Fortaleza', 'padaria');
  await company('Recife', 'padaria');
  await company('Recife', 'padaria');
  await company('Recife', 'pizzaria');
  await company('Natal', 'papelaria');
  await guia.sql`SELECT search_count_changes(1000)`;
});

const company = (city: string, ...slugs: string[]) =>
  makeCompany(guia.pool, {
    city,
    category_id: ['pet-shop', 'papelaria'].includes(slugs[0] ?? '') ? 6 : 3,
    kind_ids: slugs.map((slug) => ids.get(slug) ?? 0),
  });

async function linksOf(args: string): Promise<Record<string, string[]>> {
  const { body } = await guia.graphql(
    `{ searchLinks${args} { kinds { name: plural } cities { name } categories { name } } }`,
  );
  const links = Object.entries(body.data.searchLinks as Record<string, { name: string }[]>);
  return Object.fromEntries(links.map(([field, found]) => [field, found.map(({ name }) => name)]));
}

test('a kind leads to others of its category in the city, and to the nearest cities that have it', async () => {
  const { kinds, cities, categories } = await linksOf('(kind: "padaria", city: "Sobral - CE")');
  expect(kinds).toEqual(['Confeitarias e docerias', 'Pizzarias']);
  expect(cities).toEqual(['Fortaleza', 'Recife']);
  expect(categories).toEqual(['Alimentação', 'Varejo']);
});

test('without a city a kind leads to others of its category, and to the cities that have it', async () => {
  const { kinds, cities } = await linksOf('(kind: "pizzaria")');
  expect(kinds).toEqual(['Padarias', 'Confeitarias e docerias']);
  expect(cities).toEqual(['Recife', 'Sobral']);
});

test('a category and a city lead to their kinds, the most frequent first', async () => {
  expect((await linksOf('(category: "3", city: "Recife")')).kinds).toEqual(['Padarias', 'Pizzarias']);
  expect((await linksOf('(category: "6")')).kinds).toEqual(['Papelarias', 'Pet shops']);
  expect((await linksOf('(city: "Sobral - CE")')).kinds).toEqual([
    'Confeitarias e docerias',
    'Padarias',
    'Pet shops',
    'Pizzarias',
  ]);
  expect((await linksOf('')).kinds?.[0]).toBe('Padarias');
});

test('an unknown kind leads nowhere', async () => {
  expect(await linksOf('(kind: "nenhum", city: "Sobral - CE")')).toEqual({
    kinds: [],
    cities: [],
    categories: [],
  });
});

test.each(['padaria', 'Padaria', 'PADARIA ', 'id'])(
  'the filter by kind takes slug, name and id: %s',
  async (text) => {
    const kind = text === 'id' ? ids.get('padaria') : text;
    const found = await guia.rest('GET', `/companies?kind=${kind}&city=Recife`);
    expect(found.body.data.total).toBe(2);
  },
);

test('an unknown kind finds nothing, and does not hide which city is meant', async () => {
  const { body } = await guia.graphql(
    `{ companies(kind: "nenhum", city: "Sobral - CE") { total matchedKind { id } matchedCity { name } } }`,
  );
  expect(body.data.companies).toEqual({ total: 0, matchedKind: null, matchedCity: { name: 'Sobral' } });
});
