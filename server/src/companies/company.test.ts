import { beforeAll, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../test/helpers/company-form.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(async () => {
  // One form serves all tests here; approval.test.ts tests that duplicates are rejected.
  await guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`;
});

test('of ten concurrent registrations with a limit of five, five are accepted and five rejected', async () => {
  const owner = await guia.owner();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      guia.rest('POST', '/companies', { ...COMPANY_FORM, name: 'Rede de Lojas' }, owner),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.body.message).toBe(
    'Este guia permite até 5 empresas por conta. Fale com contato@exemplo.com.br.',
  );
  const slugs = answers.flatMap(({ body }) => (body.success ? [body.data.slug] : []));
  expect(new Set(slugs).size).toBe(5);
});

test('fields that owners may not set are ignored', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest(
    'POST',
    '/companies',
    {
      ...COMPANY_FORM,
      is_approved: true,
      owner_id: 1,
      has_message_access: true,
      average_rating: 5,
      rating_sum: 5,
    },
    owner,
  );
  const rows = await guia.sql`SELECT is_approved, owner_id, has_message_access, rating_sum FROM companies
    WHERE id = ${body.data.id}`;
  expect(rows).toEqual([
    { is_approved: false, owner_id: owner.id, has_message_access: false, rating_sum: 0 },
  ]);
});

test.each([
  ['name', '', 'Nome é obrigatório'],
  ['description', '', 'Descrição é obrigatória'],
  ['category_id', '', 'Categoria é obrigatória'],
  ['category_id', '99', 'Categoria não encontrada.'],
  ['category_id', '0', 'Categoria não encontrada.'],
  ['city', '', 'Cidade é obrigatória'],
  ['city', 'Campinaz', 'Cidade não encontrada.'],
  ['phone', '', 'Telefone é obrigatório'],
  ['email', '', 'Email é obrigatório'],
  ['email', 'sem-arroba', 'Email inválido'],
  ['website', 'javascript:alert(1)', 'Informe um endereço como www.exemplo.com.br.'],
  ['website', 'https://a:b@exemplo.com.br', 'Informe um endereço como www.exemplo.com.br.'],
  ['cep', '123', 'O CEP tem 8 dígitos.'],
])('%s "%s" is rejected: %s', async (field, value, message) => {
  const owner = await guia.owner();
  const { status, body } = await guia.rest('POST', '/companies', { ...COMPANY_FORM, [field]: value }, owner);
  expect(status).toBe(422);
  expect(body.code).toBe('BAD_USER_INPUT');
  expect(body.errors[field]).toContain(message);
});

test.each([
  ['Campinas - SP', 'SP', 'Campinas/SP'],
  ['campinas/sp', 'sp', 'Campinas/SP'],
  ['Campo Grande', 'AL', 'Campo Grande/AL'],
  ['Campo Grande - AL', 'AL', 'Campo Grande/AL'],
  ['Campinas - SP', 'RJ', null],
  ['Campo Grande - AL', 'MS', null],
])('city "%s" with state "%s" is %s', async (city, state, expected) => {
  const owner = await guia.owner();
  const { status, body } = await guia.rest('POST', '/companies', { ...COMPANY_FORM, city, state }, owner);
  expect(status).toBe(expected === null ? 422 : 200);
  if (expected === null) return expect(body.errors.city).toContain('Cidade não encontrada.');
  const rows = await guia.sql`SELECT city.name || '/' || city.state AS location FROM companies c
    JOIN cities city ON city.id = c.city_id
     WHERE c.id = ${body.data.id}`;
  expect(rows).toEqual([{ location: expected }]);
});

test('an unknown city is rejected with the nearest names', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', { ...COMPANY_FORM, city: 'Campinaz' }, owner);
  expect(body.errors.city.join(' ')).toContain('Campinas - SP');
});

test('an update changes the sent fields only, by PUT and by POST with _method', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', COMPANY_FORM, owner);
  const path = `/companies/${body.data.id}`;
  const changed = await guia.rest('PUT', path, { website: '', name: 'Padaria Nova' }, owner);
  expect(changed.body.company).toMatchObject({
    name: 'Padaria Nova',
    website: null,
    slug: body.data.slug,
    phone: '(19) 3232-1010',
  });
  const posted = await guia.rest('POST', path, { _method: 'put', phone: '(19) 99999-1234' }, owner);
  expect(posted.body.company.phone).toBe('(19) 99999-1234');
  expect((await guia.rest('POST', path, {}, owner)).status).toBe(405);
  expect((await guia.rest('PUT', path, { name: '' }, owner)).body.errors).toEqual({
    name: ['Nome é obrigatório'],
  });
  const stranger = await guia.owner();
  expect((await guia.rest('PUT', path, { name: 'Roubada' }, stranger)).status).toBe(403);
  expect((await guia.rest('PUT', path, { name: 'Roubada' })).status).toBe(401);
});

test('a hidden company is shown to its owner and administrators only', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id, is_active: false });
  expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(404);
  expect((await guia.rest('GET', `/companies/${id}`, undefined, await guia.owner())).status).toBe(404);
  expect((await guia.rest('GET', `/companies/${id}`, undefined, owner)).status).toBe(200);
  const seen = await guia.rest('GET', `/companies/${id}`, undefined, admin);
  expect(seen.body.data.owner_email).toBe(owner.email);
});

test('an unreadable form is 400 with a message', async () => {
  const { token } = await guia.owner();
  for (const [type, payload] of [
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAb'],
    ['multipart/form-data', 'whatever'],
  ] as const) {
    const headers = {
      'content-type': type,
      authorization: `Bearer ${token}`,
      'apollo-require-preflight': 'true',
    };
    const rest = await guia.app.inject({ method: 'POST', url: '/api/companies', headers, payload });
    expect(rest.statusCode).toBe(400);
    expect(rest.json().message).toBe('O formulário enviado não pôde ser lido.');
    const graphql = await guia.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(graphql.statusCode).toBe(400);
    expect(graphql.json().errors[0].extensions.code).toBe('BAD_REQUEST');
  }
});

test('a PUT names every invalid field; a state alone chooses the city of the same name there', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest(
    'POST',
    '/companies',
    { ...COMPANY_FORM, city: 'Bom Jesus', state: 'PI' },
    owner,
  );
  const path = `/companies/${body.data.id}`;
  const wrong = await guia.rest('PUT', path, { name: '', phone: '', state: '' }, owner);
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['name', 'phone', 'state']);
  await guia.sql`UPDATE companies SET latitude = -9, longitude = -44 WHERE id = ${body.data.id}`;
  const moved = await guia.rest('PUT', path, { state: 'RS' }, owner);
  expect(moved.body.data).toMatchObject({ city: 'Bom Jesus', state: 'RS' });
  const rows = await guia.sql`SELECT latitude, longitude FROM companies WHERE id = ${body.data.id}`;
  expect(rows).toEqual([{ latitude: null, longitude: null }]);
  expect((await guia.rest('PUT', path, { state: 'DF' }, owner)).status).toBe(422);
});
