import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { type Access, isForAdmins } from '../../src/graphql/may-call.ts';
import { createSchema } from '../../src/schema.ts';

const schema = createSchema();
const rootsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
const QUERIES = rootsOf(schema.getQueryType());
const MUTATIONS = rootsOf(schema.getMutationType());
const NAMES = MUTATIONS.map(({ name }) => name);

/** Verbs that have another name in the schema. */
const OTHER_VERBS: Record<string, string> = {
  ask: 'request',
  close: 'delete',
  edit: 'update',
  erase: 'delete',
  refuse: 'reject',
  save: 'add',
  show: 'restore',
  unsave: 'remove',
  upload: 'create',
  write: 'send',
};
/** What is removed is a member of a list and not an object with an id. */
const REMOVED = ['removeKindWord', 'removeMember', 'removeSavedCompany'];

test('queries for administrators only begin with admin, and no others', () => {
  const isAdminField = ({ extensions }: (typeof QUERIES)[number]) => isForAdmins(extensions.access as Access);
  expect(QUERIES.filter(isAdminField).map(({ name }) => name)).toEqual(
    QUERIES.map(({ name }) => name).filter((name) => name.startsWith('admin')),
  );
});

test('a mutation begins with admin where others have one of the same name', () => {
  const twins = NAMES.filter((name) => name.startsWith('admin')).map(
    (name) => name.charAt(5).toLowerCase() + name.slice(6),
  );
  expect(twins.length).toBeGreaterThan(0);
  expect(NAMES).toEqual(expect.arrayContaining(twins));
});

test('a mutation returns an object: what it changed', () => {
  expect(MUTATIONS.filter(({ type }) => !isObjectType(getNamedType(type))).map(({ name }) => name)).toEqual(
    [],
  );
});

test('what is deleted leaves its id', () => {
  const others = MUTATIONS.filter(({ name }) => name.startsWith('delete')).filter(
    ({ type }) => String(type) !== 'Deletion',
  );
  // Deletes many and returns their numbers.
  expect(others.map(({ name }) => name)).toEqual(['deleteDemoData']);
});

test('an action has one verb', () => {
  expect(NAMES.filter((name) => (name.match(/^[a-z]+/)?.[0] ?? '') in OTHER_VERBS)).toEqual([]);
  expect(NAMES.filter((name) => name.startsWith('remove'))).toEqual(REMOVED);
});

test('an input has the name of its mutation', () => {
  for (const { name, args } of MUTATIONS) {
    const input = args.find((arg) => arg.name === 'input');
    if (input) expect(String(getNamedType(input.type)).toLowerCase()).toBe(`${name}input`.toLowerCase());
  }
});

test('times of a list are between from and until', () => {
  // `after` of the catalogue is a cursor.
  const names = QUERIES.filter(({ name }) => name !== 'catalogue').flatMap(({ args }) =>
    args.map(({ name }) => name),
  );
  expect(names.filter((name) => /start|end|date|^to$|before|after/i.test(name))).toEqual([]);
});
