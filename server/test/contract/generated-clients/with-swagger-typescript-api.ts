// Uses the client that swagger-typescript-api generated from the document; see ../generated-client.test.ts.
import assert from 'node:assert/strict';
import { Api, type Company, type Failure } from './api.ts';

const { BASE_URL: baseUrl = '', ADMIN_KEY: adminKey = '', RATED_NAME: name = '' } = process.env;
const visitor = new Api({ baseUrl });

/** Returns a client that sends a session's token, or an API key. */
function clientOf(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  return new Api({ baseUrl, securityWorker: () => ({ headers }) });
}

/** Signs in; returns a client that sends the token. */
async function signedIn(body: { email: string; password: string }) {
  const { data } = await visitor.auth.login(body);
  return clientOf(data.token);
}

/** Returns the body of an error response, which the client throws as `error`. */
async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const { error } = await call.then(
    () => assert.fail('It was not refused.'),
    (thrown: { error: Failure }) => thrown,
  );
  return error;
}

const found = await visitor.companies.searchCompanies({ q: name, per_page: 5 });
const company: Company | undefined = found.data.data.data[0];
assert.equal(company?.name, name);

const rating = { rating: 3, browser_fingerprint: 'swagger-typescript-api-1' };
const rated = await visitor.companies.rateCompany(company.id, rating);
assert.equal(rated.data.data.total_ratings, 2);
assert.equal((await failureOf(visitor.companies.rateCompany(company.id, rating))).code, 'CONFLICT');

const written = { company_id: company.id, name: 'Bia', email: 'bia@exemplo.com.br', message: 'Boa tarde!' };
assert.equal((await visitor.messages.sendMessage(written)).data.message, 'Mensagem enviada com sucesso!');

const account = { email: 'outro-gerado@exemplo.com.br', password: 'jabuticaba-serrana-7' };
await visitor.auth.register({
  ...account,
  name: 'Lia Reis',
  password_confirmation: account.password,
  terms: true,
});
const owner = await signedIn(account);
const made = await owner.companies.createCompany({
  name: 'Padaria Gerada',
  description: 'Pães de fermentação natural, bolos e café.',
  category_id: 3,
  city: 'Campinas',
  state: 'SP',
  phone: '(19) 3234-9999',
  email: 'padaria@exemplo.com.br',
});
const { id } = made.data.company;
const edited = await owner.companies.updateCompany(id, { website: 'padaria.exemplo.com.br' });
assert.equal(edited.data.company.website, 'https://padaria.exemplo.com.br');

const admin = clientOf(adminKey);
const pending = await admin.admin.listPendingCompanies();
assert.ok(pending.data.data.data.some((one) => one.id === id));
assert.equal((await failureOf(owner.admin.approveCompany(id))).code, 'FORBIDDEN');
assert.equal((await admin.admin.approveCompany(id)).data.company.is_approved, true);
assert.equal((await visitor.companies.getCompany(id)).data.company.is_approved, true);
