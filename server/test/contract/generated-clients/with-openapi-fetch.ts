// Uses types that openapi-typescript generated from the document; see ../generated-client.test.ts.
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Company = components['schemas']['Company'];

const { BASE_URL: baseUrl = '', ADMIN_KEY: adminKey = '', RATED_NAME: name = '' } = process.env;
const visitor = createClient<paths>({ baseUrl });

/** Returns a client that sends a session's token, or an API key. */
const clientOf = (token: string) =>
  createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

/** Signs in; returns a client that sends the token. */
async function signedIn(body: { email: string; password: string }) {
  const { data, error } = await visitor.POST('/auth/login', { body });
  if (error) throw new Error(error.message);
  return clientOf(data.token);
}

const found = await visitor.GET('/companies', { params: { query: { q: name, per_page: 5 } } });
const company: Company | undefined = found.data?.data.data[0];
assert.equal(company?.name, name);
const path = { id: company.id };

const rating = { rating: 5, comment: 'Muito bom.', browser_fingerprint: 'openapi-fetch-1' };
const rated = await visitor.POST('/companies/{id}/rate', { params: { path }, body: rating });
assert.equal(rated.data?.data.company_average, 5);
const again = await visitor.POST('/companies/{id}/rate', { params: { path }, body: rating });
assert.equal(again.response.status, 409);
assert.equal(again.error?.code, 'CONFLICT');

const written = { company_id: company.id, name: 'Ana', email: 'ana@exemplo.com.br', message: 'Bom dia!' };
const sent = await visitor.POST('/messages', { body: written });
assert.equal(sent.data?.message, 'Mensagem enviada com sucesso!');
const empty = await visitor.POST('/messages', { body: { ...written, message: '' } });
assert.deepEqual(empty.error?.errors, { message: ['Mensagem é obrigatória'] });

const account = { email: 'gerado@exemplo.com.br', password: 'jabuticaba-serrana-7' };
await visitor.POST('/auth/register', {
  body: { ...account, name: 'Rosa Lima', password_confirmation: account.password, terms: true },
});
const owner = await signedIn(account);
const made = await owner.POST('/companies', {
  body: {
    name: 'Oficina Gerada',
    description: 'Conserta carros nacionais e importados.',
    category_id: 1,
    city: 'Campinas - SP',
    phone: '(19) 3234-5678',
    email: 'oficina@exemplo.com.br',
  },
});
assert.equal(made.data?.company.is_approved, false);
const own = { path: { id: made.data.company.id } };
const edited = await owner.PUT('/companies/{id}', {
  params: own,
  body: { description: 'Conserta carros e motos, também aos sábados.' },
});
assert.equal(edited.data?.company.description, 'Conserta carros e motos, também aos sábados.');

const admin = clientOf(adminKey);
const pending = await admin.GET('/admin/pending-companies');
assert.ok(pending.data?.data.data.some(({ id }) => id === own.path.id));
const refused = await owner.POST('/admin/companies/{id}/approve', { params: own });
assert.equal(refused.error?.code, 'FORBIDDEN');
const approved = await admin.POST('/admin/companies/{id}/approve', { params: own });
assert.equal(approved.data?.company.is_approved, true);
const { data: seen } = await visitor.GET('/companies/{id}', { params: own });
assert.equal(seen?.company.is_approved, true);

// @ts-expect-error The document says that a company's number is a number.
const wrong: string | undefined = seen?.company.id;
assert.ok(wrong);
