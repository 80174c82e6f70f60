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

test('the same category in the city, then in the state by distance, then in the country; at most four', async () => {
  const category = { category_id: 9 };
  const here = await makeCompany(guia.pool, { ...category, city: 'Campinas' });
  expect(await similarTo(here)).toEqual([]);
  const far = await makeCompany(guia.pool, { ...category, city: 'Manaus' });
  const inState = await makeCompany(guia.pool, { ...category, city: 'Presidente Prudente' });
  const near = await makeCompany(guia.pool, { ...category, city: 'Valinhos' });
  await makeCompany(guia.pool, { category_id: 8, city: 'Campinas' });
  await guia.settled();
  expect(await similarTo(here)).toEqual([near, inState, far]);
  const neighbours: number[] = [];
  for (let number = 0; number < 5; number++) {
    neighbours.push(await makeCompany(guia.pool, { ...category, city: 'Campinas' }));
  }
  await guia.settled();
  const found = await similarTo(here);
  expect(found).toHaveLength(4);
  expect(neighbours).toEqual(expect.arrayContaining(found));
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
