import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { sqlOf, testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { type SearchInput, searchCompanies } from './search-companies.ts';
import type { SearchResult } from './search-result.ts';

const pool = testPool();
const sql = sqlOf(pool);
const reader = poolReader(pool);
const ids: Record<string, number> = {};

/** name: [category, city, description] */
const COMPANIES: Record<string, [number, string, string]> = {
  'Padaria Trigo de Ouro': [3, 'Campinas', 'Pães, bolos e café da manhã.'],
  'Padaria Campinas': [3, 'Santos', 'Fornadas de hora em hora.'],
  'Padaria do Porto': [3, 'Santos', 'Entregamos para Campinas também.'],
  'Paróquia Padre Cícero': [10, 'Juazeiro do Norte', 'Festas de padroeiro.'],
  'Hotel Beira-Mar': [7, 'Natal', 'Refeição inclusa e informação ao viajante.'],
  'Refeições da Vovó': [3, 'Belo Horizonte', 'Marmitas.'],
  Ultragaz: [6, 'Campo Grande', 'Revenda de gás.'],
  'Ultragaz Centro': [6, 'Santos', 'Revenda de gás.'],
  'Flores da Ana': [6, 'Curitiba', 'Buquês e decoração de natal.'],
  'Clínica D’Ávila': [4, 'Campinas', 'Dentistas e implantes.'],
  'Advogada Souza': [7, 'Campinas', 'Causas trabalhistas.'],
  '3M Adesivos': [8, 'Sumaré', 'Fitas.'],
};

const search = (q: string, input: Partial<SearchInput> = {}): Promise<SearchResult> =>
  searchCompanies(reader, { q, order: 'relevance', page: 1, perPage: 16, literal: false, ...input });

const namesOf = (result: SearchResult): (string | undefined)[] =>
  result.ids.map((id) => Object.keys(ids).find((name) => ids[name] === id));

const found = async (q: string, input: Partial<SearchInput> = {}) => namesOf(await search(q, input));

beforeAll(async () => {
  for (const [name, [category, city, description]] of Object.entries(COMPANIES)) {
    ids[name] = await makeCompany(pool, { name, category_id: category, city, description });
  }
});

// Estimates come from counts that may be old; results must not depend on them.
describe.each([
  ['before the words are counted', async () => {}],
  ['after they are counted', () => refreshDictionaries(reader)],
])('%s', (_, prepare) => {
  beforeAll(prepare);

  test('companies of the home city come first where no place is named, on any page', async () => {
    const homeCity = 'Santos - SP';
    expect(await found('ultragaz', { homeCity })).toEqual(['Ultragaz Centro', 'Ultragaz']);
    const bakeries = await search('padaria', { homeCity });
    expect(bakeries).toMatchObject({ total: 3, inHomeCity: 2 });
    expect(namesOf(bakeries).at(-1)).toBe('Padaria Trigo de Ouro');
    const pages = await Promise.all(
      [1, 2, 3].map((page) => found('padaria', { homeCity, page, perPage: 1 })),
    );
    expect(pages.flat()).toEqual(namesOf(bakeries));
    expect(await search('', { category: '3', homeCity })).toMatchObject({ total: 4, inHomeCity: 2 });
    expect(await search('padaria em campinas', { homeCity })).toMatchObject({ inHomeCity: null });
    expect(await search('ultragaz', { homeCity: 'Atlântida' })).toMatchObject({ total: 2, inHomeCity: null });
  });

  test.each([
    ['accents and case', 'CLINICA', 'Clínica D’Ávila'],
    ['an apostrophe', "d'avila", 'Clínica D’Ávila'],
    ['a plural with other letters', 'hotéis', 'Hotel Beira-Mar'],
    ['a plural that lost its accent', 'refeicoes inclusas', 'Hotel Beira-Mar'],
    ['a singular for a plural', 'refeição vovó', 'Refeições da Vovó'],
    ['the other gender', 'advogado', 'Advogada Souza'],
    ['a word of the description', 'implantes', 'Clínica D’Ávila'],
    ['digits in a word', '3m', '3M Adesivos'],
    ['a half-typed word', 'ultr', 'Ultragaz Centro'],
    ['a half-typed word after a whole one', 'hotel beir', 'Hotel Beira-Mar'],
    ['small words between', 'a padaria de ouro', 'Padaria Trigo de Ouro'],
    ['the category', 'alimentacao vovo', 'Refeições da Vovó'],
    ['half of the category', 'vovo alimenta', 'Refeições da Vovó'],
  ])('finds by %s', async (_what, q, name) => {
    const result = await search(q);
    expect(namesOf(result)).toContain(name);
    expect(result.correction).toBeNull();
  });

  test('every word must match', async () => {
    expect(await found('padaria trigo')).toEqual(['Padaria Trigo de Ouro']);
    expect(await found('padaria hotel', { literal: true })).toEqual([]);
  });

  test('a trailing space completes a word', async () => {
    expect(await found('clin')).toEqual(['Clínica D’Ávila']);
    expect(await found('clin ')).toEqual([]);
  });

  test('an unknown word is corrected, and the result says so', async () => {
    const result = await search('padria trigo');
    expect(namesOf(result)).toEqual(['Padaria Trigo de Ouro']);
    expect(result.correction).toEqual({ typed: 'padria trigo', used: 'padaria trigo' });
  });

  test('a misspelt word is not matched by its stem', async () => {
    expect(await found('padria ')).not.toContain('Paróquia Padre Cícero');
  });

  test('a misspelt word and an incomplete city find the company there', async () => {
    const result = await search('ultragas campo grand');
    expect(namesOf(result)).toEqual(['Ultragaz']);
    expect(result.correction?.used).toBe('ultragaz campo grand');
  });

  test.each([
    ['htoel', 'hotel', 'Hotel Beira-Mar'],
    ['flroes', 'flores', 'Flores da Ana'],
    ['fitsa', 'fitas', '3M Adesivos'],
  ])('swapped letters of a short word are corrected too: %s', async (typed, used, name) => {
    const result = await search(`${typed} `);
    expect(result.correction?.used.trim()).toBe(used);
    expect(namesOf(result)).toContain(name);
  });

  test('a literal search corrects nothing', async () => {
    expect(await search('ultragas', { literal: true })).toMatchObject({ total: 0, correction: null });
  });

  test('a word without correction finds nothing', async () => {
    expect(await search('xyzkwq')).toMatchObject({ ids: [], total: 0, totalIsExact: true, correction: null });
  });

  test('a city in the text is a filter, and also matches in names', async () => {
    const result = await search('padaria campinas');
    expect(namesOf(result).sort()).toEqual(['Padaria Campinas', 'Padaria Trigo de Ouro']);
    const rows = await sql`SELECT name FROM cities WHERE id = ${result.matchedCityId}`;
    expect(rows[0].name).toBe('Campinas');
  });

  test.each<[string, boolean, Partial<SearchInput>?]>([
    ['padaria em campinas', true],
    ['padaria em santos sp', true],
    ['padarias', true],
    ['padaria', true, { city: 'Campinas - SP' }],
    ['', true, { category: '3' }],
    ['', true, { category: '3', city: 'Campinas' }],
    ['', false],
    ['padaria trigo em campinas', false],
    ['padaria em campin', false],
    ['padarai em campinas', false],
    ['', false, { category: '3', city: 'Campo Grande' }],
    ['padaria', false, { category: '3' }],
    ['padaria em curitiba', true],
  ])('whether "%s" is a kind or category and a city, and nothing else: %s', async (q, isOnly, input) => {
    expect((await search(q, input)).isFullyMatched).toBe(isOnly);
  });

  test('a state after the city in the text narrows it', async () => {
    expect(await found('ultragaz campo grande ms')).toEqual(['Ultragaz']);
    expect(await found('ultragaz campo grande mato grosso do sul')).toEqual(['Ultragaz']);
    expect(await found('ultragaz campo grande al', { literal: true })).toEqual([]);
    expect(await found('ultragaz campo grande al')).toEqual([]);
  });

  test('a city without companies is treated as a plain word', async () => {
    expect(await found('flores')).toEqual(['Flores da Ana']);
  });

  test('a category in the text is returned as matched', async () => {
    expect(await search('saude campinas')).toMatchObject({ matchedCategoryId: 4, total: 1 });
  });

  test.each(['Campinas', 'campinas - sp', 'CAMPINAS/SP', 'Campinas, sp', ' campinas '])(
    'the filter %j means the city',
    async (city) => {
      expect(await found('', { city, category: 'alimentacao' })).toEqual(['Padaria Trigo de Ouro']);
    },
  );

  test('a filter without state matches every city of that name', async () => {
    const rows = await sql`SELECT state FROM cities WHERE name = 'Campo Grande' ORDER BY state`;
    expect(rows.map((row) => row.state)).toEqual(['AL', 'MS', 'RN']);
    expect(await found('', { city: 'Campo Grande' })).toEqual(['Ultragaz']);
    expect(await found('', { city: 'Campo Grande/RN' })).toEqual([]);
  });

  test('an unknown filter finds nothing', async () => {
    expect(await found('', { city: 'Nova Atlântida' })).toEqual([]);
    expect(await found('', { category: 'Astrologia' })).toEqual([]);
    expect(await found('', { category: '99999999999999999999' })).toEqual([]);
  });

  test('a category filter is an id or a name', async () => {
    const result = await search('', { category: '6' });
    expect(namesOf(result).sort()).toEqual(['Flores da Ana', 'Ultragaz', 'Ultragaz Centro']);
    expect((await search('', { category: 'VAREJO' })).ids).toEqual(result.ids);
  });

  test('the exact name comes first', async () => {
    expect((await found('ultragaz'))[0]).toBe('Ultragaz');
  });

  test('without text, all are listed and counted', async () => {
    const result = await search('');
    expect(result).toMatchObject({ total: Object.keys(COMPANIES).length, totalIsExact: true });
  });

  test.each(['relevance', 'rating', 'newest', 'name'] as const)(
    'pages by %s have one order',
    async (order) => {
      const all = await search('', { order, perPage: 100 });
      const pages = await Promise.all([1, 2, 3, 4].map((page) => search('', { order, page, perPage: 3 })));
      expect(pages.flatMap((page) => page.ids)).toEqual(all.ids);
      expect(pages.every((page) => page.total === all.total)).toBe(true);
    },
  );

  test('a page beyond the last is empty, with the total', async () => {
    expect(await search('padaria', { page: 1000, perPage: 100 })).toMatchObject({ ids: [], total: 3 });
  });

  test('any text returns a list', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 150 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc
        .array(fc.constantFrom(...`'"&|!():*<->\\%_~\0 a b padaria 🍕 ‮ \u200b \ud800 é`.split(' ')))
        .map((parts) => parts.join('')),
      fc.constantFrom(
        'a '.repeat(50),
        "' | 'x",
        '~c3',
        '\\',
        '%',
        'x'.repeat(100_000),
        'مطعم',
        '日本 寿司',
        '١٢٣',
      ),
    );
    const order = fc.constantFrom('relevance', 'rating', 'newest', 'name' as const);
    await fc.assert(
      fc.asyncProperty(text, text, text, order, fc.boolean(), async (q, city, category, by, literal) => {
        const filters = literal ? { city, category } : {};
        const result = await search(q, { ...filters, order: by as 'name', literal });
        expect(Array.isArray(result.ids)).toBe(true);
        expect(result.total).toBeGreaterThanOrEqual(result.ids.length);
      }),
      { numRuns: 150 },
    );
  });
});
