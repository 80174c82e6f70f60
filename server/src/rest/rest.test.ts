import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { ROUTE_TABLE } from './route-table.ts';

const guia = testApp();

const HOSTILE = [
  'abc',
  '0',
  '-1',
  '1.5',
  '99999999999',
  '2147483648',
  '9'.repeat(400),
  '%00',
  '%F0%9F%98%80',
  "1'--",
];
const WITH_ID = ROUTE_TABLE.filter((route) => route.path.includes('{'));
test.each(WITH_ID.flatMap((route) => HOSTILE.map((text) => [route.method, route.path, text] as const)))(
  '%s %s with %s is 404',
  async (method, path, text) => {
    const token = await adminToken();
    const answer = await guia.rest(method, path.replace(/\{\w+\}/, text), BODIES[path], { token });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(answer.body.message).toMatch(/ não encontrad/);
  },
);
const BODIES: Record<string, object> = {
  '/companies/{id}/rate': { rating: 5, browser_fingerprint: 'some-browser-here' },
  '/companies/{id}': { name: 'Nome' },
  '/messages/{id}/reply': { content: 'Sim.' },
  '/admin/companies/{id}/message-access': { has_message_access: true },
  '/admin/companies/{id}': { name: 'Nome' },
  '/admin/companies/{id}/status': { is_active: false },
  '/admin/plan-requests/{id}/reject': { admin_notes: 'Não.' },
  '/admin/users/{id}/status': { is_active: true },
  '/admin/users/{id}/plan': { plan_id: null },
  '/admin/users/{id}/password': { password: 'uma-senha-nova-1', password_confirmation: 'uma-senha-nova-1' },
};
let token: Promise<string> | undefined;
function adminToken(): Promise<string> {
  token ??= guia.adminToken();
  return token;
}

test('another method is 405 and lists the methods of the path', async () => {
  const { status, headers, body } = await guia.rest('DELETE', '/companies');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, POST');
  expect(body).toEqual({
    success: false,
    code: 'METHOD_NOT_ALLOWED',
    message: 'Este endereço aceita apenas GET, POST.',
  });
});

test('an unknown path is 404 as JSON', async () => {
  const { status, body } = await guia.rest('GET', '/nada/disso');
  expect(status).toBe(404);
  expect(body).toEqual({ success: false, code: 'NOT_FOUND', message: 'Endereço não encontrado.' });
});

test.each(['/api/messages', '/graphql'])('a compressed body to %s is answered with 415', async (url) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const { statusCode, body } = await guia.app.inject({
    method: 'POST',
    url,
    headers,
    payload: gzipSync('{"query":"{ __typename }"}'),
  });
  expect(statusCode).toBe(415);
  expect(body).toContain('UNSUPPORTED_MEDIA_TYPE');
  expect(body).toContain('sem compressão');
});

const send = (payload: string | Buffer, type: string) =>
  guia.app.inject({ method: 'POST', url: '/api/messages', headers: { 'content-type': type }, payload });

test.each([
  ['{"company_id": ', 'application/json', 400, 'BAD_REQUEST'],
  ['[1]', 'application/json', 400, 'BAD_REQUEST'],
  ['"text"', 'application/json', 400, 'BAD_REQUEST'],
  ['', 'application/json', 422, 'BAD_USER_INPUT'],
  ['<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['--x--', 'multipart/form-data; boundary=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [JSON.stringify({ message: 'x'.repeat(200_000) }), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  [
    JSON.stringify({ company_id: 1, name: { a: 1 }, email: [], message: true }),
    'application/json',
    422,
    'BAD_USER_INPUT',
  ],
  [
    JSON.stringify({ company_id: 1, name: 'a\u0000b', email: 'a@b.co', message: 'x' }),
    'application/json',
    422,
    'BAD_USER_INPUT',
  ],
  [
    '{"company_id":1,"name":"\\ud800","email":"a@b.co","message":"x"}',
    'application/json',
    422,
    'BAD_USER_INPUT',
  ],
])('a body %.40s as %s is %i', async (payload, type, status, code) => {
  // A missing company would be reported first.
  const company = await makeCompany(guia.pool);
  const reply = await send(payload.replace('"company_id":1,', `"company_id":${company},`), type);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ success: false, code });
  expect(reply.json().message).toBeTruthy();
});

test('pages: size, number, end, and a wrong one', async () => {
  for (let number = 0; number < 3; number++) await makeCompany(guia.pool, { name: `Quitanda ${number}` });
  const page = await guia.rest('GET', '/companies?q=quitanda&per_page=2&page=2');
  expect(page.body.data).toMatchObject({
    current_page: 2,
    from: 3,
    to: 3,
    per_page: 2,
    last_page: 2,
    total: 3,
  });
  const beyond = await guia.rest('GET', '/companies?q=quitanda&page=9');
  expect(beyond.body.data).toMatchObject({ data: [], from: null, to: null });
  for (const wrong of ['per_page=101', 'per_page=0', 'page=0', 'page=x', 'order=maior']) {
    expect((await guia.rest('GET', `/companies?${wrong}`)).status).toBe(422);
  }
});

test('the last value of a repeated parameter counts; a list instead of a text is rejected', async () => {
  await makeCompany(guia.pool, { name: 'Chapelaria Aurora' });
  const found = await guia.rest('GET', '/companies?q=zzzz&q=chapelaria&page=2&page=1');
  expect([found.status, found.body.data?.total]).toEqual([200, 1]);
  for (const list of ['q[]=zzzz', 'q%5B%5D=zzzz', 'q=chapelaria&q[a]=zzzz', 'q[a][b]=zzzz', 'q[=zzzz']) {
    const rejected = await guia.rest('GET', `/companies?${list}`);
    expect([rejected.status, rejected.body.errors]).toEqual([422, { q: ['Valor inválido.'] }]);
  }
  const strange = await guia.rest('GET', '/companies?q=chapelaria&utm[a][b]=1&=1&&foo[=1&[0]=a&]=b');
  expect([strange.status, strange.body.data?.total]).toEqual([200, 1]);
  const meant = await guia.rest('POST', '/auth/password?_method=PATCH&_method=PUT', {});
  expect([meant.status, meant.body.code]).toEqual([401, 'UNAUTHENTICATED']);
});

test('/api redirects browsers to the documentation and names it to programs', async () => {
  for (const url of ['/api', '/api/']) {
    const seen = await guia.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([seen.statusCode, seen.headers.location]).toEqual([302, '/api/docs']);
    const head = await guia.app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } });
    expect([head.statusCode, head.headers.location]).toEqual([302, '/api/docs']);
    const plain = await guia.app.inject({ url });
    expect(plain.statusCode).toBe(404);
    expect(plain.json()).toEqual({
      success: false,
      code: 'NOT_FOUND',
      message: 'Endereço não encontrado. A lista dos que existem está em /api/docs.',
    });
  }
  expect((await guia.app.inject({ method: 'POST', url: '/api' })).statusCode).toBe(404);
});

test('the OpenAPI document describes exactly the rows of the table', async () => {
  const { status, body } = await guia.rest('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(ROUTE_TABLE.map(({ method, path }) => `${method} ${path}`).sort());
});

test('an address that cannot be decoded, and data that are no HTTP, are 400 with a sentence', async () => {
  const undecodable = await guia.rest('GET', '/companies/%E0%A4%A');
  expect(undecodable.status).toBe(400);
  expect(undecodable.body).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const address = guia.app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write('GET /api/companies?q=Hotéis HTTP/1.1\r\nnonsense\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
  expect(answer).toContain('"message":"O pedido não pôde ser lido."');
});
