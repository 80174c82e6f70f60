import {
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import type { RequiredScope } from '../../graphql/keys/for-keys.ts';
import type { Access } from '../../graphql/may-call.ts';
import { answerOf } from './answers.ts';
import { argumentOf, type RestRequest, readParameter } from './parameter.ts';
import { converterOf, selectionOf } from './read-answer.ts';
import { operationIdOf, pathNamesOf, type Route } from './route.ts';

/** What a row runs. */
export interface Operation {
  /** GraphQL, named `Rest…`. */
  text: string;
  variables(request: RestRequest): Record<string, unknown>;
  /** Returns the body of the answer from the operation's data. */
  answer(data: unknown): unknown;
}

/** Returns how each value that a row takes is read, by the name of its argument. */
function readersOf({ path, pathArgument, constants = {}, query = [], body = [] }: Route) {
  const readers = new Map<string, (request: RestRequest) => unknown>();
  for (const name of pathNamesOf(path)) readers.set(pathArgument ?? name, ({ params }) => params[name]);
  for (const [name, value] of Object.entries(constants)) readers.set(name, () => value);
  for (const [source, parameters] of [
    ['query', query],
    ['body', body],
  ] as const) {
    for (const parameter of parameters) {
      const name = argumentOf(parameter);
      if (name !== null) readers.set(name, (request) => readParameter(parameter, request, request[source]));
    }
  }
  return readers;
}

/** Returns the fields of a path such as `company.ratings`. */
function fieldsOf({ field: path, method }: Route, schema: GraphQLSchema) {
  let type = (method === 'GET' ? schema.getQueryType() : schema.getMutationType()) as GraphQLObjectType;
  return path.split('.').map((name) => {
    const field = type.getFields()[name];
    if (!field) throw new Error(`GraphQL has no ${type.name}.${name}.`);
    type = getNamedType(field.type) as GraphQLObjectType;
    return field;
  });
}

/** Returns whether the answer is the same for all anonymous callers, and so cacheable. */
export const isPublicRead = (route: Route, schema: GraphQLSchema): boolean =>
  fieldsOf(route, schema)[0]?.extensions.publicRead === true;

/** Returns the scope that an API key needs for an operation, `any` if every key may run it; null if none may. */
export function keyScopeOf(route: Route, schema: GraphQLSchema): RequiredScope {
  const access = fieldsOf(route, schema)[0]?.extensions.access as Access | undefined;
  return access?.scope ?? null;
}

const INPUT = 'input';
const inParentheses = (items: string[]): string => (items.length === 0 ? '' : `(${items.join(', ')})`);

/**
 * Returns the operation of a row. What the row takes is an argument of its field or, if that has none of the name, a
 * field of the argument `input`; throws if it is neither.
 */
export function operationOf(route: Route, schema: GraphQLSchema): Operation {
  const readers = readersOf(route);
  const fields = fieldsOf(route, schema);
  const answer = answerOf(route);
  const isUsed = ({ name }: GraphQLArgument) => name === INPUT || readers.has(name);
  const usedArguments = fields.flatMap(({ args }) => args.filter(isUsed));
  const names = new Set(usedArguments.map(({ name }) => name));
  const inputType = getNamedType(usedArguments.find(({ name }) => name === INPUT)?.type);
  const inputFields = isInputObjectType(inputType) ? inputType.getFields() : {};
  for (const name of readers.keys()) {
    if (!names.has(name) && !inputFields[name]) throw new Error(`${route.field} has no argument ${name}.`);
  }

  const id = operationIdOf(route);
  const kind = route.method === 'GET' ? 'query' : 'mutation';
  const head = `${kind} Rest${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const declared = inParentheses(usedArguments.map(({ name, type }) => `$${name}: ${type}`));
  const text = fields.reduceRight(
    (inner, { name, args }) =>
      `{ ${name}${inParentheses(args.filter(isUsed).map((argument) => `${argument.name}: $${argument.name}`))} ${inner} }`,
    selectionOf(answer) || '{ __typename }',
  );
  const convert = converterOf(answer);
  const { unknownField, body = [] } = route;
  const bodyNames = body.map(({ name }) => name);

  return {
    text: `${head}${declared} ${text}`,
    variables(request) {
      if (unknownField) request.body.only(bodyNames, unknownField);
      const variables: Record<string, unknown> = {};
      const input: Record<string, unknown> = {};
      for (const [name, reader] of readers) {
        const value = reader(request);
        if (value !== undefined) (names.has(name) ? variables : input)[name] = value;
      }
      return names.has(INPUT) ? { ...variables, input } : variables;
    },
    // biome-ignore lint/suspicious/noExplicitAny: the schema says what it is.
    answer: (data: any) => convert(fields.reduce((value, { name }) => value[name], data)),
  };
}
