import { expect, test } from 'vitest';
import { ask as askAs } from '../../test/helpers/ask.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { admin, startTestApp, type TestApp, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
const other = perFile(() => startTestApp({}, { instanceOf: guia }));

const FIELDS =
  'id slug name plural category { name } broader { slug } schemaType wordsCount companiesCount words { word alsoOf { slug } }';
const ask = (query: string, variables: object = {}) => askAs(guia, admin, query, variables);
const create = (input: object) =>
  ask(`mutation ($input: CreateKindInput!) { createKind(input: $input) { ${FIELDS} } }`, { input });
const update = (id: unknown, input: object) =>
  ask(`mutation ($id: ID!, $input: UpdateKindInput!) { updateKind(id: $id, input: $input) { ${FIELDS} } }`, {
    id,
    input,
  });
const remove = (id: unknown) => ask('mutation ($id: ID!) { deleteKind(id: $id) { id } }', { id });
const list = (args: string) => ask(`{ adminKinds(${args}) { total lastPage items { ${FIELDS} } } }`);
const word = (field: string, kindId: unknown, text: string, fields = `{ ${FIELDS} }`) =>
  ask(
    `${field === 'adminKindWordPreview' ? 'query' : 'mutation'} ($kindId: ID!, $word: String!) {
    ${field}(kindId: $kindId, word: $word) ${fields} }`,
    { kindId, word: text },
  );
const wordsOf = (kind: { words: { word: string }[] }) => kind.words.map((one) => one.word);
const kindOf = async (slug: string) =>
  (await guia.sql`SELECT id FROM kinds WHERE slug = ${slug}`)[0].id as number;

const searchUrl = (q: string) =>
  `/graphql?query=${encodeURIComponent(`{ companies(q: ${JSON.stringify(q)}, city: "Aurora") { total steps { kind } correction { used } items { name } } }`)}`;
/** Searches in a small city, by GET, which the response cache answers. */
async function search(instance: TestApp, q: string) {
  const headers = { 'apollo-require-preflight': 'true' };
  return (await instance.app.inject({ url: searchUrl(q), headers })).json().data.companies;
}

test('a kind is created with its name as a word, renamed, moved and removed; the log names it', async () => {
  const made = await create({ name: ' Estúdio de Dublagem ', categoryId: '1', schemaType: '' });
  expect(made).toMatchObject({
    slug: 'estudio-de-dublagem',
    name: 'Estúdio de Dublagem',
    category: { name: 'Tecnologia' },
    broader: null,
    schemaType: null,
    wordsCount: 1,
    companiesCount: 0,
    words: [{ word: 'Estúdio de Dublagem', alsoOf: [] }],
  });
  const broader = await kindOf('restaurante');
  const moved = await update(made.id, {
    name: 'Dublagem',
    categoryId: '7',
    broaderId: String(broader),
    schemaType: 'Store',
  });
  expect(moved).toMatchObject({
    slug: 'estudio-de-dublagem',
    name: 'Dublagem',
    category: { name: 'Serviços' },
    broader: { slug: 'restaurante' },
    schemaType: 'Store',
  });
  expect(wordsOf(moved)).toEqual(['Dublagem', 'Estúdio de Dublagem']);
  expect(await update(made.id, { broaderId: '', schemaType: '' })).toMatchObject({
    name: 'Dublagem',
    broader: null,
    schemaType: null,
  });
  expect(await remove(made.id)).toEqual({ id: made.id });
  expect(await remove(made.id)).toMatchObject({ code: 'NOT_FOUND' });
  const { items } = await ask(
    `{ adminAuditEntries(subjectType: "kind", subjectId: ${made.id}) { items { actionText subjectText changes { name afterText } } } }`,
  );
  expect(items).toMatchObject([
    { actionText: 'removeu o segmento', subjectText: 'Dublagem' },
    { actionText: 'alterou o segmento' },
    {
      actionText: 'alterou o segmento',
      changes: expect.arrayContaining([
        { name: 'Categoria', afterText: 'Serviços' },
        { name: 'Segmento mais amplo', afterText: 'Restaurante' },
        { name: 'Tipo do schema.org', afterText: 'Store' },
      ]),
    },
    { actionText: 'adicionou o segmento' },
  ]);
});

test('a kind has a plural, which titles its lists and which a new name keeps', async () => {
  const plurals = async (id: unknown) =>
    (await ask(`{ kinds(q: "grafologia") { id plural } }`)).find((kind: { id: string }) => kind.id === id)
      ?.plural;
  const made = await create({
    name: 'Estúdio de Grafologia',
    plural: ' Estúdios de Grafologia ',
    categoryId: '1',
  });
  expect(made.plural).toBe('Estúdios de Grafologia');
  expect(await plurals(made.id)).toBe('Estúdios de Grafologia');
  expect((await update(made.id, { name: 'Ateliê de Grafologia' })).plural).toBe('Estúdios de Grafologia');
  expect((await update(made.id, { plural: '' })).plural).toBeNull();
  expect(await plurals(made.id)).toBe('Ateliê de Grafologia');
  expect(Object.keys((await update(made.id, { plural: 'x'.repeat(81) })).fields)).toEqual(['plural']);
  await remove(made.id);
  const { items } = await ask(
    `{ adminAuditEntries(subjectType: "kind", subjectId: ${made.id}) { items { changes { name beforeText } } } }`,
  );
  expect(items[1].changes).toEqual([{ name: 'Nome no plural', beforeText: 'Estúdios de Grafologia' }]);
});

test('names are unique without regard to case and accents, slugs too', async () => {
  const twice = { code: 'BAD_USER_INPUT', fields: { name: ['Já existe um segmento com este nome.'] } };
  expect(await create({ name: 'PADARIA', categoryId: '3' })).toEqual(twice);
  const padaria = await kindOf('padaria');
  await update(padaria, { name: 'Padoca' });
  const made = await create({ name: 'Padaria', categoryId: '3' });
  expect(made.slug).toBe('padaria-2');
  expect(await update(padaria, { name: 'padaria' })).toEqual(twice);
  await remove(made.id);
  expect((await update(padaria, { name: 'Padaria' })).slug).toBe('padaria');
});

test('rejects what is no kind', async () => {
  const fieldOf = async (input: object) => Object.keys((await create(input)).fields ?? {});
  expect(await fieldOf({ name: '123', categoryId: '3' })).toEqual(['name']);
  expect(await fieldOf({ name: 'x'.repeat(81), categoryId: '3' })).toEqual(['name']);
  expect(await fieldOf({ name: 'Circo', categoryId: '999' })).toEqual(['categoryId']);
  expect(await fieldOf({ name: 'Circo', categoryId: '3', schemaType: 'Padaria' })).toEqual(['schemaType']);
  const [pizzeria, restaurant] = [await kindOf('pizzaria'), await kindOf('restaurante')];
  expect(await fieldOf({ name: 'Circo', categoryId: '3', broaderId: String(pizzeria) })).toEqual([
    'broaderId',
  ]);
  expect(await update(restaurant, { broaderId: String(await kindOf('padaria')) })).toMatchObject({
    fields: { broaderId: ['Há segmentos abaixo deste: ele não pode ficar abaixo de outro.'] },
  });
  expect(await update(restaurant, { broaderId: String(restaurant) })).toMatchObject({
    fields: { broaderId: ['Escolha outro segmento da lista.'] },
  });
});

test('lists kinds by name, word, category and numbers', async () => {
  const all = await list('perPage: 100');
  expect(all.total).toBeGreaterThan(300);
  expect(all.items).toHaveLength(100);
  const names = all.items.map(({ name }: { name: string }) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );
  expect(names).toEqual([...names].sort());
  expect((await list('q: "barbeiros"')).items).toEqual(
    expect.arrayContaining([expect.objectContaining({ slug: 'barbearia' })]),
  );
  const food = await list('categoryId: "3", order: words, perPage: 100');
  expect(new Set(food.items.map((kind: { category: { name: string } }) => kind.category.name))).toEqual(
    new Set(['Alimentação']),
  );
  const counts = food.items.map(({ wordsCount }: { wordsCount: number }) => wordsCount);
  expect(counts).toEqual([...counts].sort((one, next) => next - one));
  for (const kind of food.items) expect(kind.wordsCount).toBe(kind.words.length);
  for (const order of ['category', 'companies'])
    expect((await list(`order: ${order}`)).items).toHaveLength(16);
});

test('a kind that companies have is not removed, whatever their state', async () => {
  const { id } = await create({ name: 'Usado por poucos', categoryId: '3' });
  for (const state of [{}, { is_approved: false }, { is_active: false }]) {
    const company = await makeCompany(guia.pool, { ...state, kind_ids: [id] });
    expect(await remove(id)).toMatchObject({ code: 'CONFLICT' });
    await guia.sql`DELETE FROM companies WHERE id = ${company}`;
  }
  expect(await remove(id)).toEqual({ id: String(id) });
});

test('a word is found by the next search, on another instance within a second, and no more once removed', async () => {
  const barber = await kindOf('barbearia');
  await makeCompany(guia.pool, { name: 'Navalha do Zé', city: 'Aurora', kind_ids: [barber] });
  await Promise.all([guia.settled(), other.settled()]);
  const typed = 'barbearia retro';
  const names = async (instance: TestApp) => {
    const { steps, items } = await search(instance, typed);
    return steps.length === 0 ? items.map(({ name }: { name: string }) => name) : [];
  };
  for (const instance of [guia, other, guia, other]) expect(await names(instance)).toEqual([]);
  const changed = await word('addKindWord', barber, ' barbearia  retrô ');
  expect(wordsOf(changed)).toContain('barbearia retrô');
  expect(await names(guia)).toEqual(['Navalha do Zé']);
  await other.settled();
  expect(await search(other, typed)).toMatchObject({ correction: null, items: [{ name: 'Navalha do Zé' }] });
  // Known at once: it is not respelt, alone either.
  expect((await guia.pool.query(`SELECT FROM search_spellings WHERE word = 'retro'`)).rowCount).toBe(1);
  expect(await word('removeKindWord', barber, 'Barbearias Retrô')).toMatchObject({ slug: 'barbearia' });
  expect(await names(guia)).toEqual([]);
  await other.settled();
  expect(await names(other)).toEqual([]);
  await guia.sql`SELECT search_count_changes(2000)`;
  expect((await guia.pool.query(`SELECT FROM search_words WHERE word = 'retro'`)).rowCount).toBe(0);
  expect((await guia.pool.query(`SELECT FROM search_words WHERE word = 'barbearia'`)).rowCount).toBe(1);
  const { items } = await ask(
    `{ adminAuditEntries(subjectType: "kind", subjectId: ${barber}) { items { actionText subjectText changes { name beforeText afterText } } } }`,
  );
  expect(items).toMatchObject([
    {
      actionText: 'removeu uma palavra do segmento',
      subjectText: 'Barbearia',
      changes: expect.arrayContaining([expect.objectContaining({ name: 'Palavra' })]),
    },
    {
      actionText: 'adicionou uma palavra ao segmento',
      changes: expect.arrayContaining([{ name: 'Palavra', beforeText: null, afterText: 'barbearia retrô' }]),
    },
  ]);
});

test('a renamed kind has its new name on the pages of its companies, on every instance', async () => {
  const kind = await create({ name: 'Circo', categoryId: '7' });
  const id = await makeCompany(guia.pool, { kind_ids: [kind.id] });
  const url = `/graphql?query=${encodeURIComponent(`{ company(id: "${id}") { kinds { name } } }`)}`;
  await Promise.all([guia.settled(), other.settled()]);
  const shown = async (instance: TestApp) =>
    (await instance.app.inject({ url, headers: { 'apollo-require-preflight': 'true' } })).body;
  for (const instance of [guia, other]) expect(await shown(instance)).toContain('Circo');
  await update(kind.id, { name: 'Picadeiro' });
  expect(await shown(guia)).toContain('Picadeiro');
  await other.settled();
  expect(await shown(other)).toContain('Picadeiro');
});

test('the filter takes the slug, the id and the name of a kind, also a new one', async () => {
  const kind = await create({ name: 'Fonte luminosa', categoryId: '7' });
  await update(kind.id, { name: "Chafariz e espelho d'água" });
  const id = await makeCompany(guia.pool, { kind_ids: [kind.id] });
  for (const text of [
    'fonte-luminosa',
    String(kind.id),
    "Chafariz e espelho d'água",
    'CHAFARIZ E ESPELHO D’AGUA',
  ]) {
    const found = await ask('query ($kind: String) { companies(kind: $kind) { items { id } } }', {
      kind: text,
    });
    expect(found.items, text).toEqual([{ id: String(id) }]);
  }
});

test('words have letters, meaning and bounds, and are not added twice', async () => {
  const barber = await kindOf('barbearia');
  const add = (text: string) => word('addKindWord', barber, text);
  for (const text of ['x', '12 34', 'de a', '!?', 'y'.repeat(61), 'a b c d e f g h'])
    expect(await add(text)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { word: [expect.any(String)] } });
  expect(await add('Barbearias')).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { word: ['Este segmento já tem esta palavra.'] },
  });
  expect(await word('addKindWord', 999_999, '')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await word('removeKindWord', barber, 'nunca houve')).toMatchObject({ code: 'NOT_FOUND' });
  const shared = await word('addKindWord', barber, 'padaria');
  expect(shared.words.find((one: { word: string }) => one.word === 'padaria').alsoOf).toEqual([
    { slug: 'padaria' },
  ]);
  await word('removeKindWord', barber, 'padaria');
});

test('previews what a word would find, and changes nothing', async () => {
  const { id } = await create({ name: 'Oficina de Sanfona', categoryId: '7' });
  for (let number = 1; number <= 6; number++)
    await makeCompany(guia.pool, { name: `Foles ${number}`, kind_ids: [id] });
  const [named] = [await makeCompany(guia.pool, { name: 'Gaita Velha' })];
  const fields = `{ alsoOf { slug } today { total totalIsExact companies { id } } withWord { total companies { name } } }`;
  const preview = await word('adminKindWordPreview', id, 'gaita velha', fields);
  expect(preview.today).toEqual({ total: 1, totalIsExact: true, companies: [{ id: String(named) }] });
  expect(preview.withWord.total).toBe(6);
  expect(preview.withWord.companies).toHaveLength(5);
  expect(preview.alsoOf).toEqual([]);
  expect((await word('adminKindWordPreview', id, 'padarias', fields)).alsoOf).toEqual([{ slug: 'padaria' }]);
  expect((await word('adminKindWordPreview', id, '?', fields)).code).toBe('BAD_USER_INPUT');
  expect((await ask('query ($id: ID!) { adminKind(id: $id) { wordsCount } }', { id })).wordsCount).toBe(1);
});
