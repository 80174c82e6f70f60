import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../src/shared/log.ts';
import { makeCompany } from './helpers/factories.ts';
import { type Mailbox, startMailbox } from './helpers/mailbox.ts';
import { ADMIN } from './helpers/migrate-template.ts';
import { startTestApp, type TestApp } from './helpers/test-app.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../client/dist', import.meta.url));
const clientDir = existsSync(`${CLIENT_DIR}/server/page-worker.js`) ? CLIENT_DIR : null;

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
}

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  let guia: TestApp;
  let mailbox: Mailbox;
  beforeAll(async () => {
    guia = await startTestApp({}, { log, clientDir });
    mailbox = await startMailbox(guia);
  });
  afterAll(async () => {
    await mailbox.close();
    await guia.close();
  });
  const parsed = () => lines.map((line) => JSON.parse(line) as Line);

  test('has a line for each request, with its id and the pattern of its route', async () => {
    lines.length = 0;
    const answer = await guia.rest('GET', '/companies/424242?q=agulha');
    const [line] = parsed();
    expect(line).toMatchObject({ level: 30, method: 'GET', route: '/api/companies/:id', status: 404 });
    expect(line?.requestId).toBe(answer.headers['x-request-id']);
    expect(line?.ms).toBeGreaterThan(0);
    expect(lines).toHaveLength(1);
    await guia.app.inject('/healthz');
    expect(parsed()[1]).toMatchObject({ level: 20, route: '/healthz' });
  });

  test('takes an id from a trusted proxy only', async () => {
    const given = { 'x-request-id': 'of-the-proxy-1' };
    const idOf = async (headers: Record<string, string>) =>
      (await guia.app.inject({ url: '/healthz', headers })).headers['x-request-id'];
    expect(await idOf({ ...given, 'x-forwarded-for': '203.0.113.9' })).toBe('of-the-proxy-1');
    expect(await idOf(given)).not.toBe('of-the-proxy-1');
    const forged = { 'x-request-id': 'a"}\n{"level":60', 'x-forwarded-for': '203.0.113.9' };
    expect(await idOf(forged)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('has no personal data and no texts of users, also when requests fail', async () => {
    lines.length = 0;
    const secrets = [ADMIN.email, ADMIN.password];
    const secret = (text: string) => {
      secrets.push(text);
      return text;
    };
    const address = '203.0.113.77';
    secrets.push(address);
    const owner = await guia.owner(secret('Zulmira Quaresma'));
    secret(owner.email);
    secret(owner.token);
    secret('segredo-bem-longo');
    secret(await guia.adminToken());
    const company = await makeCompany(guia.pool, { name: secret('Padaria Zulmira'), owner_id: owner.id });
    await guia.rest(
      'POST',
      '/auth/login',
      { email: owner.email, password: secret('errada-mas-longa') },
      { address },
    );
    await guia.rest('POST', '/messages', {
      company_id: company,
      name: secret('Filisbina Tavares'),
      email: secret('filisbina@exemplo.com.br'),
      phone: secret('(19) 98765-0123'),
      message: secret('Quero encomendar um bolo de fubá.'),
    });
    await guia.rest('GET', `/companies?q=${encodeURIComponent(secret('palavra-procurada'))}`);
    await guia.app.inject(`/search?q=${encodeURIComponent('palavra-procurada')}`);
    await guia.graphql('mutation ($e: String!) { requestPasswordReset(email: $e) { email validSeconds } }', {
      e: owner.email,
    });
    secret(await mailbox.token(owner.email, 'reset-password'));
    await guia.app.inject(`/reset-password?token=${secrets.at(-1)}`);
    await guia.graphql(`{ company(id: "${secret('não é um número')}") { id } }`);
    await guia.graphql(`{ ${secret('campoInventado')} }`);

    // An internal error that knows the statement and its parameters: the table is missing for a moment.
    await guia.sql`ALTER TABLE ratings RENAME TO ratings_away`;
    const rating = {
      rating: 5,
      comment: secret('Comentário que se perde'),
      browser_fingerprint: secret('of-an-error'),
    };
    const failed = await guia.rest('POST', `/companies/${company}/rate`, rating, { address });
    await guia.sql`ALTER TABLE ratings_away RENAME TO ratings`;
    expect(failed.status).toBe(500);

    const text = lines.join('');
    for (const one of secrets) expect(text.toLowerCase(), one).not.toContain(one.toLowerCase());
    const error = parsed().find(({ level }) => level === 50);
    expect(error).toMatchObject({
      requestId: failed.headers['x-request-id'],
      err: { cause: { code: '42P01' } },
    });
    expect(parsed().filter(({ msg }) => msg === 'Pedido respondido.').length).toBeGreaterThan(8);
  });
});
