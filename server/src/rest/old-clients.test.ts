import FormData from 'form-data';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { ROUTE_TABLE } from './route-table.ts';

const guia = testApp({ LIMIT_MESSAGES_COMPANY: '1000', LIMIT_MESSAGES_TOTAL: '1000' });
let admin: string;
let owner: { id: number; token: string; email: string };
let id: number;
beforeAll(async () => {
  admin = await guia.adminToken();
  owner = await guia.owner();
  id = await makeCompany(guia.pool, { name: 'Mercearia Sol', owner_id: owner.id, phone: '+551932345678' });
  await guia.sql`UPDATE companies SET email = 'sol@exemplo.com.br' WHERE id = ${id}`;
});

const FORM = 'application/x-www-form-urlencoded';
const send = async (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'GET',
  path: string,
  payload: string | Buffer = '',
  headers: Record<string, string> = {},
) => {
  const reply = await guia.app.inject({ method, url: `/api${path}`, payload, headers });
  return { reply, status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
const by = (token: string) => ({ authorization: `Bearer ${token}` });
let written = 0;
const message = () => ({
  company_id: id,
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  message: `Olá ${++written}`,
});

test.each(ROUTE_TABLE.map(({ method, path }) => [method, path] as const))(
  '%s %s is the same with a slash at its end',
  async (method, path) => {
    const url = path.replace('{id}', String(id)).replace('{slug}', 'nada');
    const answers = [await guia.rest(method, url, {}), await guia.rest(method, `${url}/`, {})];
    expect(answers[1]?.status).toBe(answers[0]?.status);
    expect(answers[1]?.body.code).toBe(answers[0]?.body.code);
    expect(answers[1]?.status).not.toBe(405);
  },
);

test('a form is read like JSON: numbers and booleans as text, empty texts as absent', async () => {
  const sent = new URLSearchParams({ ...message(), company_id: String(id), phone: '' });
  const { status, body } = await send('POST', '/messages', String(sent), { 'content-type': FORM });
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
  const login = new URLSearchParams({ email: owner.email, password: 'segredo-bem-longo', remember: 'on' });
  const type = { 'content-type': `${FORM}; charset=UTF-8` };
  expect((await send('POST', '/auth/login', String(login), type)).status).toBe(200);
});

test('a form has lists and objects as PHP writes them', async () => {
  for (const list of [
    'features_list[]=Um&features_list[]=Dois',
    'features_list%5B0%5D=Um&features_list%5B1%5D=Dois',
  ]) {
    const form = `name=Plano+${++written}&price=29.90&features[max_companies]=3&${list}&is_active=0`;
    const { status, body } = await send('POST', '/admin/plans', form, { ...by(admin), 'content-type': FORM });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: {
          price: 29.9,
          features: { max_companies: 3 },
          features_list: ['Um', 'Dois'],
          is_active: false,
        },
      },
    });
  }
});

test.each([
  ['name=%E0%A4%A', 400],
  ['name=%FF%FE', 400],
  ['a[b][c]=1', 400],
  ['[]=1', 400],
  ['features[__proto__]=1&features[constructor]=2', 422],
  ['__proto__[max_companies]=1&constructor=2', 422],
  [Array.from({ length: 101 }, (_, number) => `f${number}=1`).join('&'), 400],
  ['name=a&name=b', 422],
])('a form %.40s is %i', async (form, status) => {
  const answer = await send('POST', '/admin/plans', form, { ...by(admin), 'content-type': FORM });
  expect(answer.body).toMatchObject({ success: false });
  expect(answer.status).toBe(status);
  expect(({} as Record<string, unknown>).max_companies).toBeUndefined();
});

test.each([
  ['in the body, JSON', JSON.stringify({ name: 'Ana Um', _method: 'PUT' }), 'application/json', ''],
  ['in the body, a form', 'name=Ana+Um&_method=put', FORM, ''],
  ['in the address', JSON.stringify({ name: 'Ana Um' }), 'application/json', '?_method=PUT'],
])('_method %s stands for the method of a POST', async (_where, sent, type, query) => {
  const rows = await guia.sql`SELECT email FROM users WHERE id = ${owner.id}`;
  const withEmail =
    type === FORM ? `${sent}&email=${rows[0].email}` : sent.replace('{', `{"email":"${rows[0].email}",`);
  const { status, body } = await send('POST', `/auth/profile${query}`, withEmail, {
    ...by(owner.token),
    'content-type': type,
  });
  expect({ status, name: body.user?.name }).toEqual({ status: 200, name: 'Ana Um' });
});

test('_method stands for PATCH and DELETE too, but only for methods of the path', async () => {
  const other = await makeCompany(guia.pool);
  const status = await send('POST', `/admin/companies/${other}/status?_method=patch`, 'is_active=0', {
    ...by(admin),
    'content-type': FORM,
  });
  expect(status.body).toMatchObject({ success: true, company: { is_active: false } });
  const removed = await send('POST', `/admin/companies/${other}`, '_method=DELETE', {
    ...by(admin),
    'content-type': FORM,
  });
  expect(removed.body).toMatchObject({ success: true, data: null });
  for (const [path, method] of [
    ['/companies', 'PUT'],
    [`/companies/${id}`, 'GET'],
    [`/companies/${id}`, 'TRACE'],
    ['/auth/login', '__proto__'],
  ]) {
    const wrong = await send('POST', `${path}?_method=${method}`);
    expect(wrong.status).toBe(405);
    expect(wrong.reply.headers.allow).toBeTruthy();
  }
  expect((await send('GET', `/companies/${id}?_method=DELETE`)).status).toBe(200);
});

test('a form with a file: as PHP sends it, also for a PUT, and only for documented paths', async () => {
  const logo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a664e' } })
    .png()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    _method: 'PUT',
    description: 'Frutas e verduras da região, com imagem.',
    website: '',
  })) {
    form.append(name, value);
  }
  form.append('logo', logo, { filename: 'logo.png' });
  const changed = await send('POST', `/companies/${id}`, form.getBuffer(), {
    ...form.getHeaders(),
    ...by(owner.token),
  });
  expect(changed.body).toMatchObject({
    success: true,
    company: { description: 'Frutas e verduras da região, com imagem.', website: null },
  });
  expect(changed.body.company.logo).toMatch(/^\/logos\/|^http/);
  const elsewhere = new FormData();
  elsewhere.append('name', 'Ana');
  const rejected = await send('POST', '/messages', elsewhere.getBuffer(), elsewhere.getHeaders());
  expect(rejected).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
});

test('a company can be sent back as read, with its category changed by name or id', async () => {
  for (const [path, token] of [
    [`/companies/${id}`, owner.token],
    [`/admin/companies/${id}`, admin],
  ] as const) {
    const put = async (change: object) => {
      const { company } = (await guia.rest('GET', `/companies/${id}`, undefined, { token })).body;
      const { status, body } = await guia.rest('PUT', path, { ...company, ...change }, { token });
      return [status, body.company?.category_id, body.company?.category, body.errors];
    };
    expect(await put({ category: 'SAUDE' })).toEqual([200, 4, 'Saúde', undefined]);
    expect(await put({ category_id: 5 })).toEqual([200, 5, 'Educação', undefined]);
    expect(await put({})).toEqual([200, 5, 'Educação', undefined]);
    expect(await put({ category: '4' })).toEqual([200, 4, 'Saúde', undefined]);
    expect(await put({ category: 'Nada' })).toEqual([
      422,
      undefined,
      undefined,
      { category: ['Categoria não encontrada.'] },
    ]);
    const alone = await guia.rest('PUT', path, { category: 'educação' }, { token });
    expect(alone.body).toMatchObject({ success: true, company: { category_id: 5 } });
    const emptied = await guia.rest('PUT', path, { category: '' }, { token });
    expect(emptied.body.errors).toEqual({ category: ['Categoria é obrigatória'] });
  }
});

test('a company keeps its hidden category, by name too; others cannot choose it', async () => {
  const hidden = await makeCompany(guia.pool, { owner_id: owner.id, category_id: 9 });
  await guia.sql`UPDATE categories SET is_visible = false WHERE id = 9`;
  const by = { token: owner.token };
  const own = await guia.rest('PUT', `/companies/${hidden}`, { category: 'Transporte', name: 'Vans' }, by);
  expect(own.body).toMatchObject({ success: true, company: { name: 'Vans', category_id: 9 } });
  const other = await guia.rest('PUT', `/companies/${id}`, { category: 'Transporte' }, by);
  expect(other.body.errors).toEqual({ category: ['Categoria não encontrada.'] });
});

test('a new company has its category by name or id; with both, the id counts', async () => {
  const post = async (category: object) => {
    const form = { name: `Nova ${++written}`, city: 'Campinas - SP', ...category };
    const { body } = await guia.rest('POST', '/admin/companies', form, { token: admin });
    return body.company?.category ?? body.errors;
  };
  expect(await post({ category: 'saúde' })).toBe('Saúde');
  expect(await post({ category_id: '4' })).toBe('Saúde');
  expect(await post({ category_id: 4, category: 'Educação' })).toBe('Saúde');
  expect(await post({ category: 'Nada' })).toEqual({ category: ['Categoria não encontrada.'] });
  expect(await post({ category_id: 'null', category: 'Saúde' })).toHaveProperty('category_id');
  expect(await post({})).toEqual({ category_id: ['Categoria é obrigatória'] });
  const wrong = { city: 'Nenhures', category: 'Nada', website: 'não é endereço' };
  expect(Object.keys(await post(wrong))).toEqual(['city', 'category', 'website']);
});

test('forms from pages of other sites are rejected, those of programs and of this site are accepted', async () => {
  const sent = () => String(new URLSearchParams({ ...message(), company_id: String(id) }));
  const post = (headers: Record<string, string>) =>
    send('POST', '/messages', sent(), { 'content-type': FORM, host: 'guia.exemplo.com.br', ...headers });
  const rejected = await post({ origin: 'https://outro.exemplo.com.br' });
  expect(rejected).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect(
    (await post({ 'sec-fetch-site': 'same-origin', origin: 'https://guia.exemplo.com.br' })).status,
  ).toBe(200);
  expect((await post({ origin: 'https://guia.exemplo.com.br' })).status).toBe(200);
  expect((await post({})).status).toBe(200);
});

test.each([
  ['application/json; charset=utf-8', 200],
  ['application/JSON', 200],
  ['application/json; charset=iso-8859-1', 415],
  ['text/json', 415],
  ['text/plain', 415],
  ['application/vnd.api+json', 415],
  [undefined, 415],
  ['nonsense', 415],
])('JSON sent as %s is %i', async (type, status) => {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const payload = Buffer.from(JSON.stringify(message()));
  const answer = await send('POST', '/messages', payload, headers);
  expect(answer.status).toBe(status);
  if (status === 415) expect(answer.body).toMatchObject({ success: false, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test('an empty body is accepted, whatever its content type', async () => {
  for (const type of ['application/json', FORM, 'text/plain', undefined]) {
    const { token } = await guia.owner();
    const headers: Record<string, string> = { ...by(token), ...(type && { 'content-type': type }) };
    expect((await send('POST', '/auth/logout', '', headers)).status).toBe(200);
  }
});

test('a byte order mark is ignored; a body that is not UTF-8 is rejected', async () => {
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(JSON.stringify(message()))]);
  expect((await send('POST', '/messages', marked, { 'content-type': 'application/json' })).status).toBe(200);
  const latin = Buffer.from(JSON.stringify({ ...message(), name: 'José' }), 'latin1');
  const rejected = await send('POST', '/messages', latin, { 'content-type': 'application/json' });
  expect(rejected).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('the Accept header is ignored', async () => {
  for (const accept of [undefined, '*/*', 'text/html', 'application/xml', 'nonsense']) {
    const { reply, body } = await send('GET', '/companies/categories', '', accept ? { accept } : {});
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.success).toBe(true);
  }
});

test('HEAD is GET without the body; 405 for paths without GET', async () => {
  for (const path of ['/companies', `/companies/${id}/check-rating`, '/openapi.json']) {
    const head = await send('HEAD', path);
    const get = await guia.app.inject({ url: `/api${path}` });
    expect(head.status).toBe(200);
    expect(head.reply.body).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary']) {
      expect(head.reply.headers[name], `${path} ${name}`).toBe(get.headers[name]);
    }
  }
  expect((await send('HEAD', '/auth/login')).status).toBe(405);
});

test('OPTIONS lists the methods and permits no other site', async () => {
  const { reply, status } = await send('OPTIONS', `/companies/${id}`, '', {
    origin: 'https://outro.exemplo.com.br',
    'access-control-request-method': 'PUT',
  });
  expect(status).toBe(204);
  expect(reply.headers.allow).toBe('GET, PUT');
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  for (const path of ['/openapi.json', '/docs']) {
    const { reply: ofDocument } = await send('OPTIONS', path);
    expect([ofDocument.statusCode, ofDocument.headers.allow]).toEqual([204, 'GET']);
  }
});
