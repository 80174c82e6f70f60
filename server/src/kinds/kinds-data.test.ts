import { expect, it } from 'vitest';
import COMPANIES from '../database/setup/seeds/demo/companies.csv?raw';
import { readCsv } from '../database/setup/seeds/read-csv.ts';
import { CATEGORIES } from '../database/setup/seeds/seed.ts';
import { normalizeText } from '../shared/text/normalize-text.ts';
import { slugify } from '../shared/text/slug.ts';
import BROADER from './data/broader.csv?raw';
import CNAE from './data/cnae.csv?raw';
import DEMO from './data/demo-kinds.csv?raw';
import KINDS from './data/kinds.csv?raw';
import OSM from './data/osm.csv?raw';
import PLURALS from './data/plurals.json';
import WORDS from './data/words.csv?raw';
import EVERYDAY from './everyday-words.csv?raw';
import { SCHEMA_TYPES } from './schema-types.ts';

/** Words that every kind could have. */
const GENERIC =
  'loja lojas serviço serviços comércio empresa venda vendas produto produtos conserto aluguel locação curso fábrica ' +
  'indústria equipamento material artigo acessório peça máquina técnico técnica profissional instalação manutenção ' +
  'atendimento projeto casa centro depósito distribuidora clínica aula professor promoção preço telefone endereço';

async function read(text: string): Promise<Record<string, string>[]> {
  const rows = await readCsv(text);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ''])),
  );
}

const column = (rows: Record<string, string>[], name: string) => rows.map((row) => row[name] ?? '');

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const kinds = await read(KINDS);
const cnae = await read(CNAE);
const words = await read(WORDS);
const osm = await read(OSM);
const broader = await read(BROADER);
const demo = await read(DEMO);
const everyday = await read(EVERYDAY);
const slugs = new Set(column(kinds, 'slug'));
const unknown = (values: string[]) => values.filter((value) => !slugs.has(value));

it('has 300 to 400 kinds with unique names and the slugs of their names', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(300);
  expect(kinds.length).toBeLessThanOrEqual(400);
  expect(repeated(column(kinds, 'slug'))).toEqual([]);
  expect(kinds.filter(({ slug, name }) => slug !== slugify(name ?? ''))).toEqual([]);
});

/** Regular plurals without accents: "flats", "bares", "salões", "hotéis", "infantis", "têxteis", "campings", "trens". */
const ENDINGS = [
  [/$/, 's'],
  [/(?<=[rzs])$/, 'es'],
  [/ao$/, 'oes'],
  [/(?<=[aeou])l$/, 'is'],
  [/il$/, 'is'],
  [/il$/, 'eis'],
  [/m$/, 'ns'],
] as const;
const isSameOrPlural = (one: string, many = '') =>
  one === many ||
  ENDINGS.some(([ending, plural]) => ending.test(one) && one.replace(ending, plural) === many);

it('says for each kind that is not named in the plural how a list of it is titled', () => {
  const plurals = new Map(Object.entries(PLURALS));
  const names = column(kinds, 'name');
  expect(names.filter((name) => !plurals.has(name) && !/^[^ ,]*s\b/.test(name))).toEqual([]);
  expect([...plurals.keys()].filter((name) => !names.includes(name))).toEqual([]);
  const wrong = [...plurals].filter(([name, plural]) => {
    const many = normalizeText(plural).split(' ');
    const one = normalizeText(name).split(' ');
    return one.length !== many.length || one.some((word, index) => !isSameOrPlural(word, many[index]));
  });
  expect(wrong).toEqual([]);
});

it('puts every kind into a seeded category, some into each', () => {
  expect(new Set(column(kinds, 'category'))).toEqual(new Set(CATEGORIES));
});

it('names schema.org types below LocalBusiness or none', () => {
  expect(column(kinds, 'schema_type').filter((type) => type !== '' && !SCHEMA_TYPES.includes(type))).toEqual(
    [],
  );
});

it('puts each of the 1,332 subclasses of CNAE 2.3 and 26 older ones into one kind', () => {
  const codes = column(cnae, 'cnae');
  expect(codes).toHaveLength(1332 + 26);
  expect(codes.filter((code) => !/^[0-9]{7}$/.test(code))).toEqual([]);
  expect(repeated(codes)).toEqual([]);
  expect(unknown(column(cnae, 'kind'))).toEqual([]);
});

it('has one level of broader kinds', () => {
  const below = column(broader, 'kind');
  expect(unknown([...below, ...column(broader, 'broader')])).toEqual([]);
  expect(column(broader, 'broader').filter((slug) => below.includes(slug))).toEqual([]);
});

it('has 8 to 60 words a kind, none twice and none generic', () => {
  expect(unknown(column(words, 'kind'))).toEqual([]);
  const generic = new Set(GENERIC.split(' ').map(normalizeText));
  for (const slug of slugs) {
    const own = words.filter(({ kind }) => kind === slug).map(({ word }) => normalizeText(word ?? ''));
    expect(own.length, slug).toBeGreaterThanOrEqual(8);
    expect(own.length, slug).toBeLessThanOrEqual(60);
    expect(repeated(own), slug).toEqual([]);
    expect(
      own.filter((word) => word === '' || generic.has(word)),
      slug,
    ).toEqual([]);
  }
});

it('says of every word where it is from', () => {
  expect(new Set(column(words, 'source'))).toEqual(new Set(['own', 'ibge', 'mei', 'osm']));
});

it('maps each OpenStreetMap tag to one kind', () => {
  const tags = column(osm, 'tag');
  expect(repeated(tags)).toEqual([]);
  expect(tags.filter((tag) => !/^[a-z_:]+=[^=;]+(;[a-z_:-]+=[^=;]+)*$/.test(tag))).toEqual([]);
  expect(unknown(column(osm, 'kind'))).toEqual([]);
});

it('gives every demonstration company a main kind and at most four others', async () => {
  expect(column(demo, 'company')).toEqual(column(await read(COMPANIES), 'name'));
  for (const { company, kind, others } of demo) {
    const all = [kind ?? '', ...(others ?? '').split(' ').filter(Boolean)];
    expect(all.length, company).toBeLessThanOrEqual(5);
    expect([...unknown(all), ...repeated(all)], company).toEqual([]);
  }
});

it('has the everyday words that people search with', () => {
  const found = everyday.map(({ query }) => {
    const typed = normalizeText(query ?? '');
    const matching = words.filter(({ word }) => normalizeText(word ?? '') === typed);
    return { query, kinds: column(matching, 'kind').sort().join(' ') };
  });
  expect(found).toEqual(everyday);
});
