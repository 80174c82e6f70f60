import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { ADMIN } from '../helpers/migrate-template.ts';
import { testApp } from '../helpers/test-app.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = `${ROOT}client/playground/examples/`;
const GUIDE = readFileSync(`${ROOT}docs/reference/graphql.md`, 'utf8');

interface Example {
  name: string;
  role: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The examples of the playground. */
const EXAMPLES: Example[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .sort()
  .map((path) => {
    const data = `${FOLDER}${path.replace(/\.graphql$/, '.json')}`;
    return {
      name: path,
      role: dirname(path),
      query: readFileSync(FOLDER + path, 'utf8'),
      variables: existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : {},
    };
  });

const guia = testApp({ NODE_ENV: 'production' });
let tokens: Record<string, string | undefined>;

beforeAll(async () => {
  const owner = await guia.owner();
  const mine = await makeCompany(guia.pool, {
    owner_id: owner.id,
    has_message_access: true,
    name: 'Padaria Pão Quente',
  });
  const pending = await makeCompany(guia.pool, { is_approved: false });
  // Ids in the examples.
  expect([mine, pending]).toEqual([1, 2]);
  tokens = { visitor: undefined, owner: owner.token, admin: await guia.adminToken() };
});

/** Returns the example's variables. The login's file has no real password. */
const variablesOf = ({ name, variables }: Example): Record<string, unknown> =>
  basename(name) === '6-login.graphql' ? { input: { ...ADMIN, remember: false } } : variables;

test.each(EXAMPLES.map((example) => [example.name, example] as const))(
  'the example %s is answered',
  async (_name, example) => {
    const token = tokens[example.role];
    const { status, body } = await guia.graphql(example.query, variablesOf(example), token ? { token } : {});
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(Object.values(body.data)).not.toContain(null);
  },
);

test.each(
  EXAMPLES.filter(({ role }) => role !== 'visitor').map((example) => [example.name, example] as const),
)('the example %s is refused without a session', async (name, example) => {
  const { body } = await guia.graphql(example.query, variablesOf(example));
  const codes = body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
  expect(codes).toContain(name.includes('schema') ? 'GRAPHQL_VALIDATION_FAILED' : 'UNAUTHENTICATED');
});

/** Blocks of the guide that show a file: `<!-- visitor/1-search -->` and the block below. */
const SHOWN = [...GUIDE.matchAll(/<!-- (\S+) -->\n```(graphql|json)\n([\s\S]*?)```/g)].map(
  ([, name = '', kind = '', text = '']) => ({ file: `${name}.${kind}`, text }),
);

test('every block of GraphQL in the guide is one of the examples, word for word', () => {
  expect(SHOWN.length).toBeGreaterThan(5);
  expect([...GUIDE.matchAll(/```graphql/g)]).toHaveLength(
    SHOWN.filter(({ file }) => file.endsWith('.graphql')).length,
  );
  for (const { file, text } of SHOWN) expect(text, file).toBe(readFileSync(FOLDER + file, 'utf8'));
});

/** The guide's requests: method, path, headers, body. */
const REQUESTS = [...GUIDE.matchAll(/```http\n([\s\S]*?)```/g)].map(([, text = '']) => {
  const [head = '', payload] = text.trim().split('\n\n');
  const [first = '', ...headers] = head.split('\n');
  const [method = '', url = ''] = first.split(' ');
  return { method, url, headers: Object.fromEntries(headers.map((line) => line.split(': '))), payload };
});

test.each(REQUESTS.map((request) => [`${request.method} ${request.url}`, request] as const))(
  'the guide’s request %.60s is answered',
  async (_name, { method, url, headers, payload }) => {
    const reply = await guia.app.inject({
      method: method as 'GET',
      url,
      headers: headers.authorization
        ? { ...headers, authorization: `Bearer ${tokens.owner}` }
        : (headers as Record<string, string>),
      ...(payload && { payload }),
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().errors).toBeUndefined();
  },
);

test('the guide names every limit of a query, and the list of codes', () => {
  expect(GUIDE).toContain('](errors.md)');
  for (const [name, limit] of Object.entries(guia.services.config.limits))
    if (name.startsWith('QUERY_')) expect(GUIDE, name).toContain(limit.toLocaleString('en'));
});
