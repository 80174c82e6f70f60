import { beforeAll, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { type TestApp, testApp } from '../../../test/helpers/test-app.ts';
import { refreshDictionaries } from '../search/refresh-dictionaries.ts';

const guia = testApp();
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  await guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`;
  owner = await guia.owner();
});

const POINT = 'latitude longitude point { latitude longitude exactness }';
const own = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  point: { latitude, longitude, exactness: 'address' },
});

async function create(changes: object) {
  const { category_id: categoryId, ...form } = COMPANY_FORM;
  const { body } = await guia.graphql(
    `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id ${POINT} } }`,
    { input: { ...form, categoryId, ...changes } },
    owner,
  );
  return body;
}

async function update(id: number, input: object) {
  const { body } = await guia.graphql(
    `mutation ($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { ${POINT} } }`,
    { id, input },
    owner,
  );
  return body;
}

const pointOf = async (id: number) =>
  (await guia.graphql(`{ company(id: ${id}) { point { latitude longitude exactness } } }`)).body.data.company
    .point;

test('an owner gives a point; it goes when the company moves without one', async () => {
  const { data } = await create({ latitude: -22.9056171, longitude: -47.0608 });
  const { id, ...company } = data.createCompany;
  expect(company).toEqual(own(-22.905617, -47.0608));
  const moved = await update(id, { latitude: -22.91, longitude: -47.07, address: 'Rua Nova, 1' });
  expect(moved.data.updateCompany).toEqual(own(-22.91, -47.07));
  const { latitude, longitude, point } = (await update(id, { address: 'Rua Outra, 2' })).data.updateCompany;
  expect([latitude, longitude, point.exactness]).toEqual([null, null, 'city']);
});

test.each([
  [{ latitude: -22.9 }, 'Informe a latitude e a longitude, ou nenhuma.'],
  [{ latitude: 48.8, longitude: 2.3 }, 'O ponto no mapa fica fora do Brasil.'],
])('%j is no point', async (point, message) => {
  const { errors } = await create(point);
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0].extensions.fields.latitude[0].message).toBe(message);
});

test('without a point a company is in the middle of its neighbourhood, else in its city', async () => {
  const address = 'Rua das Flores, 10 - Jardim das Medidas';
  const derived = await makeCompany(guia.pool, { address });
  expect((await pointOf(derived)).exactness).toBe('city');
  const ids: number[] = [];
  // The wrong last one does not move the middle.
  for (const [latitude, longitude] of [
    [-22.9, -47.01],
    [-22.91, -47.02],
    [-22.92, -47.03],
    [-3, -60],
    [-22.91, -47.02],
  ]) {
    const id = await makeCompany(guia.pool, { address });
    await guia.sql`UPDATE companies SET latitude = ${latitude}, longitude = ${longitude} WHERE id = ${id}`;
    ids.push(id);
  }
  await refreshDictionaries(guia.services.db.reads);
  const middle = { latitude: -22.91, longitude: -47.02, exactness: 'neighbourhood' };
  expect(await pointOf(derived)).toEqual(middle);
  expect(await pointOf(await makeCompany(guia.pool, { address }))).toEqual(middle);
  await guia.sql`UPDATE companies SET is_active = false WHERE id = ANY (${ids})`;
  await refreshDictionaries(guia.services.db.reads);
  expect((await pointOf(derived)).exactness).toBe('city');
});

test('REST takes and returns the point', async () => {
  const form = { ...COMPANY_FORM, latitude: '-22.9', longitude: -47.1 };
  const { status, body } = await guia.rest('POST', '/companies', form, owner);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ latitude: -22.9, longitude: -47.1 });
  const path = `/companies/${body.data.id}`;
  const emptied = await guia.rest('PUT', path, { latitude: null, longitude: '' }, owner);
  expect(emptied.body.data).toMatchObject({ latitude: null, longitude: null });
});
