import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { sqlOf, testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { type SearchInput, searchCompanies } from './search-companies.ts';

const pool = testPool();
const sql = sqlOf(pool);
const reader = poolReader(pool);
const names = new Map<number, string>();

const COMPANIES = [
  { name: 'Posto Turmalina', address: 'Rua Amaro Castro Lima, 1852 – Vila Nova', cep: '79106361' },
  {
    name: 'Padaria Teles',
    address: 'Avenida Brasil, 10 – Centro',
    phone: '+5511987654321',
    opening_hours: '24/7',
  },
  { name: 'Creche Semente do Amanhã', source_name: 'CR P CONV SEMENTE DO AMANHA', cnpj: '61602199002409' },
  { name: 'Supergasbras', legal_name: 'Companhia Ultra de Gás S A', phone: '+551133334444' },
  { name: 'Lava Jato do Zé', address: 'Rua do Porto, 7' },
  { name: 'Autopeças Norte', address: 'Rua do Porto, 9' },
  { name: 'Pizzaria Bella', address: 'Rua da Praia, 31' },
  { name: 'Padaria Telles', address: 'Rua Torta, 3', opening_hours: '24/7' },
  { name: 'Chaveiro Central', address: 'Rua Direita, 4' },
];

beforeAll(async () => {
  for (const company of COMPANIES) names.set(await makeCompany(pool, company), company.name);
  await refreshDictionaries(reader);
});

const search = async (q: string, input: Partial<SearchInput> = {}) => {
  const result = await searchCompanies(reader, {
    q,
    order: 'relevance',
    page: 1,
    perPage: 16,
    literal: false,
    ...input,
  });
  return { ...result, names: result.ids.map((id) => names.get(id)) };
};

test.each([
  ['name and street', 'turmalina amaro castro', 'Posto Turmalina'],
  ['street and number', 'rua amaro castro lima 1852', 'Posto Turmalina'],
  ['neighbourhood', 'posto vila nova', 'Posto Turmalina'],
  ['the name as its source wrote it', 'cr p conv semente do amanha', 'Creche Semente do Amanhã'],
  ['the registered name', 'companhia ultra gas', 'Supergasbras'],
  ['a postal code', '79106-361', 'Posto Turmalina'],
  ['a name and a postal code', 'turmalina cep 79106361', 'Posto Turmalina'],
  ['a CNPJ', '61.602.199/0024-09', 'Creche Semente do Amanhã'],
  ['a phone', '(11) 98765-4321', 'Padaria Teles'],
  ['a phone without area code', '3333-4444', 'Supergasbras'],
])('finds by %s', async (_, q, name) => {
  const result = await search(q);
  expect(result.names).toEqual([name]);
  expect(result.steps).toEqual([]);
});

test('a CNPJ that nobody has finds nothing, whatever its digits are part of', async () => {
  await makeCompany(pool, { name: 'Posto 602 199', city: 'Santos' });
  expect(await search('11.602.199/0001-00')).toMatchObject({ names: [], total: 0, steps: [] });
});

test('of the companies with a number those that have the other words too', async () => {
  const cep = '13010000';
  const ids = [];
  for (const name of ['Clínica Opala', 'Clínica Safira', 'Mercado Opala'])
    ids.push(await makeCompany(pool, { name, cep, city: 'Santos' }));
  expect((await search('opala 13010-000')).ids.sort()).toEqual([ids[0], ids[2]]);
  expect((await search('13010-000 clínica saf')).ids).toEqual([ids[1]]);
  expect(await search('clinica opala de santos cep 13010-000')).toMatchObject({ ids: [ids[0]], steps: [] });
  expect(await search('cep de 13010-000')).toMatchObject({ total: 3, steps: [], correction: null });
  const dropped = await search('chaveiro 13010-000 ');
  const used = '13010-000';
  expect(dropped).toMatchObject({ total: 3, correction: { typed: 'chaveiro 13010-000', used } });
  expect(dropped.steps).toEqual([{ kind: 'dropped', typed: 'chaveiro 13010-000', used, after: 0 }]);
  await sql`DELETE FROM companies WHERE id = ANY (${ids})`;
});

test('a phone of another area finds nobody', async () => {
  expect((await search('(21) 98765-4321')).total).toBe(0);
});

test.each([
  ['joined', 'auto peças norte', 'auto peças', 'autopecas', 'Autopeças Norte'],
  ['split', 'lavajato', 'lavajato', 'lava jato', 'Lava Jato do Zé'],
  ['corrected', 'turnalina', 'turnalina', 'turmalina', 'Posto Turmalina'],
  ['sound', 'xaveiro', 'xaveiro', 'chaveiro', 'Chaveiro Central'],
  ['sound', 'piçaria bella', 'piçaria', 'pizzaria', 'Pizzaria Bella'],
])('%s: %s', async (kind, q, typed, used, name) => {
  const result = await search(`${q} `);
  expect(result.steps).toEqual([{ kind, typed, used, after: 0 }]);
  expect(result.names).toEqual([name]);
  expect(result.correction?.typed).toBe(q);
});

test.each([
  ['posto turmalina telefone', 'posto turmalina'],
  ['melhor chaveiro perto de mim', 'chaveiro'],
  ['pizzaria bella fotos', 'pizzaria bella'],
  ['pizzaria bella horário de funcionamento', 'pizzaria bella'],
  ['chaveiro zyxwk', 'chaveiro'],
])('leaves out words: %s', async (q, used) => {
  const result = await search(q);
  expect(result.correction).toEqual({ typed: q, used });
  expect(result.steps.at(-1)).toMatchObject({ kind: 'dropped', used });
  expect(result.total).toBe(1);
});

test('without words that say nothing, few results are followed by those that sound the same', async () => {
  const result = await search('horário da padaria teles 24 horas');
  expect(result).toMatchObject({ names: ['Padaria Teles', 'Padaria Telles'], total: 2 });
  expect(result.correction).toEqual({ typed: 'horário da padaria teles 24 horas', used: 'padaria teles' });
  expect(result.steps).toEqual([
    { kind: 'dropped', typed: 'horário da padaria teles 24 horas', used: 'padaria teles', after: 0 },
    { kind: 'sound', typed: 'teles', used: 'telles', after: 1 },
  ]);
});

test('a kind that a city lacks finds nothing there, and what names a kind is never dropped', async () => {
  const id = await makeCompany(pool, { name: 'Bazar Zinho' });
  await sql`UPDATE companies SET city_id = (SELECT id FROM cities WHERE name = 'Manaus') WHERE id = ${id}`;
  expect(await search('chaveiro manaus am ')).toMatchObject({ names: [], total: 0, steps: [] });
  expect(await search('turmalina padaria chaveiro')).toMatchObject({ names: [], total: 0 });
  await sql`DELETE FROM companies WHERE id = ${id}`;
});

test('one word of two names is not enough', async () => {
  expect(await search('turnalina supergazbras ')).toMatchObject({ names: [], total: 0 });
  expect(await search('do da ')).toMatchObject({ names: [], total: 0 });
});

test('respells and leaves out words together', async () => {
  const result = await search('xaveiro central telefone ');
  expect(result.steps.map(({ kind }) => kind)).toEqual(['sound', 'dropped']);
  expect(result.names).toEqual(['Chaveiro Central']);
});

test('few results are followed by those of words that sound the same, on the next pages too', async () => {
  const result = await search('padaria telles ');
  expect(result).toMatchObject({ names: ['Padaria Telles', 'Padaria Teles'], total: 2, correction: null });
  expect(result.steps).toEqual([{ kind: 'sound', typed: 'telles', used: 'teles', after: 1 }]);
  const pages = await Promise.all([1, 2, 3].map((page) => search('padaria telles ', { page, perPage: 1 })));
  expect(pages.map(({ names }) => names)).toEqual([['Padaria Telles'], ['Padaria Teles'], []]);
});

test('of open companies one is enough', async () => {
  const open = { bits: Buffer.alloc(8, 0xff), share: 1 };
  expect((await search('padaria telles ', { open })).names).toEqual(['Padaria Telles']);
  expect((await search('padaria ', { open })).names.toSorted()).toEqual(['Padaria Teles', 'Padaria Telles']);
});

test('where the companies of a text are all closed, nothing else is searched', async () => {
  const closed = { bits: Buffer.alloc(8), share: 0.001 };
  expect(await search('chaveiro centrall', { open: closed })).toMatchObject({ names: [], total: 0 });
  expect(await search('padaria telles', { open: closed })).toMatchObject({ names: [], steps: [] });
  const nobody = await search('zzyzx padaria', { open: { bits: Buffer.alloc(8, 0xff), share: 1 } });
  expect(nobody.names.toSorted()).toEqual(['Padaria Teles', 'Padaria Telles']);
});

test.each([
  ['supergosbrus ', 'supergasbras'],
  ['xentral ', 'central'],
  ['gentrau ', null],
  ['zet ', null],
])('corrects one letter from four, two from eight: %s', async (q, used) => {
  expect((await search(q)).correction?.used ?? null).toBe(used);
});

test('reads the words of a long text to its end', async () => {
  const others = 'de em a o e na no da do as os um';
  expect((await search(`${others} ${others} turmalina `)).names).toEqual(['Posto Turmalina']);
});

test('literally, every word counts as typed', async () => {
  expect((await search('posto turmalina telefone', { literal: true })).total).toBe(0);
  expect((await search('79106361', { literal: true })).total).toBe(0);
});

const pairs = readFileSync(new URL('./spellings.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));
const soundsAlike = async (one = '', other = '') => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/c\u0327/g, 'ç')
      .replace(/[\u0300-\u036f]/g, '');
  const rows = await sql`SELECT search_sound(${plain(one)}) = search_sound(${plain(other)}) AS same`;
  return rows[0].same;
};

test.each(pairs.filter(([, , kind]) => kind === 'sound'))('%s sounds like %s', async (one, other) => {
  expect(await soundsAlike(one, other)).toBe(true);
});

test.each(pairs.filter(([, , kind]) => kind === 'different'))(
  '%s does not sound like %s',
  async (one, other) => {
    expect(await soundsAlike(one, other)).toBe(false);
  },
);

test.each(['cabeleireiro', 'corte de cabelo', 'salões de beleza', 'cabelereiro'])(
  'finds a kind by its words: %s',
  async (q) => {
    const rows = await sql`SELECT id FROM kinds WHERE slug LIKE 'cabeleireiro%'`;
    const id = await makeCompany(pool, { name: `Studio ${q.length}`, kind_ids: [rows[0].id] });
    expect((await search(`${q} `)).ids).toContain(id);
  },
);

test('a row of consonants is no spelling of a short word that sounds like it', async () => {
  await makeCompany(pool, { name: 'Oficina SC', address: 'Rua Longa, 5' });
  await refreshDictionaries(reader);
  expect(await soundsAlike('zzzzqqqq', 'sc')).toBe(true);
  expect((await search('zzzzqqqq')).names).toEqual([]);
});
