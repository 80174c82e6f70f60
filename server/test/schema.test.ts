import {
  type GraphQLField,
  type GraphQLNamedType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../src/schema.ts';

/** Arguments whose type says it all. */
const PLAIN = new Set(['id', 'companyId', 'input']);

function undocumented(type: GraphQLNamedType): string[] {
  if (!isObjectType(type) && !isInputObjectType(type)) return type.description ? [] : [type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    ...(field.description ? [] : [`${type.name}.${field.name}`]),
    ...(isObjectType(type) ? (field as GraphQLField<unknown, unknown>).args : [])
      .filter((arg) => !arg.description && !PLAIN.has(arg.name))
      .map((arg) => `${type.name}.${field.name}(${arg.name})`),
  ]);
  const isRoot = type.name === 'Query' || type.name === 'Mutation';
  return isRoot || type.description ? fields : [type.name, ...fields];
}

test('the schema tells of every type, field and argument what it is', () => {
  const types = Object.values(createSchema().getTypeMap()).filter((type) => !isIntrospectionType(type));
  expect(types.flatMap(undocumented)).toEqual([]);
});
