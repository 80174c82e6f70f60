import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { anyFile, type FuzzRequest } from './rest-requests.ts';
import { anyHeaders, anyId, anyJson, anyNumber, anyText, mostly } from './values.ts';

export interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** Returns every root field of the schema. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const of = (kind: Operation['kind'], fields: Record<string, GraphQLField<unknown, unknown>>) =>
    Object.values(fields).map((field) => ({ name: `${kind} ${field.name}`, kind, field }));
  return [
    ...of('query', schema.getQueryType()?.getFields() ?? {}),
    ...of('mutation', schema.getMutationType()?.getFields() ?? {}),
  ];
}

/** Returns a selection of leaves, and of two levels of objects without arguments. */
function selection(type: GraphQLOutputType, levels = 2): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const inner = levels > 0 && field.args.length === 0 ? selection(field.type, levels - 1) : '';
    return inner ? [`${field.name}${inner}`] : [];
  });
  return ` { __typename ${fields.join(' ')} }`;
}

function documentOf({ kind, field }: Operation): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const [head, args] = field.args.length > 0 ? [`(${variables})`, `(${given})`] : ['', ''];
  return `${kind} Fuzz${head} { ${field.name}${args}${selection(field.type)} }`;
}

/** Returns values for an input, mostly of its type. */
function inputs(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return inputs(type.ofType);
  if (isListType(type)) return mostly(fc.array(inputs(type.ofType), { maxLength: 8 }));
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return mostly(
      fc.record(Object.fromEntries(fields.map((field) => [field.name, inputs(field.type)])), {
        requiredKeys: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
      }),
    );
  }
  switch (type.name) {
    case 'ID':
      return mostly(fc.oneof(anyId, fc.integer()));
    case 'Int':
    case 'Float':
      return mostly(anyNumber);
    case 'Boolean':
      return mostly(fc.boolean());
    case 'Upload':
      return fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: anyJson });
    default:
      return mostly(anyText);
  }
}

interface Payload {
  query: unknown;
  variables: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

const post = (payload: unknown, headers: Record<string, string>): FuzzRequest => ({
  method: 'POST',
  url: '/graphql',
  headers: { ...headers, 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
});

function get({ query, variables }: Payload, headers: Record<string, string>): FuzzRequest {
  const search = new URLSearchParams({
    query: typeof query === 'string' ? query : (JSON.stringify(query) ?? ''),
    variables: JSON.stringify(variables) ?? '',
  });
  return {
    method: 'GET',
    url: `/graphql?${search}`,
    headers: { 'apollo-require-preflight': 'true', ...headers },
    payload: undefined,
  };
}

/** Returns a multipart request as GraphQL uploads have it, with one file. */
function form(asked: Payload, headers: Record<string, string>, file: Buffer): FuzzRequest {
  const field = (name: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field('operations', JSON.stringify(asked))),
    Buffer.from(field('map', JSON.stringify({ 0: ['variables.logo'] }))),
    Buffer.from('--x\r\ncontent-disposition: form-data; name="0"; filename="a.png"\r\n\r\n'),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return {
    method: 'POST',
    url: '/graphql',
    headers: {
      'apollo-require-preflight': 'true',
      ...headers,
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload,
  };
}

/** Returns the document with one piece replaced. */
const broken = (document: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(document.length), fc.nat(12), fc.oneof(anyText, fc.constantFrom('{', '...', '@skip', '$')))
    .map(([at, length, text]) => document.slice(0, at) + text + document.slice(at + length));

/** Returns random requests for an operation: variables of all kinds, sometimes an invalid document. */
export function graphqlRequests(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const document = documentOf(operation);
  const variables = mostly(
    fc.record(Object.fromEntries(operation.field.args.map(({ name, type }) => [name, inputs(type)]))),
  );
  const payload: fc.Arbitrary<Payload> = fc.record(
    {
      query: fc.oneof(
        { weight: 10, arbitrary: fc.constant<unknown>(document) },
        { weight: 1, arbitrary: broken(document) },
        { weight: 1, arbitrary: anyJson },
      ),
      variables,
      operationName: fc.constantFrom<unknown>('Fuzz', 'Other', '', null, 1),
      extensions: fc.constantFrom<unknown>({}, null, { persistedQuery: { version: 1, sha256Hash: 'x' } }),
    },
    { requiredKeys: ['query', 'variables'] },
  );
  return fc.tuple(payload, anyHeaders, fc.nat(9), anyFile).map(([asked, headers, way, file]) => {
    if (way === 2) return form(asked, headers, file);
    if (way === 0) return get(asked, headers);
    if (way === 1) return post([asked], headers);
    return post(asked, headers);
  });
}
