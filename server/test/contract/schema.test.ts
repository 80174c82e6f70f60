import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  graphql,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { prepareRoots } from '../../src/graphql/root-fields.ts';
import { createSchema } from '../../src/schema.ts';

type RootField = GraphQLField<unknown, unknown>;

function undocumented(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) {
    const values = type.getValues().filter(({ description }) => !description);
    return values.map(({ name }) => `${type.name}.${name}`);
  }
  if (!isObjectType(type) && !isInputObjectType(type)) return type.description ? [] : [type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    ...(field.description ? [] : [`${type.name}.${field.name}`]),
    ...(isObjectType(type) ? (field as GraphQLField<unknown, unknown>).args : [])
      .filter((arg) => !arg.description)
      .map((arg) => `${type.name}.${field.name}(${arg.name})`),
  ]);
  return type.description ? fields : [type.name, ...fields];
}

/** Root fields that may be null without an error, with the meaning of null. */
const NULL_AT_TIMES: Record<string, string> = {
  adminListCount: 'more than can be counted',
  closedCompany: 'no such company has closed',
  myPlanRequest: 'none is pending',
};

test.each([
  ['the program', createSchema(), (field: RootField) => field.extensions.semanticNonNull === true],
  [
    'schema.graphql',
    buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')),
    (field: RootField) =>
      field.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') === true,
  ],
])(
  'in %s every root field is nullable, and marked where it is null on error only',
  (_of, schema, isMarked) => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}),
    );
    expect(roots.length).toBeGreaterThan(100);
    expect(roots.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
    const unmarked = roots.filter((field) => !isMarked(field)).map(({ name }) => name);
    expect(unmarked.sort()).toEqual(Object.keys(NULL_AT_TIMES).sort());
  },
);

test('a root field that is null on error only fails when its resolver returns null', async () => {
  const type = new GraphQLObjectType({
    name: 'Query',
    fields: {
      strict: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
      loose: { type: GraphQLString, resolve: () => null },
    },
  });
  const schema = prepareRoots(new GraphQLSchema({ query: type }));
  const { data, errors } = await graphql({
    schema,
    source: '{ strict loose }',
    contextValue: { viewer: null },
  });
  expect(data).toEqual({ strict: null, loose: null });
  expect(errors?.map(({ path }) => path)).toEqual([['strict']]);
});

test('every type, field, argument and value of the schema has a description', () => {
  const types = Object.values(createSchema().getTypeMap()).filter((type) => !isIntrospectionType(type));
  expect(types.flatMap(undocumented)).toEqual([]);
});
