import { expect, test } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { testApp } from '../helpers/test-app.ts';

const guia = testApp();

async function maintain(isOn: boolean): Promise<void> {
  await guia.sql`UPDATE settings SET maintenance_mode = ${isOn}`;
  await guia.settled();
}

test('in maintenance all but administrators get 503, also for cached responses', async () => {
  const id = await makeCompany(guia.pool);
  const { token } = await guia.owner();
  const adminToken = await guia.adminToken();
  expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(200);
  await maintain(true);
  for (const caller of [{}, { token }]) {
    const away = await guia.rest('GET', `/companies/${id}`, undefined, caller);
    expect(away.status).toBe(503);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect(away.body).toMatchObject({ success: false, code: 'MAINTENANCE' });
    const asked = await guia.graphql('{ companies { total } publicSettings { siteName } }', {}, caller);
    expect(asked.status).toBe(503);
    expect(asked.body.errors[0].extensions.code).toBe('MAINTENANCE');
    // Before permissions and input are checked.
    expect((await guia.rest('POST', '/admin/companies', {}, caller)).status).toBe(503);
    expect((await guia.rest('POST', '/messages', {}, caller)).status).toBe(503);
  }
  expect((await guia.rest('GET', `/companies/${id}`, undefined, { token: adminToken })).status).toBe(200);
  await maintain(false);
  expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(200);
});

test('login, logout, the own account, public settings and health keep answering', async () => {
  const { token, email } = await guia.owner();
  await maintain(true);
  const login = await guia.rest('POST', '/auth/login', { email, password: 'segredo-bem-longo' });
  expect(login.status).toBe(200);
  expect((await guia.rest('GET', '/auth/user', undefined, { token })).status).toBe(200);
  expect((await guia.rest('GET', '/settings/public')).status).toBe(200);
  expect((await guia.app.inject('/readyz')).statusCode).toBe(200);
  expect((await guia.rest('POST', '/auth/logout', undefined, { token })).status).toBe(200);
  await maintain(false);
});
