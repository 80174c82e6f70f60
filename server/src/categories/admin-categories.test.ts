import { expect, test } from 'vitest';
import { ask as askAs } from '../../test/helpers/ask.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const FIELDS = 'id name isVisible companiesCount';
const ask = (query: string, variables: object = {}) => askAs(guia, admin, query, variables);
const create = (name: string) =>
  ask(`mutation ($name: String!) { createCategory(input: { name: $name }) { ${FIELDS} } }`, { name });
const update = (id: unknown, input: object) =>
  ask(
    `mutation ($id: ID!, $input: UpdateCategoryInput!) { updateCategory(id: $id, input: $input) { ${FIELDS} } }`,
    {
      id,
      input,
    },
  );
const remove = (id: unknown) => ask('mutation ($id: ID!) { deleteCategory(id: $id) { id } }', { id });
const list = (args = '') => ask(`{ adminCategories(perPage: 100${args}) { total items { ${FIELDS} } } }`);
const offered = async (): Promise<string[]> =>
  (await guia.rest('GET', '/companies/categories')).body.data.map(
    (category: { name: string }) => category.name,
  );

test('a category is created, offered at once, renamed, hidden, shown and removed', async () => {
  await offered();
  const made = await create('  Pets e Animais ');
  expect(made).toMatchObject({ name: 'Pets e Animais', isVisible: true, companiesCount: 0 });
  expect(await offered()).toContain('Pets e Animais');
  expect(await update(made.id, { name: 'Animais' })).toMatchObject({ name: 'Animais', isVisible: true });
  expect(await offered()).toContain('Animais');
  expect(await update(made.id, { isVisible: false })).toMatchObject({ name: 'Animais', isVisible: false });
  expect(await offered()).not.toContain('Animais');
  await update(made.id, { isVisible: true });
  expect(await offered()).toContain('Animais');
  expect(await remove(made.id)).toEqual({ id: made.id });
  expect(await offered()).not.toContain('Animais');
  expect(await remove(made.id)).toMatchObject({ code: 'NOT_FOUND' });
  const rows = await guia.sql`SELECT action FROM audit_entries WHERE subject_type = 'category'
    AND subject_id = ${made.id} ORDER BY id`;
  expect(rows.map(({ action }) => action)).toEqual([
    'category.create',
    ...Array(3).fill('category.update'),
    'category.remove',
  ]);
});

test('names are unique without regard to case and accents', async () => {
  for (const name of ['saude', 'SAÚDE', 'Alimentação ']) {
    expect(await create(name)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { name: ['Já existe uma categoria com este nome.'] },
    });
  }
  const other = await create('Outra coisa');
  expect(await update(other.id, { name: 'Saude' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await update(other.id, { name: 'OUTRA COISA' })).toMatchObject({ name: 'OUTRA COISA' });
  for (const name of ['', '123', 'x'.repeat(61)]) {
    expect(await create(name)).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});

test('companies are counted in every state; a used category cannot be removed', async () => {
  const made = await create('Usada');
  const ids = [
    await makeCompany(guia.pool, { category_id: made.id }),
    await makeCompany(guia.pool, { category_id: made.id, is_approved: false }),
    await makeCompany(guia.pool, { category_id: made.id, is_active: false }),
  ];
  const countOf = async () => (await list(', q: "USADA"')).items[0].companiesCount;
  expect(await countOf()).toBe(3);
  expect(await remove(made.id)).toMatchObject({ code: 'CONFLICT' });
  await guia.sql`UPDATE companies SET category_id = 1 WHERE id = ${ids[0]}`;
  expect(await countOf()).toBe(2);
  await guia.sql`SELECT compact_tallies()`;
  await guia.sql`DELETE FROM companies WHERE id = ${ids[1]}`;
  expect(await countOf()).toBe(1);
  await guia.sql`DELETE FROM companies WHERE id = ${ids[2]}`;
  expect(await remove(made.id)).toEqual({ id: made.id });
});

test('a category is not removed while a company concurrently takes it', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await create(`Disputada ${'abcde'[round]}`);
    const [removed, made] = await Promise.allSettled([
      remove(id),
      makeCompany(guia.pool, { category_id: id }),
    ]);
    const isThere = made.status === 'fulfilled';
    expect(removed).toMatchObject({ value: isThere ? { code: 'CONFLICT' } : { id } });
  }
});

test('a hidden category is not offered, but its companies are found', async () => {
  const made = await create('Relojoaria');
  const company = await makeCompany(guia.pool, { name: 'Hora Certa', category_id: made.id });
  const rows = await guia.sql`SELECT slug FROM companies WHERE id = ${company}`;
  await update(made.id, { isVisible: false });
  const found = async (query: string) =>
    (await guia.rest('GET', `/companies?${query}`)).body.data.data.map((one: { id: number }) => one.id);
  expect(await found('q=hora+certa')).toEqual([company]);
  expect(await found(`category=${made.id}`)).toEqual([company]);
  expect((await guia.rest('GET', `/companies/slug/${rows[0].slug}`)).body.data.category).toBe('Relojoaria');
  const owner = await guia.owner();
  await guia.sql`UPDATE companies SET owner_id = ${owner.id} WHERE id = ${company}`;
  const put = (body: object) => guia.rest('PUT', `/companies/${company}`, body, owner);
  expect((await put({ category_id: made.id, name: 'Hora Certíssima' })).status).toBe(200);
  await put({ category_id: 1 });
  expect((await put({ category_id: made.id })).status).toBe(422);
});

test('the list has hidden categories too, by name or by companies', async () => {
  const all = await list();
  expect(all.total).toBe(all.items.length);
  const names = all.items.map((category: { name: string }) => category.name);
  const normalize = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  expect(names).toEqual([...names].sort((one, other) => (normalize(one) < normalize(other) ? -1 : 1)));
  const counts = (await list(', order: companies')).items.map(
    (category: { companiesCount: number }) => category.companiesCount,
  );
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect((await list(', q: "alimentacao"')).items).toMatchObject([{ name: 'Alimentação' }]);
});

test('the list is filtered by visibility, and hidden categories can come first', async () => {
  const made = await create('Zonas escondidas');
  await update(made.id, { isVisible: false });
  const ids = async (args: string) =>
    (await list(args)).items.map(({ id }: { id: string }) => id) as string[];
  expect(await ids(', isVisible: false')).toContain(made.id);
  expect(await ids(', isVisible: true')).not.toContain(made.id);
  expect((await ids(', order: hidden'))[0]).toBe(made.id);
  expect((await ids(', order: visible')).at(-1)).toBe(made.id);
});
