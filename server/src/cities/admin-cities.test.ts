import { expect, test } from 'vitest';
import { ask as askAs } from '../../test/helpers/ask.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const FIELDS = 'id name state ibgeCode population isVisible companiesCount';
const ask = (query: string, variables: object = {}) => askAs(guia, admin, query, variables);
const create = (input: object) =>
  ask(`mutation ($input: CreateCityInput!) { createCity(input: $input) { ${FIELDS} } }`, { input });
const update = (id: unknown, input: object) =>
  ask(`mutation ($id: ID!, $input: UpdateCityInput!) { updateCity(id: $id, input: $input) { ${FIELDS} } }`, {
    id,
    input,
  });
const remove = (id: unknown) => ask('mutation ($id: ID!) { deleteCity(id: $id) { id } }', { id });
const list = (args: string) => ask(`{ adminCities(${args}) { total lastPage items { ${FIELDS} } } }`);
const suggested = async (q: string): Promise<string[]> => {
  const { body } = await guia.graphql('query ($q: String!) { cities(q: $q) { name } }', { q });
  return body.data.cities.map((city: { name: string }) => city.name);
};
const found = async (query: string) =>
  (await guia.rest('GET', `/companies?${query}`)).body.data.data.map((one: { name: string }) => one.name);

test('a city is created, suggested, renamed, hidden, shown and removed', async () => {
  const made = await create({ name: 'Vila Velha do Teste', state: 'SP' });
  expect(made).toMatchObject({
    state: 'SP',
    ibgeCode: null,
    population: 0,
    isVisible: true,
    companiesCount: 0,
  });
  expect(await suggested('vila velha do t')).toContain('Vila Velha do Teste');
  expect(await update(made.id, { name: 'Vila Nova do Teste' })).toMatchObject({ name: 'Vila Nova do Teste' });
  expect(await suggested('vila nova do t')).toContain('Vila Nova do Teste');
  await update(made.id, { isVisible: false });
  expect(await suggested('vila nova do t')).not.toContain('Vila Nova do Teste');
  await update(made.id, { isVisible: true });
  expect(await suggested('vila nova do t')).toContain('Vila Nova do Teste');
  expect(await remove(made.id)).toEqual({ id: made.id });
  expect(await remove(made.id)).toMatchObject({ code: 'NOT_FOUND' });
});

test('names are unique in a state without regard to case and accents', async () => {
  expect(await create({ name: 'SAO PAULO', state: 'SP' })).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { name: ['Já existe uma cidade com este nome neste estado.'] },
  });
  expect(await create({ name: 'São Paulo', state: 'RR' })).toMatchObject({ state: 'RR' });
  for (const wrong of [{ state: 'XX' }, { name: '' }, { name: '!' }, { population: -1 }, { latitude: 50 }]) {
    expect(await create({ name: 'Cidade', state: 'SP', ...wrong })).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});

test('a renamed city’s companies are found by its new name; it cannot be removed while it has any', async () => {
  const made = await create({ name: 'Cachoeirinha do Teste', state: 'MG' });
  await makeCompany(guia.pool, { name: 'Armazém do Rio', city: 'Cachoeirinha do Teste' });
  expect((await list('q: "cachoeirinha do t"')).items).toMatchObject([{ companiesCount: 1 }]);
  expect(await remove(made.id)).toMatchObject({ code: 'CONFLICT' });
  await update(made.id, { name: 'Corredeira do Teste' });
  expect(await found('q=armazem+corredeira')).toEqual(['Armazém do Rio']);
  expect(await found('city=corredeira+do+teste')).toEqual(['Armazém do Rio']);
});

test('a hidden city is not offered, but its companies are found', async () => {
  const made = await create({ name: 'Escondida do Norte', state: 'PA' });
  const id = await makeCompany(guia.pool, { name: 'Barco Branco', city: 'Escondida do Norte' });
  await update(made.id, { isVisible: false });
  expect(await found('q=barco+branco')).toEqual(['Barco Branco']);
  expect(await found('city=Escondida+do+Norte+-+PA')).toEqual(['Barco Branco']);
  const owner = await guia.owner();
  await guia.sql`UPDATE companies SET owner_id = ${owner.id} WHERE id = ${id}`;
  const put = (body: object) => guia.rest('PUT', `/companies/${id}`, body, owner);
  expect((await put({ city: 'Escondida do Norte', state: 'PA', name: 'Barco Azul' })).status).toBe(200);
  await put({ city: 'Belém', state: 'PA' });
  expect((await put({ city: 'Escondida do Norte' })).status).toBe(422);
});

test('the list is searched, filtered by state, ordered and paged', async () => {
  const first = await list('perPage: 100');
  expect(first.total).toBeGreaterThan(5_500);
  expect(first.items[0].name).toMatch(/^Abadia/);
  const states = await list('state: "RR", perPage: 100');
  expect(states.items.every((city: { state: string }) => city.state === 'RR')).toBe(true);
  expect(states.total).toBe(states.items.length);
  expect((await list('q: "BELÉM", state: "PA"')).items).toMatchObject([{ name: 'Belém', state: 'PA' }]);
  expect(
    (await list('q: "orizonte", state: "MG"')).items.map(({ name }: { name: string }) => name),
  ).toContain('Belo Horizonte');
  const short = (await list('q: "aç", perPage: 100')).items.map(({ name }: { name: string }) => name);
  expect(short).toContain('Açailândia');
  expect(short.every((name: string) => /^a[cç]/i.test(name))).toBe(true);
  await makeCompany(guia.pool, { city: 'Ouro Preto' });
  await makeCompany(guia.pool, { city: 'Ouro Preto' });
  expect((await list('order: companies, perPage: 1')).items).toMatchObject([
    { name: 'Ouro Preto', companiesCount: 2 },
  ]);
  expect((await list('order: companies, q: "ouro p", perPage: 1')).items).toMatchObject([
    { name: 'Ouro Preto' },
  ]);
  expect((await list('order: population, perPage: 1')).items).toMatchObject([{ name: 'São Paulo' }]);
  expect((await list('order: state, perPage: 1')).items).toMatchObject([{ name: 'Rio Branco', state: 'AC' }]);
  expect((await list('order: ibgeCode, state: "RO", perPage: 1')).items).toMatchObject([
    { ibgeCode: 1_100_015 },
  ]);
  expect(await list('state: "xx"')).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the list is filtered by visibility, and hidden cities can come first', async () => {
  const made = await create({ name: 'Escondida do Sul', state: 'RS' });
  await update(made.id, { isVisible: false });
  const hidden = await list('isVisible: false, state: "RS"');
  expect(hidden.items).toEqual([expect.objectContaining({ id: made.id })]);
  expect((await list('isVisible: true, q: "escondida do s"')).total).toBe(0);
  expect((await list('order: hidden, state: "RS", perPage: 1')).items).toEqual(hidden.items);
});
