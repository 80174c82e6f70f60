import { describe, expect, test } from 'vitest';
import { graphqlChanges } from '../../scripts/api-changes/graphql-changes.mjs';
import { openapiChanges } from '../../scripts/api-changes/openapi-changes.mjs';

const SCHEMA = `
directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION
enum Size { small large @deprecated(reason: "Use small. Leaves on 2020-01-31.") }
type Company {
  name: String!
  slogan: String @deprecated(reason: "Use name. Leaves on 2020-01-31.")
  motto: Motto @deprecated(reason: "Use name. Leaves on 2020-01-31.")
  title: String @deprecated(reason: "Use name. Leaves on 2999-01-31.")
}
type Motto { text: String }
type Query { company(id: ID!, size: Size): Company @semanticNonNull }
`;
const operation = {
  operationId: 'getCompany',
  parameters: [{ name: 'q', in: 'query', schema: { type: 'string', maxLength: 100, enum: ['a', 'b'] } }],
  requestBody: {
    content: {
      'application/json': {
        schema: { type: 'object', properties: { name: { type: 'string' }, city: { type: 'string' } } },
      },
    },
  },
  responses: {
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Company' } } } },
  },
};
const company = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['id'],
};
const DOCUMENT = {
  paths: { '/companies': { post: operation } },
  components: { schemas: { Company: company } },
};
type Document = typeof DOCUMENT;

const schemaChanges = (schema: string) => graphqlChanges(SCHEMA, schema, '2026-11-23');

describe('GraphQL', () => {
  test.each<[string, string, string, string[]]>([
    ['a field is removed', 'name: String!', 'label: String!', ['Company.name was removed.']],
    [
      'an argument becomes required',
      'size: Size)',
      'size: Size!)',
      ['Query.company arg size has changed type from Size to Size!.'],
    ],
    [
      'a required argument is new',
      'size: Size)',
      'size: Size, q: String!)',
      ['A required arg q on Query.company was added.'],
    ],
    [
      'a field is no longer null on error only',
      ' @semanticNonNull }',
      ' }',
      ['Query.company changed type from Company! to Company.'],
    ],
    [
      'a deprecated field leaves before its day',
      'title: String @deprecated(reason: "Use name. Leaves on 2999-01-31.")',
      '',
      ['Company.title was removed.'],
    ],
    ['an enum value is removed', 'small large', 'large', ['small was removed from enum type Size.']],
    [
      'a deprecated field leaves after its day',
      'slogan: String @deprecated(reason: "Use name. Leaves on 2020-01-31.")',
      '',
      [],
    ],
    [
      'a deprecated value leaves after its day',
      'large @deprecated(reason: "Use small. Leaves on 2020-01-31.")',
      '',
      [],
    ],
    ['an optional argument and a field are new', 'size: Size)', 'size: Size, q: String)', []],
  ])('%s', (_what, before, after, expected) => {
    expect(SCHEMA).toContain(before);
    expect(schemaChanges(SCHEMA.replace(before, after))).toEqual(expected);
  });

  test('a type leaves with the last deprecated field that has it', () => {
    const motto = 'motto: Motto @deprecated(reason: "Use name. Leaves on 2020-01-31.")';
    const without = SCHEMA.replace('type Motto { text: String }', '');
    expect(schemaChanges(without.replace(motto, ''))).toEqual([]);
    expect(schemaChanges(without.replace('motto: Motto', 'motto: String'))).toContain('Motto was removed.');
  });
});

describe('OpenAPI', () => {
  test.each<[string, (document: Document) => void, string[]]>([
    [
      'a path is removed',
      ({ paths }) => Object.assign(paths, { '/companies': {} }),
      ['POST /companies was removed.'],
    ],
    [
      'an operation has another name',
      () => Object.assign(now(), { operationId: 'x' }),
      ['POST /companies changed its operationId.'],
    ],
    [
      'a parameter becomes required',
      () => Object.assign(now().parameters[0] as object, { required: true }),
      ['POST /companies requires q now.'],
    ],
    ['a parameter leaves', () => now().parameters.splice(0), ['POST /companies takes q no more.']],
    [
      'a limit is stricter',
      () => Object.assign(now().parameters[0]?.schema as object, { maxLength: 50 }),
      ['POST /companies q has a stricter maxLength.'],
    ],
    [
      'a value is taken no more',
      () => now().parameters[0]?.schema.enum.pop(),
      ['POST /companies q takes b no more.'],
    ],
    [
      'a body field becomes required',
      () => Object.assign(sent(), { required: ['city'] }),
      ['POST /companies body.city is required now.'],
    ],
    [
      'a body field changes its type',
      () => Object.assign(sent().properties.city, { type: 'integer' }),
      ['POST /companies body.city changed its type from "string" to "integer".'],
    ],
    [
      'an answer loses a field',
      () => Reflect.deleteProperty(answered().properties, 'tags'),
      ['POST /companies 200.tags was removed.'],
    ],
    [
      'an answer may be null',
      () => Object.assign(answered().properties.id, { type: ['integer', 'null'] }),
      ['POST /companies 200.id changed its type from "integer" to ["integer","null"].'],
    ],
    [
      'a field is not in every answer',
      () => answered().required.pop(),
      ['POST /companies 200.id is no longer in every answer.'],
    ],
    [
      'a list has other items',
      () => Object.assign(answered().properties.tags.items, { type: 'integer' }),
      ['POST /companies 200.tags[] changed its type from "string" to "integer".'],
    ],
    ['an answer has a new field', () => Object.assign(answered().properties, { more: {} }), []],
    ['a body takes more', () => Object.assign(sent().properties, { more: {} }), []],
    ['a parameter takes more', () => now().parameters[0]?.schema.enum.push('c'), []],
  ])('%s', (_what, change, expected) => {
    document = structuredClone(DOCUMENT);
    change(document);
    expect(openapiChanges(DOCUMENT, document)).toEqual(expected);
  });

  let document: Document;
  const now = () => document.paths['/companies'].post;
  const sent = () => now().requestBody.content['application/json'].schema;
  const answered = () => document.components.schemas.Company;
});
