import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, isObjectType, parse, validate } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { type Access, isForAdmins } from '../../src/graphql/may-call.ts';
import { createSchema } from '../../src/schema.ts';
import { createKey } from '../helpers/keys/create-key.ts';
import { admin, testApp } from '../helpers/test-app.ts';

const guia = testApp({ NODE_ENV: 'production' });
let text: string;
beforeAll(async () => {
  text = (await guia.app.inject('/schema.graphql')).body;
});

const schema = createSchema();
const rootsOf = (of: typeof schema) =>
  [of.getQueryType(), of.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));

test('the public schema has the roots of visitors and owners, and none of administrators', () => {
  const expected = rootsOf(schema).filter(({ extensions }) => !isForAdmins(extensions.access as Access));
  const names = rootsOf(buildSchema(text)).map(({ name }) => name);
  expect(names).toEqual(expected.map(({ name }) => name).sort((a, b) => names.indexOf(a) - names.indexOf(b)));
  expect(names).toEqual(expect.arrayContaining(['companies', 'login', 'updateCompany', 'rateCompany']));
  expect(text).not.toMatch(/Administrators only|AuditEntry|SystemSettings/);
});

test('fields of public types for administrators are marked, and not in it', () => {
  const shown = buildSchema(text);
  const marked: string[] = [];
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const { name, extensions, description } of Object.values(type.getFields())) {
      const isTold = /(?<!owner and )administrators[,;] null for others/i.test(description ?? '');
      expect({ field: `${type.name}.${name}`, is: extensions.forAdmins === true }).toEqual({
        field: `${type.name}.${name}`,
        is: isTold,
      });
      const there = shown.getType(type.name);
      if (isTold && isObjectType(there)) {
        marked.push(name);
        expect(there.getFields()[name]).toBeUndefined();
      }
    }
  }
  expect(marked).toContain('ownerEmail');
});

const EXAMPLES = fileURLToPath(new URL('../../../client/playground/examples', import.meta.url));
const examplesOf = (role: string) =>
  readdirSync(join(EXAMPLES, role))
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => [role, name]);

test.each([...examplesOf('visitor'), ...examplesOf('owner')])(
  'the example %s/%s is valid against it',
  (role = '', name = '') => {
    const example = parse(readFileSync(join(EXAMPLES, role, name), 'utf8'));
    expect(validate(buildSchema(text), example)).toEqual([]);
  },
);

test('it is text with an ETag, the same for everybody', async () => {
  const first = await guia.app.inject('/schema.graphql');
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: expect.any(String),
  });
  const again = await guia.app.inject({
    url: '/schema.graphql',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const token = await guia.adminToken();
  const { secret } = await createKey(guia, token, ['plansRead']);
  for (const bearer of [token, secret]) {
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await guia.app.inject({ url: '/schema.graphql', headers })).body).toBe(first.body);
  }
  expect((await guia.app.inject({ method: 'HEAD', url: '/schema.graphql' })).statusCode).toBe(200);
});

test('introspection is for administrators, and says where the public schema is', async () => {
  const ask = '{ __schema { queryType { name } } }';
  const owner = await guia.owner();
  for (const caller of [{}, owner]) {
    const { status, body } = await guia.graphql(ask, {}, caller);
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain('/schema.graphql');
  }
  const open = await guia.graphql(ask, {}, admin);
  expect(open.body.data.__schema.queryType.name).toBe('Query');
  expect((await guia.graphql(ask)).status).toBe(400);
});
