import { afterEach, expect, test } from 'vitest';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const DEFAULTS = {
  site_name: 'Guia de Empresas',
  site_description: 'Encontre empresas e serviços perto de você.',
  max_companies_per_user: 5,
  auto_approve_companies: false,
  maintenance_mode: false,
  contact_email: 'contato@exemplo.com.br',
  support_phone: '(11) 4000-0000',
};
const put = (body: object) => guia.rest('PUT', '/admin/settings', body, admin);
afterEach(() => put(DEFAULTS));

const publicSettings = async () => (await guia.rest('GET', '/settings/public')).body.data;
const FORM = {
  name: 'Padaria Nova',
  description: 'Pães e bolos feitos aqui, todos os dias da semana.',
  category_id: 3,
  city: 'Campinas - SP',
  phone: '(19) 3251-1234',
  email: 'padaria@exemplo.com.br',
};
let made = 0;
/** Registers a company, each with another name: the policy rejects duplicates. */
const register = (caller: object) =>
  guia.rest('POST', '/companies', { ...FORM, name: `${FORM.name} ${++made}` }, caller);

test('a fresh site has the documented defaults', async () => {
  const { body } = await guia.rest('GET', '/admin/settings', undefined, admin);
  expect(body.data).toEqual(DEFAULTS);
});

test.each([
  ['site_name', 'Guia da Cidade'],
  ['site_description', 'Tudo perto de casa.'],
  ['contact_email', 'fale@exemplo.org'],
  ['support_phone', '0800 123 4567'],
])('%s is public from now on, from the response cache too', async (name, value) => {
  await publicSettings();
  const { status, body } = await put({ [name]: value });
  expect(status).toBe(200);
  expect(body.data).toEqual({ ...DEFAULTS, [name]: value });
  expect((await publicSettings())[name]).toBe(value);
});

test('max_companies_per_user is the limit of an owner', async () => {
  const owner = await guia.owner();
  await put({ max_companies_per_user: 1 });
  expect((await register(owner)).status).toBe(200);
  expect((await register(owner)).status).toBe(422);
  await put({ max_companies_per_user: 2 });
  expect((await register(owner)).status).toBe(200);
});

test('auto_approve_companies approves an owner’s company at once', async () => {
  expect((await register(await guia.owner())).body.company.is_approved).toBe(false);
  await put({ auto_approve_companies: true });
  expect((await register(await guia.owner())).body.company.is_approved).toBe(true);
});

test('maintenance_mode serves only administrators', async () => {
  expect((await guia.rest('GET', '/companies')).status).toBe(200);
  await put({ maintenance_mode: true });
  expect((await guia.rest('GET', '/companies')).status).toBe(503);
  expect((await guia.rest('GET', '/companies', undefined, admin)).status).toBe(200);
  await put({ maintenance_mode: false });
  expect((await guia.rest('GET', '/companies')).status).toBe(200);
});

test('a wrong value is 422 with its field and changes nothing; changes are in the audit log', async () => {
  for (const [name, value] of [
    ['site_name', ''],
    ['site_name', 'x'.repeat(121)],
    ['site_description', ' '],
    ['max_companies_per_user', 0],
    ['max_companies_per_user', 101],
    ['max_companies_per_user', ''],
    ['contact_email', 'ninguém'],
    ['contact_email', ''],
    ['support_phone', ''],
    ['maintenance_mode', 'talvez'],
  ] as const) {
    const { status, body } = await put({ support_phone: '1', [name]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([name]);
  }
  const { body } = await guia.rest('GET', '/admin/settings', undefined, admin);
  expect(body.data).toEqual(DEFAULTS);
  await put({ site_name: 'Outro', support_phone: DEFAULTS.support_phone });
  const rows = await guia.sql`SELECT before, after FROM audit_entries WHERE action = 'settings.update'
    ORDER BY id DESC LIMIT 1`;
  expect(rows).toEqual([{ before: { siteName: DEFAULTS.site_name }, after: { siteName: 'Outro' } }]);
});

test.each([
  [{ foo: 1 }, ['foo']],
  [{ settings: { site_nme: 'x' } }, ['settings']],
  [{ site_name: 'Outro', site_nme: 'x', 'contact-email': 'a@b.co' }, ['site_nme', 'contact-email']],
  [JSON.parse('{"__proto__": "x"}'), ['__proto__']],
])('an unknown setting is named and nothing is saved: %j', async (sent, unknown) => {
  const { status, body } = await put(sent);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(unknown);
  expect(Object.values(body.errors).flat()).toContain('Esta configuração não existe.');
  const { body: stored } = await guia.rest('GET', '/admin/settings', undefined, admin);
  expect(stored.data).toEqual(DEFAULTS);
});

test.each([{}, { maintenance_mode: null }, { auto_approve_companies: '' }])(
  'nothing to save is an error: %j',
  async (sent) => {
    const { status, body } = await put(sent);
    expect(status).toBe(422);
    expect(body.message).toBe('Envie pelo menos uma configuração.');
  },
);

test('a form of old clients may have `_method`', async () => {
  const { status, body } = await guia.rest(
    'POST',
    '/admin/settings',
    { _method: 'PUT', site_name: 'Guia Novo' },
    admin,
  );
  expect(status).toBe(200);
  expect(body.data.site_name).toBe('Guia Novo');
});
