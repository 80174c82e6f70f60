import { GraphQLInputObjectType, type GraphQLObjectType, getNamedType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { expect, test } from 'vitest';
import { validateInput } from '../src/graphql/validate-input.ts';
import { createSchema } from '../src/schema.ts';
import { COMPANY_FORM } from './helpers/company-form.ts';
import { admin, testApp } from './helpers/test-app.ts';

const guia = testApp();

const DIRTY = 'Sa\u0303o\u202e um\r\n\tdois\u0007\u200b';
const ONE_LINE = 'São um dois';
const MANY_LINES = 'São um\n\tdois';

/** Fields of several lines. */
const LONG = ['answer', 'description', 'message', 'content', 'comment', 'reason', 'text'];
/** Passwords are never changed, e-mails have rules of their own. */
const NOT_CLEANED = /password|email/i;

type Fields = { name: string; isText: boolean; isList: boolean }[];
type Class = new () => Record<string, unknown>;

const schema = createSchema();
const fieldsOf = (fields: Readonly<Record<string, { name: string; type: object }>>): Fields =>
  Object.values(fields).map(({ name, type }) => ({
    name,
    isText: String(getNamedType(type as never)) === 'String',
    isList: String(type).startsWith('['),
  }));

/** Returns the classes of the schema's inputs and arguments, with their text fields. */
function classes(): [what: string, Class, Fields][] {
  const { inputTypes, argumentTypes, fields } = getMetadataStorage();
  const inputs = inputTypes.flatMap(({ name, target }): [string, Class, Fields][] => {
    const type = schema.getType(name);
    return type instanceof GraphQLInputObjectType
      ? [[name, target as Class, fieldsOf(type.getFields())]]
      : [];
  });
  const args = argumentTypes.map(({ target }): [string, Class, Fields] => {
    const own = fields.filter(
      (field) => field.target === target || target.prototype instanceof (field.target as Class),
    );
    return [
      target.name,
      target as Class,
      own.map(({ name, getType, typeOptions }) => ({
        name,
        isText: getType() === String,
        isList: typeOptions.array === true,
      })),
    ];
  });
  // A column's header is compared with the file; it comes in a list, whose items are not cleaned.
  return [...inputs.filter(([name]) => name !== 'ImportColumnInput'), ...args];
}

const TEXTS = classes().flatMap(([what, target, fields]) =>
  fields.filter(({ isText }) => isText).map((field) => ({ what, target, ...field })),
);

test('the texts of the schema are found', () => {
  const found = TEXTS.map(({ what, name }) => `${what}.${name}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'CreateCompanyInput.name',
      'UpdateCompanyInput.address',
      'CreatePlanInput.features',
    ]),
  );
  expect(found.length).toBeGreaterThan(90);
});

test.each(TEXTS.map((text) => [`${text.what}.${text.name}`, text] as const))(
  '%s holds no hidden characters',
  async (_name, { target, name, isList }) => {
    const input = new target();
    input[name] = isList ? [DIRTY] : DIRTY;
    // Other rules may reject the rest; it is clean before them.
    await validateInput(input).catch(() => {});
    const [text] = [input[name]].flat();
    if (NOT_CLEANED.test(name)) expect(String(text)).toContain('\u202e');
    else expect(text).toBe(LONG.includes(name) ? MANY_LINES : ONE_LINE);
  },
);

/** Texts outside of classes: they are looked up or compared, and never stored. */
const BARE = [
  'Query.cities.q',
  'Query.companyBySlug.slug',
  'Query.ratingCheck.fingerprint',
  'Query.searchSuggestions.q',
];
test('every other text of the schema is in a class', () => {
  const held = new Set(TEXTS.map(({ name }) => name));
  const bare = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values((type as GraphQLObjectType).getFields()).flatMap((field) =>
      field.args
        .filter((arg) => String(getNamedType(arg.type)) === 'String')
        .map((arg) => [`${type}.${field.name}.${arg.name}`, arg.name] as const),
    ),
  );
  const notHeld = bare.filter(([, name]) => !held.has(name)).map(([path]) => path);
  expect(notHeld.filter((path) => !BARE.includes(path))).toEqual([]);
});

test('a company is stored without them, and its description keeps its lines', async () => {
  const owner = await guia.owner();
  const { status, body } = await guia.rest(
    'POST',
    '/companies',
    {
      ...COMPANY_FORM,
      name: 'Padaria\u202e da\tRosa\u200b',
      phone: '\u202a19 3232-1010\u202c',
      address: 'Rua\r\nTreze',
      website: '\u200bwww.paoquente.com.br',
      description: 'Pa\u0303es\u2067 artesanais.\r\nBolos e tortas.',
    },
    owner,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Padaria da Rosa',
    phone: '(19) 3232-1010',
    address: 'Rua Treze',
    website: 'https://www.paoquente.com.br',
    description: 'Pães artesanais.\nBolos e tortas.',
  });
});

test('a text of only such characters is empty', async () => {
  const { status, body } = await guia.rest(
    'POST',
    '/companies',
    { ...COMPANY_FORM, name: '\u200b\u202e\u0007' },
    await guia.owner(),
  );
  expect(status).toBe(422);
  expect(body.errors).toEqual({ name: ['Nome é obrigatório'] });
});

test('a search ignores them and is never refused', async () => {
  for (const q of ['pada\u200bria\u202e', 'padaria\0', 'padaria\ud800']) {
    const answers = [
      await guia.graphql('query ($q: String) { companies(q: $q) { total } }', { q }),
      await guia.graphql('query ($q: String) { adminCompanies(q: $q) { total } }', { q }, admin),
      await guia.graphql('query ($q: String!) { cities(q: $q) { name } }', { q: `\u200b${q}` }),
      await guia.graphql('query ($q: String) { adminUsers(q: $q) { total } }', { q }, admin),
    ];
    for (const { body } of answers) expect(body.errors).toBeUndefined();
  }
  const { body } = await guia.graphql('query ($q: String!) { cities(q: $q) { name } }', {
    q: 'Cam\u200bpin\u202eas',
  });
  expect(body.data.cities[0].name).toBe('Campinas');
});

test('a password is not changed', async () => {
  const password = 'senha\u200b-comprida-1';
  const email = 'invisivel@exemplo.com.br';
  const form = {
    name: 'Ana',
    email,
    role: 'company',
    terms: true,
    password,
    password_confirmation: password,
  };
  expect((await guia.rest('POST', '/auth/register', form)).status).toBe(200);
  expect((await guia.rest('POST', '/auth/login', { email, password: 'senha-comprida-1' })).status).toBe(401);
  expect((await guia.rest('POST', '/auth/login', { email, password })).status).toBe(200);
});
