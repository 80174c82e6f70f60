import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTE_TABLE } from '../src/rest/route-table.ts';
import { createSchema } from '../src/schema.ts';
import { makeCompany } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let guia: TestApp;
let owner: { id: number; token: string };
let person: { token: string };
beforeAll(async () => {
  guia = await startTestApp({ LIMIT_QUERY_COST: '100000' });
  owner = await guia.owner();
  person = await guia.owner();
  await guia.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [(person as { id?: number }).id]);
});
afterAll(() => guia.close());

/** What passes the rules of a field of this name; anything else is taken to be a text of no rules. */
const VALID: Record<string, unknown> = {
  email: 'alguem@exemplo.com.br',
  password: 'uma-senha-bem-longa',
  passwordConfirmation: 'uma-senha-bem-longa',
  state: 'SP',
  page: 1,
  perPage: 1,
};

/** A value of an argument: the least that the schema asks for. */
function leastOf(name: string, type: GraphQLInputType): unknown {
  if (name in VALID) return VALID[name];
  if (isNonNullType(type)) return leastOf(name, type.ofType);
  if (isListType(type)) return [leastOf(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(
      // A new company's category is asked for by its id or by its name.
      ({ name, type: kind }) => isNonNullType(kind) || name === 'categoryId',
    );
    return Object.fromEntries(needed.map((field) => [field.name, leastOf(field.name, field.type)]));
  }
  const kinds: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, ID: '1' };
  return kinds[getNamedType(type).name] ?? 'Texto';
}

/** An operation of this one field, with the least of arguments and of answers. */
function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return {
    text: `${kind} ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, leastOf(arg.name, arg.type)])),
  };
}

/** What visitors and owners may ask and do; whatever else the schema has is for administrators alone. */
const OPEN = new Set(
  `activePlans categories cities companies company companyBySlug companyReport companyStats inbox mySessions ownClaims
   ownPlanRequest ownerHome personalData publicSettings ratingCheck savedCompanies savedCompanyPage searchLinks
   searchSuggestions similarCompanies siteStatistics viewer
   answerRating askForMessageAccess cancelClaim cancelPlanRequest changePassword claimCompany closeAccount
   confirmEmail createCompany endOtherSessions endSession login logout rateCompany readMessage recordClick recordView register removeCompany
   replyToVisitor reportRating requestPasswordReset requestPlan resetPassword saveCompany sendEmailConfirmation
   sendMessage unsaveCompany updateCompany updateProfile writeToAdministration`.split(/\s+/),
);

const schema = createSchema();
const ALL = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
];
const FIELDS = ALL.filter(([, field]) => !OPEN.has(field.name));

test('there are such fields, and such rows; they say so, and no open one says it', () => {
  expect(FIELDS.length).toBeGreaterThan(40);
  const marked = ALL.filter(([, field]) => field.description?.startsWith('Administrators only'));
  expect(marked.map(([, { name }]) => name)).toEqual(FIELDS.map(([, { name }]) => name));
  expect([...OPEN].filter((name) => !ALL.some(([, field]) => field.name === name))).toEqual([]);
  // As many as SPEC section 7 has.
  expect(ADMIN_ROWS).toHaveLength(28);
});

/** A file goes in a form of its own, see below. */
const takesFile = (field: GraphQLField<unknown, unknown>): boolean =>
  field.args.some((arg) => isNonNullType(arg.type) && getNamedType(arg.type).name === 'Upload');

test.each(
  FIELDS.filter(([, field]) => !takesFile(field)).map(([kind, field]) => [kind, field.name, field] as const),
)('%s %s is for administrators alone', async (kind, _name, field) => {
  const { text, variables } = operationOf(kind, field);
  const codeOf = async (caller: object) =>
    (await guia.graphql(text, variables, caller)).body.errors?.[0]?.extensions.code;
  expect(await codeOf({})).toBe('UNAUTHENTICATED');
  expect(await codeOf(owner)).toBe('FORBIDDEN');
  expect(await codeOf(person)).toBe('FORBIDDEN');
});

test.each(
  FIELDS.filter(([, field]) => takesFile(field)).map(([kind, field]) => [kind, field.name, field] as const),
)('%s %s, which takes a file, is for administrators alone', async (kind, _name, field) => {
  const { text, variables } = operationOf(kind, field);
  const [file] = Object.keys(variables);
  const form = [
    ['operations', JSON.stringify({ query: text, variables: { ...variables, [String(file)]: null } })],
    ['map', JSON.stringify({ 0: [`variables.${file}`] })],
    ['0"; filename="dados.csv', 'nome;categoria;cidade'],
  ].map(([name, value]) => `--x-file\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const codeOf = async (caller: { token?: string }) => {
    const reply = await guia.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
        'apollo-require-preflight': 'true',
        'content-type': 'multipart/form-data; boundary=x-file',
      },
      payload: `${form.join('')}--x-file--\r\n`,
    });
    return reply.json().errors?.[0]?.extensions.code;
  };
  expect(await codeOf({})).toBe('UNAUTHENTICATED');
  expect(await codeOf(owner)).toBe('FORBIDDEN');
  expect(await codeOf(person)).toBe('FORBIDDEN');
});

test('a text in place of a file is refused as a wrong request', async () => {
  const { body } = await guia.graphql(
    'mutation ($file: Upload!) { uploadImport(file: $file) { id } }',
    { file: 'nome;cidade' },
    owner,
  );
  expect(body.errors[0].extensions.code).toBe('BAD_REQUEST');
});

const ADMIN_ROWS = ROUTE_TABLE.filter((route) => route.path.startsWith('/admin/'));

/** Everything that any row takes, so that none is refused for what is missing. */
const BODY = {
  name: 'Nome',
  email: 'alguem@exemplo.com.br',
  role: 'user',
  password: 'uma-senha-bem-longa',
  password_confirmation: 'uma-senha-bem-longa',
  is_active: true,
  has_message_access: true,
  price: 1,
  admin_notes: 'Não.',
  subject: 'Assunto',
  content: 'Texto',
  company_id: 1,
  category_id: 1,
  plan_id: 1,
  category: 'Tecnologia',
  city: 'Campinas',
};

test.each(ADMIN_ROWS.map((route) => [route.method, route.path, route] as const))(
  '%s %s is 401 to nobody, 403 to others',
  async (method, path, route) => {
    expect(route.who).toBe('admin');
    const address = `${path.replace(/\{\w+\}/g, '1')}${method === 'GET' ? '?company_id=1' : ''}`;
    const statusOf = async (caller: object) =>
      (await guia.rest(method, address, method === 'GET' ? undefined : BODY, caller)).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf(owner)).toBe(403);
    expect(await statusOf(person)).toBe(403);
  },
);

test('whatever is under /admin, or asks for the role in words, is marked for administrators', () => {
  const unmarked = ROUTE_TABLE.filter((route) => route.who === 'admin' && !route.path.startsWith('/admin/'));
  expect(unmarked.map((route) => route.path)).toEqual([]);
});

/** Fields of types that others see too, which say that they are null for others. */
const ADMIN_PARTS = ['Company', 'Plan'].flatMap((name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ description }) => /administrators[,;] null for others/i.test(description ?? ''))
    .map((field) => [name, field] as const);
});

test.each(ADMIN_PARTS.map(([type, field]) => [type, field.name, field] as const))(
  '%s.%s is told to administrators alone',
  async (type, name, field) => {
    const id = await makeCompany(guia.pool, { owner_id: Number(owner.id), is_approved: false });
    const part = `${name} ${isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''}`;
    const text =
      type === 'Plan' ? `{ activePlans { items { ${part} } } }` : `{ company(id: "${id}") { ${part} } }`;
    const told = async (caller: object) => {
      const { data } = (await guia.graphql(text, {}, caller)).body;
      return type === 'Plan' ? data.activePlans.items[0][name] : data.company[name];
    };
    expect(await told({})).toBeNull();
    expect(await told(person)).toBeNull();
    // Whether it is null for administrators depends on the company; that they may ask does not.
    expect(await told({ token: await guia.adminToken() })).not.toBeUndefined();
    // Only what its own description grants is told to the company's own owner.
    if (!/owner and administrators/.test(field.description ?? '')) expect(await told(owner)).toBeNull();
  },
);

test('there are such parts', () => expect(ADMIN_PARTS.length).toBeGreaterThan(7));
