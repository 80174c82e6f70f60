import { getNamedType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import { createSchema } from '../../src/schema.ts';
import { makeCompany } from '../helpers/factories.ts';
import { admin, testApp } from '../helpers/test-app.ts';

const guia = testApp({ LIMIT_QUERY_COST: '100000' });
let owner: { id: number; token: string };
let person: { token: string };
beforeAll(async () => {
  owner = await guia.owner();
  person = await guia.owner();
  await guia.sql`UPDATE users SET role = 'user' WHERE id = ${(person as { id?: number }).id}`;
});

const schema = createSchema();

test('a text instead of a file is a wrong variable', async () => {
  const { body } = await guia.graphql(
    'mutation ($file: Upload!) { createImport(file: $file) { id } }',
    { file: 'nome;cidade' },
    owner,
  );
  expect(body.errors[0].extensions.code).toBe('INVALID_VARIABLES');
});

test('the 28 rows under /admin, and no others, are marked for administrators', () => {
  const marked = ROUTE_TABLE.filter(({ who }) => who === 'admin').map(({ path }) => path);
  expect(ROUTE_TABLE.filter(({ path }) => path.startsWith('/admin/')).map(({ path }) => path)).toEqual(
    marked,
  );
  expect(marked).toHaveLength(28);
});

/** Fields of public types whose description says that they are null for others. */
const ADMIN_FIELDS = ['Company', 'Plan'].flatMap((name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ description }) => /administrators[,;] null for others/i.test(description ?? ''))
    .map((field) => [name, field] as const);
});

test.each(ADMIN_FIELDS.map(([type, field]) => [type, field.name, field] as const))(
  '%s.%s is null for all but administrators',
  async (type, name, field) => {
    const id = await makeCompany(guia.pool, { owner_id: Number(owner.id), is_approved: false });
    const part = `${name} ${isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''}`;
    const text = type === 'Plan' ? `{ plans { items { ${part} } } }` : `{ company(id: "${id}") { ${part} } }`;
    const valueFor = async (caller: object) => {
      const { data } = (await guia.graphql(text, {}, caller)).body;
      return type === 'Plan' ? data.plans.items[0][name] : data.company[name];
    };
    expect(await valueFor({})).toBeNull();
    expect(await valueFor(person)).toBeNull();
    // For administrators it may be null too, but it is answered.
    expect(await valueFor(admin)).not.toBeUndefined();
    // The company's owner sees it only where the description says so.
    if (!/owner and administrators/.test(field.description ?? '')) expect(await valueFor(owner)).toBeNull();
  },
);

test('there are such fields', () => expect(ADMIN_FIELDS.length).toBeGreaterThan(7));
