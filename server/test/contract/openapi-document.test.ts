import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { openApiOf } from '../../src/rest/openapi/document.ts';
import { keyScopeOf } from '../../src/rest/route/operation.ts';
import { operationIdOf, takesFile } from '../../src/rest/route/route.ts';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import { createSchema } from '../../src/schema.ts';
import { OpenApiAnswers } from '../helpers/openapi-answers.ts';

/** The documented paths, which old clients call. */
const DOCUMENTED = `
POST /auth/login
POST /auth/register
POST /auth/logout
GET /auth/user
GET /auth/user-company
GET /auth/user-company-stats
PUT /auth/profile
PUT /auth/password
GET /companies
GET /companies/{id}
GET /companies/slug/{slug}
GET /companies/categories
GET /companies/kinds
POST /companies
PUT /companies/{id}
GET /settings/public
GET /plans/active
GET /site-statistics/latest
POST /plan-requests
POST /messages
GET /messages/company/{id}
POST /messages/{id}/reply
PATCH /messages/{id}/read
POST /companies/{id}/rate
GET /companies/{id}/check-rating
GET /companies/{id}/ratings
GET /company/messages
POST /company/messages/reply
GET /admin/pending-companies
POST /admin/companies/{id}/approve
DELETE /admin/companies/{id}/reject
GET /admin/companies
POST /admin/companies
PUT /admin/companies/{id}
DELETE /admin/companies/{id}
PATCH /admin/companies/{id}/status
PUT /admin/companies/{id}/message-access
GET /admin/users
POST /admin/users
PUT /admin/users/{id}
DELETE /admin/users/{id}
PUT /admin/users/{id}/password
PATCH /admin/users/{id}/status
PUT /admin/users/{id}/plan
GET /admin/stats
GET /admin/plans
POST /admin/plans
PUT /admin/plans/{id}
DELETE /admin/plans/{id}
GET /admin/plan-requests
POST /admin/plan-requests/{id}/approve
POST /admin/plan-requests/{id}/reject
GET /admin/settings
PUT /admin/settings
GET /admin/messages
POST /admin/messages/send
`
  .trim()
  .split('\n');
const MULTIPART = [
  'POST /companies',
  'PUT /companies/{id}',
  'POST /admin/companies',
  'PUT /admin/companies/{id}',
];

const document = openApiOf(ROUTE_TABLE, createSchema(), 'https://guia.exemplo.com.br');
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

test('the rows of the table are the documented paths', () => {
  expect(ROUTE_TABLE.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...DOCUMENTED].sort());
  const forms = ROUTE_TABLE.filter(takesFile).map(({ method, path }) => `${method} ${path}`);
  expect(forms.sort()).toEqual([...MULTIPART].sort());
});

test('each operation has a unique name, and a tag that the document lists', () => {
  const names = ROUTE_TABLE.map(operationIdOf);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+[A-Za-z]+$/);
  const sent = Object.values(document.webhooks).map(({ post }) => post);
  const used = new Set(
    [...OPERATIONS.map(({ operation }) => operation), ...sent].flatMap(({ tags }) => tags),
  );
  expect([...used].sort()).toEqual(document.tags.map(({ name }) => name).sort());
});

test('every example matches its schema', () => {
  const answers = new OpenApiAnswers(JSON.parse(JSON.stringify(document)));
  let validated = 0;
  const validateExample = (pointer: string, example: unknown) => {
    const validate = answers.validator(pointer);
    validate(example);
    expect(validate.errors ?? [], pointer).toEqual([]);
    validated++;
  };
  for (const { method, path, operation } of OPERATIONS) {
    for (const status of Object.keys(operation.responses)) {
      const documented = answers.response({ method, path }, Number(status));
      const example = documented?.response.content?.['application/json']?.example;
      if (documented && example) validateExample(documented.pointer, example);
    }
    const body = operation.requestBody?.content['application/json'];
    const at = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody`;
    if (body) validateExample(at, body.example);
  }
  expect(validated).toBeGreaterThan(500);
});

test('the document says who made it, under which licence, and where it is served', () => {
  const site = 'https://guia.exemplo.com.br';
  expect(document.info).toMatchObject({
    termsOfService: `${site}/terms`,
    contact: { url: site },
    license: { identifier: 'MIT' },
  });
  expect(document.info.description).toContain('## In English');
  expect(document.servers.map(({ url }) => url)).toEqual([`${site}/api`]);
  expect(Object.values(document.components.securitySchemes).map(({ scheme }) => scheme)).toEqual([
    'bearer',
    'bearer',
  ]);
  for (const { description } of document.tags) expect(description).not.toBe('');
  for (const { path, operation } of OPERATIONS) {
    expect([operation.summary, operation.description], path).not.toContain('');
  }
});

test('every error is a component, and every component is used', () => {
  const used = new Set<string>();
  for (const { method, path, operation } of OPERATIONS) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      const { $ref } = response as { $ref?: string };
      expect($ref, `${method} ${path} ${status}`).toMatch(/^#\/components\/responses\/\w+$/);
      used.add($ref ?? '');
    }
  }
  const named = Object.keys(document.components.responses).map((name) => `#/components/responses/${name}`);
  expect([...used].sort()).toEqual(named.sort());
  const text = JSON.stringify(document);
  for (const name of Object.keys(document.components.schemas)) {
    expect(text, name).toContain(`"#/components/schemas/${name}"`);
  }
});

test('every response names the headers of its limit, which are components', () => {
  const { headers, responses } = document.components;
  const withHeaders = [
    ...Object.values(responses),
    ...OPERATIONS.flatMap(({ operation }) => Object.values(operation.responses)).filter(
      (response) => !('$ref' in (response as object)),
    ),
  ] as { headers: Record<string, { $ref: string }> }[];
  expect(withHeaders.length).toBeGreaterThan(OPERATIONS.length);
  for (const response of withHeaders) {
    expect(Object.keys(response.headers)).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy']));
    for (const [name, { $ref }] of Object.entries(response.headers)) {
      expect($ref).toBe(`#/components/headers/${name}`);
      expect(headers).toHaveProperty([name]);
    }
  }
  expect(responses.RateLimited?.headers).toHaveProperty(['Retry-After']);
});

test('what a row refuses an API key with is documented', () => {
  const schema = createSchema();
  for (const route of ROUTE_TABLE) {
    const { responses = {} } = document.paths[route.path]?.[route.method.toLowerCase()] ?? {};
    const needsScope = keyScopeOf(route, schema) !== 'any';
    expect(Object.keys(responses), route.path).toEqual(
      expect.arrayContaining(needsScope ? ['401', '403'] : ['401']),
    );
  }
});

test('objects may gain fields', () => {
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
});

test('no path is ambiguous: an id is an integer, never the word in its place', () => {
  for (const { path, operation } of OPERATIONS) {
    for (const parameter of operation.parameters ?? []) {
      if (parameter.in !== 'path' || parameter.name === 'slug') continue;
      expect((parameter.schema as { type: string }).type, path).toBe('integer');
    }
  }
});

test('an API key is offered where its operation takes one', () => {
  const schema = createSchema();
  for (const route of ROUTE_TABLE) {
    const { security } = document.paths[route.path]?.[route.method.toLowerCase()] ?? { security: [] };
    const isOffered = security.some((one) => 'apiKey' in one);
    const isSession = route.path.startsWith('/auth/') && route.who === 'everybody';
    expect(isOffered, route.path).toBe(!isSession && keyScopeOf(route, schema) !== null);
  }
});

test('documented error messages are those of the program', () => {
  const server = fileURLToPath(new URL('../../src/', import.meta.url));
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('rest'))
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .join('\n');
  for (const route of ROUTE_TABLE) {
    for (const texts of Object.values(route.failures ?? {})) {
      const sentences: string[] = typeof texts === 'string' ? [texts] : Object.values(texts);
      for (const sentence of sentences) {
        expect(sources.includes(`'${sentence}'`), `${route.path}: ${sentence}`).toBe(true);
      }
    }
  }
});

test('every operation names its GraphQL field, which the schema file has', () => {
  const printed = buildSchema(
    readFileSync(fileURLToPath(new URL('../../../schema.graphql', import.meta.url)), 'utf8'),
  );
  const hasField = (name: string) => {
    const [root = '', ...path] = name.split('.');
    let type: GraphQLOutputType | undefined = printed.getType(root) as GraphQLObjectType | undefined;
    for (const field of path) {
      const owner: unknown = type && getNamedType(type);
      type = isObjectType(owner) ? owner.getFields()[field]?.type : undefined;
    }
    return path.length > 0 && type !== undefined;
  };
  const { paths } = openApiOf(ROUTE_TABLE, createSchema(), 'http://localhost:4000');
  const names = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map((operation) => operation['x-graphql-field']),
  );
  expect(names).toHaveLength(ROUTE_TABLE.length);
  expect(names.filter((name) => !hasField(name))).toEqual([]);
});
