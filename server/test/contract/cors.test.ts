import { beforeEach, describe, expect, test } from 'vitest';
import { perFile } from '../helpers/per-file.ts';
import { admin, startTestApp, type TestApp, testApp } from '../helpers/test-app.ts';

const SITE = 'https://www.exemplo.com.br';
const LOCAL = 'http://localhost:5173';
const guia = testApp({ LIMIT_REQUESTS_ANONYMOUS: '30' });
const other = perFile(() => startTestApp({}, { instanceOf: guia }));

const save = async (corsOrigins: unknown) => {
  const { body } = await guia.graphql(
    'mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { corsOrigins } }',
    { input: { corsOrigins } },
    admin,
  );
  return body.errors ? body.errors[0].extensions : body.data.updateSystemSettings.corsOrigins;
};

interface Sent {
  url: string;
  method?: 'GET' | 'POST' | 'OPTIONS';
  origin?: string;
  headers?: Record<string, string>;
  payload?: string;
}
const send = (app: TestApp, { url, method = 'GET', origin = SITE, headers, payload }: Sent) =>
  app.app.inject({
    method,
    url,
    headers: { origin, ...headers },
    ...(payload !== undefined && { payload }),
  });
const corsOf = ({ headers }: { headers: object }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

const OPEN = ['/graphql', '/api/companies', '/api/openapi.json', '/schema.graphql', '/logos/x.webp'];

describe('a listed origin', () => {
  beforeEach(() => save([SITE, LOCAL]));

  test.each([SITE, LOCAL])('%s may read the answers of both interfaces, errors too', async (origin) => {
    for (const url of OPEN) {
      const reply = await send(guia, { url, origin });
      expect(corsOf(reply), url).toEqual({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': expect.stringContaining('ratelimit, ratelimit-policy, retry-after'),
      });
      expect(reply.headers.vary, url).toContain('origin');
    }
  });

  test('is told what it may send, without being counted', async () => {
    for (const url of OPEN) {
      const reply = await send(guia, {
        url,
        method: 'OPTIONS',
        headers: {
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization, content-type, apollo-require-preflight',
        },
      });
      expect(reply.statusCode, url).toBe(204);
      expect(reply.body).toBe('');
      expect(corsOf(reply), url).toMatchObject({
        'access-control-allow-origin': SITE,
        'access-control-allow-methods': expect.stringContaining('PUT'),
        'access-control-allow-headers': expect.stringMatching(
          /apollo-require-preflight, authorization, content-type/,
        ),
        'access-control-max-age': '600',
      });
      expect(reply.headers.ratelimit).toBeUndefined();
    }
  });

  test.each(['/api/companies/categories', '/api/openapi.json', '/schema.graphql'])(
    'gets the cached %s with its own name',
    async (url) => {
      await guia.app.inject(url);
      for (const origin of [SITE, LOCAL, SITE]) {
        const reply = await send(guia, { url, origin });
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['access-control-allow-origin']).toBe(origin);
        expect(reply.headers.vary).toBe('authorization, origin, accept-encoding');
      }
    },
  );

  test('may send forms, which other sites may not', async () => {
    const form = {
      url: '/api/auth/login',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'email=a%40b.co&password=errada-mas-longa',
    } as const;
    expect((await send(guia, form)).statusCode).toBe(401);
    expect((await send(guia, { ...form, origin: 'https://outro.example' })).statusCode).toBe(403);
  });

  test('may not read pages, files of administrators or health checks', async () => {
    for (const url of ['/', '/admin-exports/companies.csv', '/healthz', '/playground', '/apis', '/logos-x'])
      expect(corsOf(await send(guia, { url })), url).toEqual({});
  });

  test('reads the 429 with its Retry-After', async () => {
    let reply = await send(guia, { url: '/api/companies/999999' });
    for (let count = 0; count < 40 && reply.statusCode !== 429; count++)
      reply = await send(guia, {
        url: '/api/companies/999999',
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBeDefined();
    expect(reply.headers['access-control-allow-origin']).toBe(SITE);
  });
});

test('nobody is listed at first, and every change holds on every instance at once', async () => {
  await save([]);
  const expectAllowed = async (allowed: boolean) => {
    await other.settled();
    for (const app of [guia, other, guia, other]) {
      const reply = await send(app, { url: '/api/plans/active' });
      expect('access-control-allow-origin' in reply.headers).toBe(allowed);
    }
  };
  await expectAllowed(false);
  await save([SITE]);
  await expectAllowed(true);
  await save([LOCAL]);
  await expectAllowed(false);
});

test('an origin has to match exactly', async () => {
  await save([SITE]);
  for (const origin of [
    'http://www.exemplo.com.br',
    'https://exemplo.com.br',
    'https://www.exemplo.com.br:444',
    'https://www.exemplo.com.br.outro.example',
    'null',
    '',
  ])
    expect(corsOf(await send(guia, { url: '/api/companies', origin })), origin).toEqual({});
});

describe('the list', () => {
  test('is stored as browsers send it, each once', async () => {
    const typed = [' HTTPS://Www.Exemplo.com.br/ ', SITE, 'http://127.0.0.1:8080', 'https://pão.com.br:8443'];
    expect(await save(typed)).toEqual([SITE, 'http://127.0.0.1:8080', 'https://xn--po-sia.com.br:8443']);
    expect(await save([])).toEqual([]);
  });

  test.each([
    ['http://www.exemplo.com.br'],
    ['www.exemplo.com.br'],
    ['https://www.exemplo.com.br/pagina'],
    ['https://www.exemplo.com.br?x=1'],
    ['https://*.exemplo.com.br'],
    ['https://ana:senha@exemplo.com.br'],
    ['*'],
    ['null'],
    [''],
  ])('does not take %s', async (text) => {
    await save([LOCAL]);
    expect(await save([SITE, text])).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        corsOrigins: [
          {
            code: 'INVALID',
            message:
              'Escreva cada endereço como https://www.exemplo.com.br, sem caminho depois do domínio; http só para localhost.',
          },
        ],
      },
    });
    expect((await guia.graphql('{ adminSystemSettings { corsOrigins } }', {}, admin)).body.data).toEqual({
      adminSystemSettings: { corsOrigins: [LOCAL] },
    });
  });

  test('has at most 50, is for administrators, and changes are in the audit log', async () => {
    const many = Array.from({ length: 51 }, (_, number) => `https://site${number}.exemplo.com.br`);
    expect(await save(many)).toMatchObject({
      fields: { corsOrigins: [{ code: 'TOO_LONG', message: 'Use no máximo 50 endereços.' }] },
    });
    await save([LOCAL]);
    await save([SITE]);
    const rows = await guia.sql`SELECT before, after FROM audit_entries WHERE action = 'settings.update'
      ORDER BY id DESC LIMIT 1`;
    expect(rows).toEqual([{ before: { corsOrigins: [LOCAL] }, after: { corsOrigins: [SITE] } }]);
    expect(
      (await guia.graphql('{ adminSystemSettings { corsOrigins } }')).body.errors[0].extensions.code,
    ).toBe('UNAUTHENTICATED');
  });
});
