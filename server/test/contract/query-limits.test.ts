import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { queryLimits } from '../../src/graphql/limits/query-limits.ts';
import { createSchema } from '../../src/schema.ts';
import { createKey } from '../helpers/keys/create-key.ts';
import { startTestApp, testApp } from '../helpers/test-app.ts';

const guia = testApp();

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

test('a developer message is short, however long the wrong value is', async () => {
  const query = 'query ($p: Int!) { companies(page: $p) { total } }';
  const { body } = await guia.graphql(query, { p: 'Did you mean'.repeat(5_000) });
  const { code, developerMessage } = body.errors[0].extensions;
  expect(code).toBe('INVALID_VARIABLES');
  expect(developerMessage.length).toBeLessThan(600);
  expect(developerMessage).not.toContain('Did you mean');
});

test.each([
  ['cost', '{ companies(perPage: 100) { items { ratings(perPage: 100) { items { id } } } } }', 'custo'],
  [
    'cost by a variable',
    'query ($n: Int!) { companies(perPage: $n) { items { ratings(perPage: $n) { total } category { id } city { id } plan { id } logo { url } similar: category { id } x: city { id } y: plan { id } z: logo { url } } } }',
    'custo',
  ],
  ['aliases', `{ ${times(16, (i) => `a${i}: __typename`)} }`, 'apelidos'],
  ['root fields', `{ ${times(11, () => 'categories { id }')} }`, 'campos na raiz'],
  [
    'several logins',
    'mutation { a: login(input: {email: "a", password: "b"}) { token } b: login(input: {email: "a", password: "c"}) { token } }',
    'escritas por pedido',
  ],
  [
    'cost through fragments',
    `query { ${times(3, (i) => `...F${i}`)} } ${times(3, (i) => `fragment F${i} on Query { companies(perPage: 100) { items { category { id } city { id } plan { id } } } }`)}`,
    'custo',
  ],
])('too much %s is refused with 400', async (_what, query, word) => {
  const { status, body } = await guia.graphql(query);
  expect(status).toBe(400);
  expect(body.errors[0].message).toMatch(
    new RegExp(`^O pedido passa do limite de ${word}: no máximo \\d+\\.$`),
  );
  const { code, limit, asked, allowed, developerMessage } = body.errors[0].extensions;
  expect(code).toBe(word === 'custo' ? 'COST_LIMIT' : 'SIZE_LIMIT');
  expect(asked).toBeGreaterThan(allowed);
  expect(body.errors[0].message).toContain(` ${allowed}.`);
  expect(developerMessage).toMatch(new RegExp(`^${limit} is ${asked}, at most ${allowed}\\.`));
});

test('each limit has its code, with what was asked and what is allowed', async () => {
  const limits = { LIMIT_QUERY_DEPTH: '2', LIMIT_QUERY_COST: '30', LIMIT_QUERY_TOKENS: '40' };
  const small = await startTestApp(limits, { instanceOf: guia });
  const limitsOf = async (query: string) => {
    const { errors } = (await small.graphql(query)).body;
    return errors.map(({ extensions }: { extensions: Record<string, unknown> }) => {
      const { developerMessage: _, ...limit } = extensions;
      return limit;
    });
  };
  expect(await limitsOf('{ companies(perPage: 7) { items { id city { name } } } }')).toEqual([
    { code: 'DEPTH_LIMIT', limit: 'QUERY_DEPTH', asked: 4, allowed: 2 },
  ]);
  expect(await limitsOf('{ companies(perPage: 16) { items { __typename } } }')).toEqual([
    { code: 'DEPTH_LIMIT', limit: 'QUERY_DEPTH', asked: 3, allowed: 2 },
    { code: 'COST_LIMIT', limit: 'QUERY_COST', asked: 32, allowed: 30 },
  ]);
  expect(await limitsOf(`{ ${times(60, () => 'a')} }`)).toEqual([
    { code: 'SIZE_LIMIT', limit: 'QUERY_TOKENS', allowed: 40 },
  ]);
  await small.close();
});

test('a request has one mutation; more only of those that are marked as cheap', () => {
  const schema = createSchema();
  const rules = [queryLimits(readConfig({}).limits)];
  const isTaken = (query: string) => validate(schema, parse(query), rules).length === 0;
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(names.length).toBeGreaterThan(70);
  for (const name of names) expect(isTaken(`mutation { ${name} __typename }`)).toBe(true);
  const several = names.filter((name) =>
    isTaken(`mutation { a: ${name} ...B } fragment B on Mutation { ${name} }`),
  );
  // A cheap one makes no password hash, sends no mail, and counts against no limit.
  expect(several.sort()).toEqual(['dismissRatingReports', 'markMessageRead', 'removeSavedCompany']);
  expect(isTaken('mutation { markMessageRead removeSavedCompany login }')).toBe(true);
  expect(isTaken('mutation { markMessageRead login register }')).toBe(false);
});

test('too many tokens, circular fragments and invalid queries are 400 with a message', async () => {
  for (const query of [
    `{ ${times(1_200, () => 'a')} }`,
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    '{ companies(',
    'query A { categories { id } } query A { categories { id } }',
    '',
  ]) {
    const { status, body } = await guia.graphql(query);
    expect(status).toBe(400);
    expect(body.errors[0].message).not.toBe('');
    expect(body.errors[0].extensions.code).toMatch(/^(GRAPHQL_|SIZE_LIMIT|BAD_REQUEST)/);
  }
});

test('no name of the schema is suggested, and no mutation runs by GET', async () => {
  const { body } = await guia.graphql('{ companie { id } }');
  expect(JSON.stringify(body)).not.toContain('companies');
  const reply = await guia.app.inject({
    url: `/graphql?query=${encodeURIComponent('mutation { logout { id } }')}`,
    headers: { 'apollo-require-preflight': 'true' },
  });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers.allow).toBe('POST');
  expect(reply.json().errors).toEqual([
    {
      message: 'Por GET vêm só consultas; o que grava vem por POST.',
      extensions: {
        code: 'METHOD_NOT_ALLOWED',
        developerMessage: 'The header "Allow" names the methods.',
      },
    },
  ]);
});

test('the client’s search is within the limits', async () => {
  const { status } = await guia.graphql(
    `query ($q: String, $perPage: Int) { companies(q: $q, perPage: $perPage) { items {
      id category { id name } city { id name } logo { url } plan { id name } } } categories { id } publicSettings { siteName } }`,
    { q: 'x', perPage: 16 },
  );
  expect(status).toBe(200);
});

test('in production introspection is for administrators and API keys only', async () => {
  const production = await startTestApp({ NODE_ENV: 'production' });
  const ask = '{ __schema { queryType { name } } }';
  const closed = await production.graphql(ask);
  expect(closed.body.errors[0].message).toContain('A introspecção é para administradores e chaves de API.');
  const open = await production.graphql(ask, {}, { token: await production.adminToken() });
  expect(open.body.data.__schema.queryType.name).toBe('Query');
  const owner = await production.owner();
  const { secret } = await createKey(production, owner.token, ['ratingsRead']);
  const byKey = await production.graphql(ask, {}, { token: secret });
  expect(byKey.body.data.__schema.queryType.name).toBe('Query');
  await production.close();
});
