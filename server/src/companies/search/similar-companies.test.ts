import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const SIMILAR = '{ similarCompanies(companyId: "ID") { id } }';
const similarTo = async (id: number): Promise<number[]> => {
  const { body } = await guia.app
    .inject({
      url: `/graphql?query=${encodeURIComponent(SIMILAR.replace('ID', String(id)))}`,
      headers: { 'apollo-require-preflight': 'true' },
    })
    .then((reply) => ({ body: reply.json() }));
  return body.data.similarCompanies.map((company: { id: string }) => Number(company.id));
};

test('the same kind, the nearest of its own point; without one the best of the city; nothing beyond reach', async () => {
  const bakery = { category_id: 3, kind_ids: [1] };
  const place = (metresNorth: number) => ({
    ...bakery,
    city: 'Campinas',
    latitude: -22.9 + metresNorth / 111_000,
    longitude: -47.06,
  });
  const here = await makeCompany(guia.pool, place(0));
  await makeCompany(guia.pool, { ...bakery, city: 'São Paulo' });
  await makeCompany(guia.pool, { category_id: 3, city: 'Campinas', kind_ids: [2] });
  await guia.settled();
  expect(await similarTo(here)).toEqual([]);
  const second = await makeCompany(guia.pool, place(2_000));
  const first = await makeCompany(guia.pool, place(500));
  const beyond = await makeCompany(guia.pool, place(40_000));
  const noPoint = await makeCompany(guia.pool, { ...bakery, city: 'Campinas' });
  await guia.settled();
  expect(await similarTo(here)).toEqual([first, second]);
  expect(await similarTo(beyond)).toHaveLength(4);
  expect(await similarTo(noPoint)).toEqual(expect.arrayContaining([here, first, second, beyond]));
  for (let number = 0; number < 5; number++) await makeCompany(guia.pool, place(3_000 + number));
  await guia.settled();
  expect((await similarTo(here)).slice(0, 2)).toEqual([first, second]);
  expect(await similarTo(here)).toHaveLength(4);
});

test('hidden companies are left out; a higher rating shows at the next request', async () => {
  const category = { category_id: 10, city: 'Olinda' };
  const here = await makeCompany(guia.pool, category);
  await makeCompany(guia.pool, { ...category, is_active: false });
  await makeCompany(guia.pool, { ...category, is_approved: false });
  const seen = [];
  for (let number = 0; number < 5; number++) seen.push(await makeCompany(guia.pool, category));
  await guia.settled();
  const before = await similarTo(here);
  const left = seen.find((id) => !before.includes(id)) as number;
  expect(left).toBeDefined();
  await guia.rest('POST', `/companies/${left}/rate`, { rating: 5, browser_fingerprint: 'somebody-else' });
  expect((await similarTo(here))[0]).toBe(left);
});

test('similar companies of an unknown company are NOT_FOUND', async () => {
  const gone = await guia.graphql(SIMILAR.replace('ID', '2147483647'));
  expect(gone.body.errors[0].extensions.code).toBe('NOT_FOUND');
});

test('links of a search lead to categories and cities with companies', async () => {
  await makeCompany(guia.pool, { category_id: 1, city: 'Sobral' });
  await makeCompany(guia.pool, { category_id: 2, city: 'Fortaleza' });
  const linksOf = async (args: string) =>
    (await guia.graphql(`{ searchLinks${args} { categories { name } cities { name } } }`)).body.data
      .searchLinks;
  const inSobral = await linksOf('(city: "Sobral - CE")');
  expect(inSobral.categories).toEqual([{ name: 'Tecnologia' }]);
  expect(inSobral.cities[0]).toEqual({ name: 'Fortaleza' });
  expect((await linksOf('(category: "2", city: "Sobral - CE")')).cities).toEqual([{ name: 'Fortaleza' }]);
  expect(await linksOf('(city: "Nenhures")')).toEqual({ categories: [], cities: [] });
  expect((await linksOf('')).categories).toContainEqual({ name: 'Construção' });
});

test('a rare kind is found beside hundreds of its category', async () => {
  const category = { category_id: 5, city: 'Sorocaba' };
  const rare = { ...category, kind_ids: [7] };
  const here = await makeCompany(guia.pool, rare);
  const others = [await makeCompany(guia.pool, rare), await makeCompany(guia.pool, rare)];
  await guia.pool.query(
    `INSERT INTO companies (name, slug, description, category_id, city_id, kind_ids, is_active, is_approved, rating_sum, rating_count)
     SELECT 'Outra ' || n, 'outra-de-sorocaba-' || n, 'Bem avaliada.', 5, (SELECT city_id FROM companies WHERE id = $1), '{8}',
       true, true, 25, 5
     FROM generate_series(1, 320) n`,
    [here],
  );
  await guia.settled();
  expect((await similarTo(here)).sort()).toEqual(others.sort());
});
