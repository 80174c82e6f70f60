import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';

const guia = testApp();
const ids: Record<string, number> = {};

beforeAll(async () => {
  const rows = await guia.sql`SELECT id FROM kinds WHERE slug = 'padaria'`;
  const kind_ids = [rows[0].id];
  for (const company of [
    { name: 'Padaria Souza', kind_ids, phone: '+551133334444', address: 'Rua Torta, 3' },
    { name: 'Padaria Sousa', kind_ids, legal_name: 'Farinhas Reunidas Ltda' },
    { name: 'Bar do Lago', description: 'Ao lado da padaria.', city: 'Santos' },
  ]) {
    ids[company.name] = await makeCompany(guia.pool, company);
  }
  await guia.sql`UPDATE companies SET rating_sum = 50, rating_count = 10 WHERE id = ${ids['Padaria Souza']}`;
  await refreshDictionaries(guia.services.db.searches);
});

const EXPLAIN = `query ($companyId: ID!, $q: String, $kind: String, $city: String) {
  adminSearchExplanation(companyId: $companyId, q: $q, kind: $kind, city: $city) {
    total parts { part points } words { word fields } steps { kind used } } }`;

const explain = async (name: string, variables: Record<string, unknown>) => {
  const { body } = await guia.graphql(EXPLAIN, { companyId: String(ids[name]), ...variables }, admin);
  expect(body.errors).toBeUndefined();
  return body.data.adminSearchExplanation;
};
type Explanation = Awaited<ReturnType<typeof explain>>;
const pointsOf = ({ parts }: Explanation): Record<string, number> =>
  Object.fromEntries(parts.map(({ part, points }: { part: string; points: number }) => [part, points]));
const fieldsOf = ({ words }: Explanation): Record<string, string[]> =>
  Object.fromEntries(words.map(({ word, fields }: { word: string; fields: string[] }) => [word, fields]));

test('says where each word matches, and what each part adds', async () => {
  const explanation = await explain('Padaria Souza', { q: 'padaria souza torta ' });
  expect(explanation.words).toEqual([
    { word: 'padaria', fields: ['name'] },
    { word: 'souza', fields: ['name'] },
    { word: 'torta', fields: ['text'] },
  ]);
  expect(explanation.steps).toEqual([]);
  const points = pointsOf(explanation);
  expect(points).toMatchObject({ nameOrKind: 0, asTyped: 0.5, name: 0, city: 0, rating: 0.3 * 4.5 });
  expect(points.completeness).toBeCloseTo(0.3 * 0.2 * (3 / 7));
  expect(explanation.total).toBeCloseTo(Object.values(points).reduce((sum, part) => sum + part, 0));
});

test('the very name, the named place and other names', async () => {
  expect(pointsOf(await explain('Padaria Souza', { q: 'padaria souza' }))).toMatchObject({
    nameOrKind: 3,
    name: 8,
  });
  const inCampinas = await explain('Padaria Sousa', { q: 'farinhas reunidas em campinas ' });
  expect(pointsOf(inCampinas)).toMatchObject({ city: 4 });
  expect(inCampinas.words).toEqual([
    { word: 'farinhas', fields: ['otherName'] },
    { word: 'reunidas', fields: ['otherName'] },
    { word: 'campinas', fields: ['place', 'city'] },
  ]);
});

test('a kind in the text of another company', async () => {
  expect(fieldsOf(await explain('Bar do Lago', { q: 'padaria santos ' }))).toMatchObject({
    padaria: ['text'],
  });
});

test('names the steps that found it', async () => {
  const explanation = await explain('Padaria Sousa', { q: 'padaria souza ' });
  expect(explanation.steps).toEqual([{ kind: 'sound', used: 'sousa' }]);
  expect(fieldsOf(explanation)).toMatchObject({ sousa: ['name'] });
});

test('the order is that of the totals', async () => {
  const { body } = await guia.graphql(`{ companies(q: "padaria ") { items { name } } }`);
  const names: string[] = body.data.companies.items.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Padaria Souza', 'Padaria Sousa']);
  const totals = await Promise.all(names.map(async (name) => (await explain(name, { q: 'padaria ' })).total));
  expect(totals).toEqual([...totals].sort((one, other) => other - one));
});

test('a list without text is ordered by the score alone', async () => {
  const explanation = await explain('Padaria Souza', { city: 'Campinas' });
  expect(explanation.words).toEqual([]);
  expect(Object.keys(pointsOf(explanation))).toEqual(['rating', 'completeness', 'freshness']);
  const rows = await guia.sql`SELECT score FROM search_documents WHERE company_id = ${ids['Padaria Souza']}`;
  expect(explanation.total).toBeCloseTo(rows[0].score, 5);
});

test('a company is shown for a number by its score, without the words that were left out', async () => {
  const explanation = await explain('Padaria Souza', { q: 'chaveiro 3333-4444 ' });
  expect(explanation.words).toEqual([]);
  expect(explanation.steps).toEqual([{ kind: 'dropped', used: '3333-4444' }]);
});

test.each([
  ['Bar do Lago', { q: '3333-4444' }],
  ['Bar do Lago', { q: '?!' }],
  ['Bar do Lago', { q: 'padaria', city: 'Campinas' }],
  ['Bar do Lago', { q: 'souza' }],
  ['Bar do Lago', { city: 'Nova Atlântida' }],
  ['Nenhuma', { q: 'padaria' }],
])('a company that the search does not show is NOT_FOUND: %s %j', async (name, variables) => {
  const companyId = String(ids[name] ?? 999_999);
  const { body } = await guia.graphql(EXPLAIN, { companyId, ...variables }, admin);
  expect(body.errors[0]).toMatchObject({
    message: 'Esta busca não mostra esta empresa.',
    extensions: { code: 'NOT_FOUND' },
  });
});

test('others than administrators are FORBIDDEN', async () => {
  const owner = await guia.owner();
  const answer = await guia.graphql(EXPLAIN, { companyId: '1', q: 'padaria' }, { token: owner.token });
  expect(answer.body.errors[0].extensions.code).toBe('FORBIDDEN');
});
