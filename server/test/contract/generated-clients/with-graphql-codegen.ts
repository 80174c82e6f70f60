// Uses documents that graphql-codegen's client preset typed; see ../generated-client.test.ts.
import assert from 'node:assert/strict';
import { graphql } from './gql/gql.js';
import type { TypedDocumentString } from './gql/graphql.js';

const { GRAPHQL_URL: url = '', ADMIN_KEY: adminKey = '', RATED_NAME: name = '' } = process.env;

interface Failure {
  message: string;
  extensions: { code: string; fields?: Record<string, string[]> };
}

/** Runs an operation; a failure has `errors`. */
async function run<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  token?: string,
): Promise<{ data?: Result | null; errors?: Failure[] }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  return (await response.json()) as { data?: Result | null; errors?: Failure[] };
}

const Search = graphql(`
  query Search($q: String!) {
    companies(q: $q, perPage: 5) {
      items {
        id
        name
      }
    }
  }
`);
const Rate = graphql(`
  mutation Rate($input: RateCompanyInput!) {
    rateCompany(input: $input) {
      totalRatings
    }
  }
`);
const Message = graphql(`
  mutation Message($input: SendMessageInput!) {
    sendMessage(input: $input) {
      id
    }
  }
`);
const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      user {
        role
      }
    }
  }
`);
const Login = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      token
    }
  }
`);
const Create = graphql(`
  mutation Create($input: CreateCompanyInput!) {
    createCompany(input: $input) {
      id
      isApproved
    }
  }
`);
const Edit = graphql(`
  mutation Edit($id: ID!, $input: UpdateCompanyInput!) {
    updateCompany(id: $id, input: $input) {
      website
    }
  }
`);
const Approve = graphql(`
  mutation Approve($id: ID!) {
    approveCompany(id: $id) {
      isApproved
    }
  }
`);

const found = await run(Search, { q: name });
const company = found.data?.companies?.items[0];
assert.ok(company);
assert.equal(company.name, name);

const input = { companyId: company.id, rating: 4, fingerprint: 'graphql-codegen-1' };
assert.ok((await run(Rate, { input })).data?.rateCompany?.totalRatings);
assert.equal((await run(Rate, { input })).errors?.[0]?.extensions.code, 'CONFLICT');

const written = { companyId: company.id, name: 'Caio', email: 'caio@exemplo.com.br', content: 'Boa noite!' };
assert.ok((await run(Message, { input: written })).data?.sendMessage?.id);
const empty = await run(Message, { input: { ...written, content: '' } });
assert.deepEqual(empty.errors?.[0]?.extensions.fields, {
  content: [{ code: 'REQUIRED', message: 'Mensagem é obrigatória' }],
});

async function signedIn(account: { email: string; password: string }): Promise<string> {
  const { data } = await run(Login, { input: account });
  assert.ok(data?.login);
  return data.login.token;
}

const account = { email: 'tipado@exemplo.com.br', password: 'jabuticaba-serrana-7' };
const person = { ...account, name: 'Nina Prado', passwordConfirmation: account.password, terms: true };
assert.ok((await run(Register, { input: person })).data?.register);
const owner = await signedIn(account);
const made = await run(
  Create,
  {
    input: {
      name: 'Livraria Gerada',
      description: 'Livros novos e usados.',
      categoryId: '1',
      city: 'Campinas - SP',
      phone: '(19) 3234-7777',
      email: 'livraria@exemplo.com.br',
    },
  },
  owner,
);
const id = made.data?.createCompany?.id;
assert.ok(id);
const edited = await run(Edit, { id, input: { website: 'livraria.exemplo.com.br' } }, owner);
assert.equal(edited.data?.updateCompany?.website, 'https://livraria.exemplo.com.br');

assert.equal((await run(Approve, { id }, owner)).errors?.[0]?.extensions.code, 'FORBIDDEN');
const approved = await run(Approve, { id }, adminKey);
assert.equal(approved.data?.approveCompany?.isApproved, true);

// @ts-expect-error The schema says that an id is a string.
const wrong: number = id;
assert.ok(wrong);
