import FormData from 'form-data';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/factories.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let guia: TestApp;
beforeAll(async () => {
  guia = await startTestApp({ LIMIT_UPLOADS: '1000' });
  // One form serves all tests here; that duplicates are refused is shown in approval.test.ts.
  await guia.pool.query('UPDATE approval_policy SET block_duplicate_companies = false');
});
afterAll(() => guia.close());

const FORM = {
  name: 'Padaria Pão Quente',
  description: 'Pães artesanais, bolos e café da manhã.',
  category_id: '3',
  city: 'campinas/sp',
  phone: '19 3232-1010',
  email: 'contato@paoquente.com.br',
  website: 'www.paoquente.com.br',
  cep: '13010-001',
  address: 'Rua Treze de Maio, 100',
};

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#0a7' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'A person' } })
    .toBuffer();

async function sendForm(
  fields: Record<string, string>,
  logo: { content: Buffer; name: string } | null,
  token?: string,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (logo) form.append('logo', logo.content, { filename: logo.name });
  const reply = await guia.app.inject({
    method: 'POST',
    url: '/api/companies',
    headers: { ...form.getHeaders(), ...(token && { authorization: `Bearer ${token}` }) },
    payload: form.getBuffer(),
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('an owner registers, it waits, the administrator approves, everybody finds it', async () => {
  const owner = await guia.owner();
  const created = await guia.rest('POST', '/companies', FORM, owner);
  expect(created.status).toBe(200);
  expect(created.body.company).toMatchObject({
    name: 'Padaria Pão Quente',
    slug: 'padaria-pao-quente',
    category: 'Alimentação',
    category_id: 3,
    city: 'Campinas',
    state: 'SP',
    cep: '13010-001',
    phone: '(19) 3232-1010',
    contact_type: 'phone',
    website: 'https://www.paoquente.com.br',
    is_approved: false,
    average_rating: 0,
    total_ratings: 0,
    owner: { plan: { name: 'Grátis', price: 0 } },
    owner_name: null,
    owner_email: null,
  });
  const { id } = created.body.company;
  const token = await guia.adminToken();
  const pending = await guia.rest('GET', '/admin/pending-companies', undefined, { token });
  expect(pending.body.data.data).toContainEqual(
    expect.objectContaining({
      id,
      name: 'Padaria Pão Quente',
      city: 'Campinas',
      owner_name: 'Dona de Empresa',
    }),
  );
  const before = await guia.rest('GET', '/companies?q=padaria%20pao%20quente');
  expect(before.body.data.data).toEqual([]);
  const approved = await guia.rest('POST', `/admin/companies/${id}/approve`, {}, { token });
  expect(approved.body).toMatchObject({
    message: 'Empresa aprovada com sucesso!',
    company: { is_approved: true },
  });
  const after = await guia.rest('GET', '/companies?q=padaria%20pao%20quente');
  expect(after.body.data.data.map((company: { id: number }) => company.id)).toEqual([id]);
  expect((await guia.rest('POST', `/admin/companies/${id}/approve`, {}, { token })).status).toBe(409);
  const { rows } = await guia.pool.query('SELECT action FROM audit_entries WHERE subject_id = $1', [id]);
  expect(rows).toEqual([{ action: 'company.approve' }]);
});

test('rejecting deletes the company and keeps a record; twice is a conflict', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', { ...FORM, name: 'Loja Recusada' }, owner);
  const token = await guia.adminToken();
  const path = `/admin/companies/${body.data.id}/reject`;
  expect((await guia.rest('DELETE', path, { reason: 'Endereço incompleto' }, { token })).status).toBe(200);
  expect((await guia.rest('GET', `/companies/${body.data.id}`)).status).toBe(404);
  expect((await guia.rest('DELETE', path, undefined, { token })).status).toBe(409);
  const { rows } = await guia.pool.query(
    `SELECT reason, typed ->> 'name' AS name FROM company_rejections WHERE owner_id = $1`,
    [owner.id],
  );
  expect(rows).toEqual([{ reason: 'Endereço incompleto', name: 'Loja Recusada' }]);
});

test('two administrators decide at once: one is taken, the other a conflict', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false });
  const token = await guia.adminToken();
  const answers = await Promise.all([
    guia.rest('POST', `/admin/companies/${id}/approve`, {}, { token }),
    guia.rest('DELETE', `/admin/companies/${id}/reject`, undefined, { token }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who is nobody gets 401, who is not an administrator 403', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false });
  const owner = await guia.owner();
  for (const [method, path] of [
    ['GET', '/admin/pending-companies'],
    ['POST', `/admin/companies/${id}/approve`],
    ['DELETE', `/admin/companies/${id}/reject`],
  ] as const) {
    expect((await guia.rest(method, path)).status).toBe(401);
    expect((await guia.rest(method, path, undefined, owner)).status).toBe(403);
  }
  expect((await guia.rest('POST', '/companies', FORM)).status).toBe(401);
});

test('ten registrations at once with a limit of five: five taken, five refused', async () => {
  const owner = await guia.owner();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      guia.rest('POST', '/companies', { ...FORM, name: 'Rede de Lojas' }, owner),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.body.message).toBe('Seu plano permite até 5 empresas.');
  const slugs = answers.flatMap(({ body }) => (body.success ? [body.data.slug] : []));
  expect(new Set(slugs).size).toBe(5);
});

test('what is not an owner’s to say is not heard', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest(
    'POST',
    '/companies',
    { ...FORM, is_approved: true, owner_id: 1, has_message_access: true, average_rating: 5, rating_sum: 5 },
    owner,
  );
  const { rows } = await guia.pool.query(
    'SELECT is_approved, owner_id, has_message_access, rating_sum FROM companies WHERE id = $1',
    [body.data.id],
  );
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
])('%s "%s" is refused: %s', async (field, value, message) => {
  const owner = await guia.owner();
  const { status, body } = await guia.rest('POST', '/companies', { ...FORM, [field]: value }, owner);
  expect(status).toBe(422);
  expect(body.code).toBe('BAD_USER_INPUT');
  expect(body.errors[field]).toContain(message);
});

test('a wrong city names the nearest ones', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', { ...FORM, city: 'Campinaz' }, owner);
  expect(body.errors.city.join(' ')).toContain('Campinas - SP');
});

test('a logo comes as multipart, is re-encoded without metadata and served for good', async () => {
  const { token } = await guia.owner();
  const { status, body } = await sendForm(FORM, { content: await picture(), name: 'logo.jpg' }, token);
  expect(status).toBe(200);
  expect(body.data.logo).toMatch(/^\/logos\/[0-9a-f]{64}\.webp$/);
  const served = await guia.app.inject({ url: body.data.logo });
  expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 512,
    height: 384,
    exif: undefined,
  });
  const small = await sharp((await guia.app.inject({ url: body.data.logo_small })).rawPayload).metadata();
  expect(small.width).toBe(128);
});

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a cut picture', async () => (await picture()).subarray(0, 700)],
  ['nothing at all', async () => Buffer.alloc(0)],
])('%s is refused as a logo and leaves nothing behind', async (_what, content) => {
  const owner = await guia.owner();
  const { status, body } = await sendForm(FORM, { content: await content(), name: 'logo.png' }, owner.token);
  expect(status).toBe(422);
  expect(body.errors.logo).toHaveLength(1);
  const { rows } = await guia.pool.query('SELECT count(*)::int AS n FROM companies WHERE owner_id = $1', [
    owner.id,
  ]);
  expect(rows).toEqual([{ n: 0 }]);
});

test('a logo of 6 MB is too large; nobody sends none', async () => {
  const { token } = await guia.owner();
  const content = Buffer.alloc(6 * 1024 * 1024, 1);
  expect((await sendForm(FORM, { content, name: 'logo.png' }, token)).status).toBe(413);
  expect((await sendForm(FORM, { content: await picture(), name: 'logo.jpg' })).status).toBe(401);
});

test('an owner changes what was sent and only that, by PUT and by POST with _method', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', FORM, owner);
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

test('a hidden company is there for its owner and administrators alone', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id, is_active: false });
  expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(404);
  expect((await guia.rest('GET', `/companies/${id}`, undefined, await guia.owner())).status).toBe(404);
  expect((await guia.rest('GET', `/companies/${id}`, undefined, owner)).status).toBe(200);
  const token = await guia.adminToken();
  const seen = await guia.rest('GET', `/companies/${id}`, undefined, { token });
  expect(seen.body.data.owner_email).toBe(owner.email);
});

test('a broken form is 400 in words', async () => {
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

test('a PUT names every wrong field, and a state alone moves to the city of that name over there', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', { ...FORM, city: 'Bom Jesus', state: 'PI' }, owner);
  const path = `/companies/${body.data.id}`;
  const wrong = await guia.rest('PUT', path, { name: '', phone: '', state: '' }, owner);
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['name', 'phone', 'state']);
  await guia.pool.query('UPDATE companies SET latitude = -9, longitude = -44 WHERE id = $1', [body.data.id]);
  const moved = await guia.rest('PUT', path, { state: 'RS' }, owner);
  expect(moved.body.data).toMatchObject({ city: 'Bom Jesus', state: 'RS' });
  const { rows } = await guia.pool.query('SELECT latitude, longitude FROM companies WHERE id = $1', [
    body.data.id,
  ]);
  expect(rows).toEqual([{ latitude: null, longitude: null }]);
  expect((await guia.rest('PUT', path, { state: 'DF' }, owner)).status).toBe(422);
});

test('rejecting takes the logo along, unless somebody else shows it', async () => {
  const owner = await guia.owner();
  const content = await picture();
  const first = await sendForm({ ...FORM, name: 'Primeira' }, { content, name: 'logo.jpg' }, owner.token);
  const second = await sendForm({ ...FORM, name: 'Segunda' }, { content, name: 'logo.jpg' }, owner.token);
  expect(second.body.data.logo).toBe(first.body.data.logo);
  await guia.pool.query('UPDATE companies SET logo_hash = NULL WHERE id <> ALL ($1)', [
    [first.body.data.id, second.body.data.id],
  ]);
  const token = await guia.adminToken();
  for (const [{ body }, status] of [
    [first, 200],
    [second, 404],
  ] as const) {
    await guia.rest('DELETE', `/admin/companies/${body.data.id}/reject`, undefined, { token });
    expect((await guia.app.inject(body.data.logo)).statusCode).toBe(status);
  }
});

test('a reason of more than 1000 characters, or with half a character, is refused by its name', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false });
  const token = await guia.adminToken();
  for (const reason of ['a'.repeat(1_001), 'meio \ud83d']) {
    const { status, body } = await guia.rest(
      'DELETE',
      `/admin/companies/${id}/reject`,
      { reason },
      { token },
    );
    expect(status).toBe(422);
    expect(body.errors.reason).toHaveLength(1);
  }
});
