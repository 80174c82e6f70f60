import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../../test/helpers/factories.ts';
import { testApp } from '../../../../test/helpers/test-app.ts';
import { metresBetween } from '../../../shared/map/mercator.ts';

/** Far north, far south and far west, and the middle. */
const PLACES: [string, number, number][] = [
  ['Boa Vista', 2.8235, -60.6758],
  ['Rio Branco', -9.9754, -67.8249],
  ['Chuí', -33.6866, -53.4594],
  ['Campinas', -22.9053, -47.0659],
];

const guia = testApp();
const companies: { id: string; city: string; latitude: number; longitude: number }[] = [];
beforeAll(async () => {
  for (const [city, latitude, longitude] of PLACES) {
    for (let n = 0; n < 12; n++) {
      const id = await makeCompany(guia.pool, { name: `Zimbroteca ${city} ${n}`, city, category_id: 3 });
      // North, east, south and west, farther and farther.
      const [north, east] = [Math.cos((n * Math.PI) / 2), Math.sin((n * Math.PI) / 2)];
      const point = { latitude: latitude + 0.012 * n * north, longitude: longitude + 0.011 * n * east };
      await guia.sql`UPDATE companies SET latitude = ${point.latitude}, longitude = ${point.longitude}
        WHERE id = ${id}`;
      companies.push({ id: String(id), city, ...point });
    }
  }
});

const QUERY = `query ($q: String, $category: String, $near: NearInput, $bounds: MapBoundsInput, $order: CompanyOrder, $perPage: Int) {
  companies(q: $q, category: $category, near: $near, bounds: $bounds, order: $order, perPage: $perPage) {
    total items { id distanceMeters } nearby { reason items { id distanceMeters } } } }`;

async function search(variables: Record<string, unknown>) {
  const { body } = await guia.graphql(QUERY, { perPage: 100, ...variables });
  expect(body.errors).toBeUndefined();
  return body.data.companies;
}

test.each(PLACES)(
  'round %s the distances are right, with and without a text',
  async (city, latitude, longitude) => {
    const here = { latitude: latitude + 0.003, longitude: longitude - 0.002 };
    const near = { ...here, radiusKm: 8 };
    const reference = companies
      .filter((company) => company.city === city)
      .map((company) => ({ id: company.id, distanceMeters: Math.round(metresBetween(here, company)) }))
      .filter(({ distanceMeters }) => distanceMeters <= 8_000)
      .sort((one, other) => one.distanceMeters - other.distanceMeters);
    expect(reference.length).toBeGreaterThan(4);
    for (const q of [null, 'zimbroteca']) {
      const found = await search({ q, near, order: 'distance' });
      expect(found).toMatchObject({ total: reference.length, items: reference, nearby: null });
      const byName = await search({ q, near, order: 'name' });
      expect(new Set(byName.items.map(({ id }: { id: string }) => id))).toEqual(
        new Set(reference.map(({ id }) => id)),
      );
    }
  },
);

test('beyond the radius the nearest are offered', async () => {
  const near = { latitude: -22.5, longitude: -47.07, radiusKm: 1 };
  const { total, nearby } = await search({ q: 'zimbroteca', near, order: 'distance' });
  expect(total).toBe(0);
  const metres = nearby.items.map(({ distanceMeters }: { distanceMeters: number }) => distanceMeters);
  expect(metres).toHaveLength(8);
  expect(metres).toEqual([...metres].sort((one: number, other: number) => one - other));
  expect(metres[0]).toBeLessThan(60_000);
});

test('without a position nothing has a distance, and the order is that of relevance', async () => {
  const { items } = await search({ q: 'zimbroteca', order: 'distance' });
  expect(items).toHaveLength(48);
  expect(items[0].distanceMeters).toBeNull();
});

test('a part of the map is searched', async () => {
  const bounds = { south: 2, west: -61, north: 3.5, east: -60 };
  const { total } = await search({ q: 'zimbroteca', bounds });
  expect(total).toBe(12);
});

test('an exact position is taken in the body alone, and no answer to it is kept', async () => {
  const get = (latitude: number) => {
    const variables = JSON.stringify({ near: { latitude, longitude: -47.06 } });
    const url = `/graphql?${new URLSearchParams({ query: QUERY, variables })}`;
    return guia.app.inject({ url, headers: { 'apollo-require-preflight': 'true' } });
  };
  const exact = await get(-22.90531);
  expect(exact.json().errors[0]).toMatchObject({
    message: 'Num GET a posição tem no máximo duas casas decimais; envie a exata num POST.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect((await get(-22.91)).json().data.companies.total).toBeGreaterThan(0);
  const posted = await guia.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: QUERY, variables: { near: { latitude: -22.90531, longitude: -47.06591 } } },
  });
  expect(posted.json().data.companies.items[0].distanceMeters).toBeTypeOf('number');
  expect(posted.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(posted.headers.etag).toBeUndefined();
  const rows = await guia.sql`SELECT count(*)::int AS n FROM searches_without_results`;
  expect(rows[0].n).toBe(0);
});

test('a text is found where a company moved, and where the middle of its neighbourhood did', async () => {
  const neighbour = (name: string) => ({ name, city: 'Campinas', address: 'Rua Nova, 10 - Vila Quaxume' });
  const own = await makeCompany(guia.pool, neighbour('Quaxumeteca Própria'));
  const shared = await makeCompany(guia.pool, neighbour('Quaxumeteca do Bairro'));
  const find = async (latitude: number) => {
    const bounds = { south: latitude - 0.02, north: latitude + 0.02, west: -47.32, east: -47.28 };
    const { items } = await search({ q: 'quaxumeteca', bounds });
    return items.map(({ id }: { id: string }) => Number(id)).sort();
  };
  for (const [latitude, before] of [
    [-22.7, -22.9053],
    [-22.4, -22.7],
  ] as const) {
    await guia.sql`UPDATE companies SET latitude = ${latitude}, longitude = -47.3 WHERE id = ${own}`;
    expect(await find(latitude)).toEqual([own]);
    await guia.sql`SELECT points_settle(100)`;
    expect(await find(latitude)).toEqual([own, shared]);
    expect(await find(before)).toEqual([]);
  }
});

test('a company whose city alone is known has no distance, is in no circle, and comes behind the others', async () => {
  const centre = { latitude: -22.9053, longitude: -47.0659 };
  const rough = await makeCompany(guia.pool, { name: 'Wolvoteca Central', city: 'Campinas', category_id: 4 });
  const own = await makeCompany(guia.pool, { name: 'Wolvoteca do Norte', city: 'Boa Vista', category_id: 4 });
  await guia.sql`UPDATE companies SET latitude = 2.8, longitude = -60.7 WHERE id = ${own}`;
  for (const asked of [{ q: 'wolvoteca' }, { category: '4' }]) {
    const { items, total } = await search({ ...asked, near: centre, order: 'distance' });
    expect(items.map(({ id }: { id: string }) => Number(id))).toEqual([own, rough]);
    expect(items[0].distanceMeters).toBeGreaterThan(2_000_000);
    expect([items[1].distanceMeters, total]).toEqual([null, 2]);
    expect((await search({ ...asked, near: { ...centre, radiusKm: 50 } })).total).toBe(0);
  }
});
