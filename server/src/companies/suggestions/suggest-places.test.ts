import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { poolReader } from '../../database/statement.ts';
import { refreshDictionaries } from '../search/refresh-dictionaries.ts';

const KINDS = ['padaria', 'cabeleireiro-e-salao-de-beleza', 'chaveiro', 'pet-shop', 'oficina-mecanica'];

const guia = testApp();
beforeAll(async () => {
  const rows = await guia.sql`SELECT id, slug FROM kinds WHERE slug = ANY (${KINDS})`;
  const kindIds = new Map<string, number>(rows.map(({ id, slug }) => [slug, id]));
  for (const [index, slug] of KINDS.entries()) {
    const address = `Rua Treze, ${index} – Cambuí`;
    await makeCompany(guia.pool, { name: `Firma ${index}`, kind_ids: [kindIds.get(slug) ?? 0], address });
  }
  for (let number = 1; number <= 9; number++) {
    await makeCompany(guia.pool, {
      name: `Padrão Móveis ${number}`,
      address: `Rua Onze, ${number} - CAMBUÍ`,
    });
    await makeCompany(guia.pool, {
      name: `Casa ${number}`,
      city: 'Santos',
      address: `Rua A, ${number} – Campo Grande`,
    });
  }
  for (const address of [
    'Rua B, 1 – Guarani',
    'Rua B, 2 – Guarani',
    'Rua B, 3 – Sala 9',
    'Rua B - Campinas',
  ]) {
    await makeCompany(guia.pool, { address });
  }
  await refreshDictionaries(poolReader(guia.pool));
});

interface Suggestion {
  kind: string;
  text: string;
  detail: string | null;
  kindSlug: string | null;
  city: string | null;
}

const ASK = `query ($q: String!, $city: String, $limit: Int!) {
  searchSuggestions(q: $q, city: $city, limit: $limit) { kind text detail kindSlug city }
}`;
async function suggested(q: string, more: { city?: string; limit?: number } = {}): Promise<Suggestion[]> {
  const { body } = await guia.graphql(ASK, { q, limit: 8, ...more });
  expect(body.errors).toBeUndefined();
  return body.data.searchSuggestions;
}
const first = async (q: string, more?: { city: string }) => (await suggested(q, more))[0];

const PADARIA = { kind: 'kind', text: 'Padarias', detail: null, kindSlug: 'padaria', city: null };
const PADARIA_THERE = { ...PADARIA, text: 'Padarias em Campinas', detail: 'SP', city: 'Campinas - SP' };

describe('kinds of business', () => {
  test.each([
    ['pad', 'padaria'],
    ['padria', 'padaria'],
    ['padri', 'padaria'],
    ['Pádaria', 'padaria'],
    ['pão fran', 'padaria'],
    ['cabelereiro', 'cabeleireiro-e-salao-de-beleza'],
    ['cabelere', 'cabeleireiro-e-salao-de-beleza'],
    ['xaveiro', 'chaveiro'],
    ['petshop', 'pet-shop'],
    ['pet sh', 'pet-shop'],
    ['ofisina mec', 'oficina-mecanica'],
  ])('%j suggests %s', async (q, kindSlug) => {
    expect(await first(q)).toMatchObject({ kind: 'kind', kindSlug });
  });

  test.each(['padaria em campinas', 'padaria campinas sp', 'padaria em camp', 'padria em campinas'])(
    '%j names its city',
    async (q) => expect(await first(q)).toEqual(PADARIA_THERE),
  );

  test('the chosen city is that of the search', async () => {
    expect(await first('padar', { city: 'campinas' })).toEqual(PADARIA_THERE);
    expect(await first('padar', { city: 'Nenhures' })).toEqual(PADARIA);
  });

  test('the list of kinds forgives a half-typed word with an error', async () => {
    const { body } = await guia.graphql('{ kinds(q: "padri", limit: 3) { slug } }');
    expect(body.data.kinds).toContainEqual({ slug: 'padaria' });
  });

  test('a city without a company of the kind is not offered for it', async () => {
    expect(await first('chaveiro em campinas')).toMatchObject({
      kindSlug: 'chaveiro',
      city: 'Campinas - SP',
    });
    for (const [q, more] of [
      ['chaveiro em santos', {}],
      ['chaveiro', { city: 'Santos' }],
    ] as const)
      expect((await suggested(q, more)).filter(({ kind }) => kind === 'kind')).toEqual([]);
  });

  test('kinds without a company are left out', async () => {
    expect(await suggested('açougue')).toEqual([]);
  });
});

describe('neighbourhoods', () => {
  const CAMBUI = {
    kind: 'neighbourhood',
    text: 'Cambuí',
    detail: 'Campinas - SP',
    kindSlug: null,
    city: 'Campinas - SP',
  };

  test.each(['camb', 'cambuy', 'kambui', 'cambui campinas', 'cambuí em camp'])(
    '%j suggests it',
    async (q) => {
      expect(await suggested(q)).toContainEqual(CAMBUI);
    },
  );

  test('those of the chosen city', async () => {
    const details = async (city?: string) =>
      (await suggested('campo gr', city ? { city } : {})).flatMap(({ kind, detail }) =>
        kind === 'neighbourhood' ? [detail] : [],
      );
    expect(await details()).toEqual(['Santos - SP']);
    expect(await details('Santos')).toEqual(['Santos - SP']);
    expect(await details('Campinas')).toEqual([]);
  });

  test('those with the most companies, however many begin so', async () => {
    await guia.sql`INSERT INTO search_neighbourhoods (city_id, key, name, companies)
       SELECT id, key, initcap(key), companies
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM cities) city, LATERAL (
         SELECT 'vila ' || CASE WHEN number = 1100 THEN 'zulu' ELSE 'alfa' END AS key,
           CASE WHEN number = 1100 THEN 9 ELSE 3 END AS companies) n
       WHERE number <= 1100`;
    const names = async (q: string) =>
      (await suggested(q)).flatMap(({ kind, text }) => (kind === 'neighbourhood' ? [text] : []));
    for (const q of ['vila', 'villa']) expect((await names(q))[0], q).toBe('Vila Zulu');
    await guia.sql`DELETE FROM search_neighbourhoods WHERE key LIKE 'vila %'`;
  });

  test('neither rare ones nor what is no neighbourhood', async () => {
    const rows = await guia.sql`SELECT key FROM search_neighbourhoods WHERE companies >= 3 ORDER BY key`;
    expect(rows).toEqual([{ key: 'cambui' }, { key: 'campo grande' }]);
  });

  test('a company that moves is counted where it is', async () => {
    const move = (from: string, to: string) =>
      guia.pool.query('UPDATE companies SET address = replace(address, $1, $2)', [from, to]);
    await move('Campo Grande', 'Embaré');
    await refreshDictionaries(poolReader(guia.pool));
    await guia.settled();
    expect(await suggested('embare')).toMatchObject([{ kind: 'neighbourhood', text: 'Embaré' }]);
    await move('Embaré', 'Campo Grande');
    await refreshDictionaries(poolReader(guia.pool));
    await guia.settled();
    expect(await suggested('embare')).toEqual([]);
  });
});

describe('the list', () => {
  test('begins with kinds, then companies, cities and neighbourhoods', async () => {
    const kinds = async (q: string) => [...new Set((await suggested(q)).map(({ kind }) => kind))];
    expect(await kinds('pad')).toEqual(['kind', 'company', 'city']);
    expect(await kinds('camb')).toEqual(['city', 'neighbourhood']);
  });

  test('leaves companies three places and never exceeds the limit', async () => {
    for (const limit of [8, 4, 2]) {
      const list = await suggested('pad', { limit });
      expect(list).toHaveLength(limit);
      expect(list.filter(({ kind }) => kind === 'company').length).toBeGreaterThanOrEqual(Math.min(limit, 3));
    }
  });

  test('shows no line twice', async () => {
    for (let number = 0; number < 3; number++) await makeCompany(guia.pool, { name: 'Zoraflex Molas' });
    expect(await suggested('zoraflex')).toMatchObject([{ kind: 'company', text: 'Zoraflex Molas' }]);
  });

  test.each(['', ' ', '~', "'", '\\', 'de', 'a b c d e f g h', 'x'.repeat(300), 'em campinas'])(
    '%j is answered with a list',
    async (q) => expect(await suggested(q)).toBeInstanceOf(Array),
  );
});
