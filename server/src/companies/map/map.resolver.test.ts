import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { refreshDictionaries } from '../search/refresh-dictionaries.ts';

const guia = testApp();
/** 90 round Campinas, 30 of them bakeries in Barão Geraldo, and three far away. */
beforeAll(async () => {
  const place = async (overrides: object, latitude: number, longitude: number) => {
    const id = await makeCompany(guia.pool, overrides);
    await guia.sql`UPDATE companies SET latitude = ${latitude}, longitude = ${longitude} WHERE id = ${id}`;
  };
  for (let n = 0; n < 60; n++) await place({ category_id: 1 }, -22.9 - n / 5000, -47.06 - n / 5000);
  for (let n = 0; n < 30; n++)
    await place({ name: `Zimbroteca ${n}`, category_id: 3 }, -22.815 - n / 9000, -47.08);
  await place({ name: 'Zimbroteca do Norte', city: 'Boa Vista', category_id: 3 }, 2.82, -60.67);
  await place({ name: 'Zimbroteca do Sul', city: 'Porto Alegre', category_id: 3 }, -30.03, -51.23);
  await place({ city: 'Rio Branco', category_id: 1 }, -9.97, -67.81);
});

const COUNTRY = { south: -34, west: -74, north: 6, east: -34 };
const CAMPINAS = { south: -23, west: -47.2, north: -22.7, east: -46.9 };
const STREET = { south: -22.816, west: -47.085, north: -22.814, east: -47.075 };

async function show(args: Record<string, unknown>) {
  const { body } = await guia.graphql(
    `query ($q: String, $category: String, $kind: String, $city: String, $near: NearInput, $bounds: MapBoundsInput!, $zoom: Int!) {
      companiesOnMap(q: $q, category: $category, kind: $kind, city: $city, near: $near, bounds: $bounds, zoom: $zoom) {
        total totalIsExact clusters { latitude longitude count isSpot bounds { south west north east } } companies { id slug name latitude longitude exactness } } }`,
    args,
  );
  const map = body.data.companiesOnMap;
  const shown =
    map.companies.length + map.clusters.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(shown).toBe(map.total);
  return map;
}

test.each([
  ['before the cells are counted', async () => {}],
  ['after it', () => refreshDictionaries(guia.services.db.reads)],
])('each company of a view is shown once, %s', async (_, prepare) => {
  await prepare();
  expect((await show({ bounds: COUNTRY, zoom: 4 })).total).toBe(93);
  const campinas = await show({ bounds: CAMPINAS, zoom: 10 });
  expect(campinas.total).toBe(90);
  expect(campinas.clusters.length).toBeGreaterThan(1);
  expect((await show({ bounds: CAMPINAS, zoom: 10, category: '3' })).total).toBe(30);
  const street = await show({ bounds: STREET, zoom: 17 });
  expect(street.companies.map(({ name }: { name: string }) => name)).toContain('Zimbroteca 0');
  expect(street).toMatchObject({ clusters: [], companies: { length: street.total } });
  expect(street.companies[0]).toMatchObject({ exactness: 'address', longitude: -47.08 });
});

test('a text and its filters show only what they find', async () => {
  const names = async (args: Record<string, unknown>) =>
    (await show({ zoom: 4, bounds: COUNTRY, ...args })).companies.map(({ name }: { name: string }) => name);
  expect(await names({ q: 'zimbroteca' })).toHaveLength(32);
  expect(await names({ q: 'zimbroteca norte' })).toEqual(['Zimbroteca do Norte']);
  expect(await names({ q: 'zimbroteca', city: 'Porto Alegre' })).toEqual(['Zimbroteca do Sul']);
  expect(await names({ q: 'zimbroteca', bounds: STREET, zoom: 17 })).toHaveLength(10);
  expect(await names({ city: 'Rio Branco' })).toHaveLength(1);
  expect(await names({ q: 'xyzw' })).toEqual([]);
  const near = { latitude: -22.8151, longitude: -47.08, radiusKm: 0.1 };
  // One every 12 m.
  expect(await names({ q: 'zimbroteca', near })).toHaveLength(9);
  expect(await names({ near })).toHaveLength(9);
});

test('a mark lists as many as it says', async () => {
  await refreshDictionaries(guia.services.db.reads);
  const { clusters } = await show({ bounds: CAMPINAS, zoom: 11 });
  expect(clusters.length).toBeGreaterThan(1);
  for (const { bounds, count } of clusters) {
    const { body } = await guia.graphql(
      'query ($bounds: MapBoundsInput!) { companies(bounds: $bounds, perPage: 1) { total } }',
      { bounds },
    );
    expect(body.data.companies.total).toBe(count);
  }
});

test('a place that the last of its companies left shows nothing', async () => {
  const id = await makeCompany(guia.pool, { city: 'Xapuri', category_id: 1 });
  await refreshDictionaries(guia.services.db.reads);
  const xapuri = { south: -10.8, west: -68.7, north: -10.5, east: -68.3 };
  const [{ latitude, longitude }] = (await show({ bounds: xapuri, zoom: 8 })).companies;
  await guia.sql`DELETE FROM companies WHERE id = ${id}`;
  await refreshDictionaries(guia.services.db.reads);
  const [south, north, west, east] = [latitude - 0.01, latitude + 0.01, longitude - 0.01, longitude + 0.01];
  for (const bounds of [xapuri, { south, west, north, east }])
    expect(await show({ bounds, zoom: 15 })).toMatchObject({ total: 0 });
});

test('any view costs little', async () => {
  const map = await show({ bounds: COUNTRY, zoom: 22 });
  expect(map.clusters.length + map.companies.length).toBeLessThan(280);
  expect(JSON.stringify(map).length).toBeLessThan(30_000);
});

test('companies in the middle of their city are one mark, counted, and in no radius', async () => {
  for (let n = 0; n < 100; n++) await makeCompany(guia.pool, { city: 'Manaus', category_id: 2 });
  const manaus = { south: -3.3, west: -60.2, north: -3, east: -59.8 };
  for (const isCounted of [false, true]) {
    if (isCounted) await refreshDictionaries(guia.services.db.reads);
    const marks = (await show({ bounds: manaus, zoom: 14 })).clusters;
    expect(marks).toMatchObject([{ count: 100, isSpot: isCounted }]);
    const near = { latitude: marks[0].latitude, longitude: marks[0].longitude, radiusKm: 5 };
    expect(await show({ bounds: manaus, zoom: 14, near })).toMatchObject({ total: 0 });
    expect(await show({ bounds: manaus, zoom: 8, near })).toMatchObject({ total: 0 });
    expect((await show({ bounds: CAMPINAS, zoom: 8 })).clusters[0]).toMatchObject({ isSpot: false });
  }
  expect((await show({ bounds: COUNTRY, zoom: 4, category: '2' })).clusters).toMatchObject([
    { count: 100, isSpot: true },
  ]);
});
