import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sqlOf, testPool } from '../../test/helpers/test-database.ts';
import { poolReader } from '../database/statement.ts';
import { citiesByIds } from './city.ts';
import { matchCities, nearestCities } from './match-cities.ts';

const pool = testPool();
const sql = sqlOf(pool);
const reader = poolReader(pool);

const namesOf = async (ids: number[]) =>
  (await citiesByIds(reader, ids)).map(({ name, state }) => `${name}/${state}`);
const match = async (text: string) => namesOf(await matchCities(reader, text));
const near = async (text: string, limit = 4) => namesOf(await nearestCities(reader, text, limit));

test.each([
  'Campinas',
  'campinas',
  'Campinas - SP',
  'CAMPINAS/SP',
  'Campinas, sp',
  'Campinas (SP)',
  ' campinas  sp ',
])('%j matches Campinas', async (text) => expect(await match(text)).toEqual(['Campinas/SP']));

test.each([
  ['Campinas - SP', 'SP', 'Campinas/SP'],
  ['Campinas', 'Estado de São Paulo', 'Campinas/SP'],
  ['Parati', '', 'Paraty/RJ'],
  ['Embu', '', 'Embu das Artes/SP'],
  ['Búzios', 'RJ', 'Armação dos Búzios/RJ'],
  ['Santa Bárbara do Oeste', 'SP', "Santa Bárbara d'Oeste/SP"],
  ['Taguatinga', 'DF', 'Brasília/DF'],
])('%j in %j is understood as the import does', async (text, state, expected) => {
  expect(await namesOf(await matchCities(reader, text, state))).toEqual([expected]);
});

test('accents do not matter', async () => {
  expect(await match('sao paulo')).toEqual(['São Paulo/SP']);
  expect(await match('Sa\u0303o Paulo')).toEqual(['São Paulo/SP']);
});

test('without a state all of that name, the most populous first', async () => {
  expect(await match('Campo Grande')).toEqual(['Campo Grande/MS', 'Campo Grande/RN', 'Campo Grande/AL']);
  expect(await match('Campo Grande - AL')).toEqual(['Campo Grande/AL']);
});

test('a wrong state, an incomplete name and an empty text match nothing', async () => {
  for (const text of ['Campinas/RJ', 'Campin', '', ' ', 'SP', '/SP', '%', '_'])
    expect(await match(text)).toEqual([]);
});

test('a hidden city is not matched', async () => {
  await sql`UPDATE cities SET is_visible = false WHERE name = 'Borá'`;
  expect(await match('Borá')).toEqual([]);
  expect(await near('Borá')).not.toContain('Borá/SP');
});

test('the nearest of a misspelt or half-typed name', async () => {
  expect((await near('Campinaz'))[0]).toBe('Campinas/SP');
  expect((await near('sao pualo'))[0]).toBe('São Paulo/SP');
  expect((await near('Campinaz - SP'))[0]).toBe('Campinas/SP');
  expect((await near('rio de j'))[0]).toBe('Rio de Janeiro/RJ');
  expect((await near('Campo Grande - AL'))[0]).toBe('Campo Grande/AL');
  expect(await near('são', 2)).toEqual(['São Paulo/SP', 'São Luís/MA']);
});

test('any text returns without an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
      expect(Array.isArray(await matchCities(reader, text))).toBe(true);
      expect(Array.isArray(await nearestCities(reader, text, 3))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
