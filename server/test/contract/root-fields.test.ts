import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Access } from '../../src/graphql/may-call.ts';
import { createSchema } from '../../src/schema.ts';
import {
  ACCEPTS_REMOVED,
  callerOf,
  expectedStatus,
  FILTERED,
  makeThing,
  NAMED,
  NOT_VALIDATED,
  OF_ADMINISTRATORS,
  OPEN_FIELDS,
  OTHER_IDS,
  ROLES,
  type RoleName,
} from '../helpers/cases/field-access.ts';
import {
  ARGUMENTS,
  idsOf,
  isUpload,
  namePathOf,
  naming,
  operationOf,
  type RootField,
  takesFile,
  takesMore,
} from '../helpers/cases/field-arguments.ts';
import { type RestFixtures, startRestFixtures } from '../helpers/rest-fixtures.ts';

let fixtures: RestFixtures;
let tokens: Record<RoleName | 'another owner', string | undefined>;
beforeAll(async () => {
  fixtures = await startRestFixtures({ LIMIT_QUERY_COST: '100000', LIMIT_JSON_BYTES: '1000000' });
  tokens = {
    nobody: undefined,
    'a user': await fixtures.userToken(),
    'an owner': fixtures.tokens['the owner'],
    'another owner': fixtures.tokens['another owner'],
    'a reader': fixtures.tokens['a reader'],
    'a moderator': fixtures.tokens['a moderator'],
    'an administrator': fixtures.tokens['an administrator'],
  };
});
afterAll(() => fixtures.guia.close());

const schema = createSchema();
const fieldsOf = (kind: 'query' | 'mutation') =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [kind, field.name, field] as const,
  );
const FIELDS = [...fieldsOf('query'), ...fieldsOf('mutation')];
const NAMING = FIELDS.filter(
  ([, name, field]) => namePathOf(field) && !FILTERED.has(name) && !takesFile(field),
);

/** Returns the code of the first error by POST; for a query, expects the same by GET. */
async function codesOf(
  kind: 'query' | 'mutation',
  field: RootField,
  variables: Record<string, unknown>,
  token: string | undefined,
): Promise<unknown> {
  const query = operationOf(kind, field, variables);
  const posted = await fixtures.guia.graphql(query, variables, token ? { token } : {});
  const code = posted.body.errors?.[0].extensions.code;
  if (kind === 'mutation') return code;
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  if (search.toString().length > 8_000) return code;
  const got = await fixtures.guia.app.inject({
    url: `/graphql?${search}`,
    headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
  });
  expect(got.json().errors?.[0].extensions.code).toBe(code);
  return code;
}

const CODES = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' } as const;

test('the fixtures say of every field who may call it and which id it takes', () => {
  const names = FIELDS.map(([, name]) => name);
  expect(FIELDS.filter(([, , { extensions }]) => !extensions.access).map(([, name]) => name)).toEqual([]);
  expect(OPEN_FIELDS.filter((name) => !names.includes(name))).toEqual([]);
  const marked = FIELDS.filter(([, , { description }]) => description?.startsWith('Administrators only'));
  expect(marked.map(([, name]) => name)).toEqual(names.filter((name) => !OPEN_FIELDS.includes(name)));
  const ids = FIELDS.flatMap(([, , field]) => idsOf(field)).filter((id) => !OTHER_IDS.has(id));
  expect([...new Set(ids)].sort()).toEqual(['companyId', 'id', 'kindId', 'webhookId']);
  const withMore = NAMING.filter(([, , field]) => takesMore(field)).map(([, name]) => name);
  expect(withMore.sort()).toEqual([...Object.keys(NAMED), ...NOT_VALIDATED].sort());
});

test('the declared capabilities of fields for administrators are those of the fixtures', () => {
  for (const [capability, names] of Object.entries(OF_ADMINISTRATORS)) {
    const declared = FIELDS.filter(
      ([, , { extensions }]) => (extensions.access as Access).who === capability,
    );
    expect([capability, declared.map(([, name]) => name).sort()]).toEqual([capability, [...names].sort()]);
  }
});

test.each(FIELDS.filter(([, , field]) => !takesFile(field)))(
  '%s %s: permission is checked first',
  async (kind, name, field) => {
    for (const [which, argumentsOf] of Object.entries(ARGUMENTS)) {
      for (const role of ROLES) {
        const denied = expectedStatus(name, role);
        if (denied === null) continue;
        const code = await codesOf(kind, field, argumentsOf(field), tokens[role]);
        expect({ which, role, code }).toEqual({ which, role, code: CODES[denied] });
      }
    }
  },
);

test.each(NAMING)('%s %s: then the id, whatever else is wrong', async (kind, name, field) => {
  const path = namePathOf(field) as string[];
  for (const [which, argumentsOf] of Object.entries(ARGUMENTS)) {
    for (const id of ACCEPTS_REMOVED.has(name) ? ['0', 'abc'] : ['2000000000', '0', 'abc']) {
      const variables = naming(path, argumentsOf(field), id);
      const code = await codesOf(kind, field, variables, tokens[callerOf(name)]);
      expect({ which, id, code }).toEqual({ which, id, code: 'NOT_FOUND' });
    }
  }
});

test.each(NAMING.filter(([, name]) => name in NAMED))(
  '%s %s: then the other arguments',
  async (kind, name, field) => {
    const path = namePathOf(field) as string[];
    const variables = ARGUMENTS['arguments that are too long'](field);
    const codeFor = async (token: string | undefined) => {
      const id = await makeThing(name, await fixtures.scene());
      return codesOf(kind, field, naming(path, variables, String(id)), token);
    };
    expect(await codeFor(tokens[callerOf(name)])).toBe('BAD_USER_INPUT');
    const { otherOwner } = NAMED[name] ?? {};
    if (otherOwner) expect(await codeFor(tokens['another owner'])).toBe(otherOwner);
  },
);

test.each(FIELDS.filter(([, , field]) => takesFile(field)))(
  '%s %s, which takes a file: permission is checked first',
  async (kind, name, field) => {
    const variables = ARGUMENTS['the least arguments'](field);
    const file = field.args.find(isUpload)?.name;
    const text = operationOf(kind, field, variables);
    const form = [
      ['operations', JSON.stringify({ query: text, variables: { ...variables, [String(file)]: null } })],
      ['map', JSON.stringify({ 0: [`variables.${file}`] })],
      ['0"; filename="dados.csv', 'nome;categoria;cidade'],
    ].map(
      ([part, value]) => `--x-file\r\ncontent-disposition: form-data; name="${part}"\r\n\r\n${value}\r\n`,
    );
    for (const role of ROLES) {
      const denied = expectedStatus(name, role);
      if (denied === null) continue;
      const reply = await fixtures.guia.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          ...(tokens[role] && { authorization: `Bearer ${tokens[role]}` }),
          'apollo-require-preflight': 'true',
          'content-type': 'multipart/form-data; boundary=x-file',
        },
        payload: `${form.join('')}--x-file--\r\n`,
      });
      expect(reply.json().errors?.[0]?.extensions.code).toBe(CODES[denied]);
    }
  },
);

test('a plan request for another account is FORBIDDEN, whatever else is wrong', async () => {
  const [, , field] = FIELDS.find(([, name]) => name === 'requestPlan') ?? [];
  if (!field) throw new Error('There is no such field.');
  for (const argumentsOf of Object.values(ARGUMENTS)) {
    const variables = { ...argumentsOf(field), userId: '1' };
    expect(await codesOf('mutation', field, variables, tokens['an owner'])).toBe('FORBIDDEN');
  }
});
