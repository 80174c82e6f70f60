import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const PAGE = `query ($city: String!) { cityPage(city: $city) {
  city { name state } companies kinds { kind { slug } companies { name } } missingKinds { slug } holidays { date name } } }`;
const read = async (city: string) => (await guia.graphql(PAGE, { city })).body;

/** Gives a company ratings of so many stars. */
const rate = (id: number, stars: number) =>
  guia.pool.query('UPDATE companies SET rating_sum = $2, rating_count = 1 WHERE id = $1', [id, stars]);

test('a city has its kinds with their best companies, and says what frequent kinds it lacks', async () => {
  const { rows: kinds } = await guia.pool.query<{ id: number; slug: string; category_id: number }>(
    `SELECT id, slug, category_id FROM kinds WHERE slug IN ('padaria', 'pizzaria', 'farmacia') ORDER BY slug`,
  );
  const [pharmacy, bakery, pizzeria] = kinds as [(typeof kinds)[0], (typeof kinds)[0], (typeof kinds)[0]];
  const make = (name: string, kind: (typeof kinds)[0], city = 'Valinhos', columns = {}) =>
    makeCompany(guia.pool, { name, city, kind_ids: [kind.id], category_id: kind.category_id, ...columns });
  await make('Pão Um', bakery);
  await rate(await make('Pão Dois', bakery), 5);
  await make('Pizza', pizzeria);
  await make('Escondida', pharmacy, 'Valinhos', { is_approved: false });
  await make('De Campinas', pharmacy, 'Campinas');
  await guia.settled();
  await guia.pool.query('SELECT search_count_changes(1000)');

  const { cityPage } = (await read('valinhos - SP')).data;
  expect(cityPage).toMatchObject({ city: { name: 'Valinhos', state: 'SP' }, companies: 3 });
  expect(cityPage.kinds).toEqual([
    { kind: { slug: 'padaria' }, companies: [{ name: 'Pão Dois' }, { name: 'Pão Um' }] },
    { kind: { slug: 'pizzaria' }, companies: [{ name: 'Pizza' }] },
  ]);
  expect(cityPage.missingKinds).toEqual([{ slug: 'farmacia' }]);
  const month = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' }).slice(0, 8);
  for (const { date } of cityPage.holidays) expect(date).toMatch(new RegExp(`^${month}`));

  const { cityPage: empty } = (await read('borá - SP')).data;
  expect(empty).toMatchObject({ companies: 0, kinds: [] });
  expect((await read('lugar nenhum - SP')).errors[0].extensions.code).toBe('NOT_FOUND');
});

test('the address of every city leads to it', async () => {
  const { rows } = await guia.pool.query<{ name: string; words: string }>(
    `SELECT name, search_fold(name) AS words FROM cities`,
  );
  expect(rows.length).toBeGreaterThan(5_500);
  // As pages of the client link to them.
  const linked = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ');
  const others = rows.filter(({ name, words }) => linked(name) !== words);
  expect(others).toEqual([]);
  const { cityPage } = (await read('pau d arco - PA')).data;
  expect(cityPage.city).toEqual({ name: "Pau D'Arco", state: 'PA' });
});
