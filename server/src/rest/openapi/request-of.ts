import type { JsonSchema } from '../route/json-schema.ts';
import type { Parameter } from '../route/parameter.ts';
import { pathNamesOf, type Route, takesFile } from '../route/route.ts';

const FILE: JsonSchema = { type: 'string', format: 'binary' };

function schemaOfParameter(parameter: Parameter, file = FILE): JsonSchema {
  const {
    name: _,
    required: _required,
    argument: _argument,
    errorName: _error,
    read: _read,
    ...shown
  } = parameter;
  const { nullable, example, type, ...rest } = shown;
  const jsonType = type === 'id' ? 'integer' : type;
  return {
    ...(type === 'file' ? file : { type: nullable ? [jsonType, 'null'] : jsonType }),
    ...rest,
    ...(example !== undefined && { examples: [example] }),
  };
}

const schemaOfBody = (parameters: Parameter[], file = FILE): JsonSchema => {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, schemaOfParameter(parameter, file)]),
    ),
    ...(required.length > 0 && { required }),
  };
};

/** Returns an example body of the usual fields. */
const exampleOfBody = (parameters: Parameter[]): Record<string, unknown> =>
  Object.fromEntries(
    parameters.filter(({ example }) => example !== undefined).map(({ name, example }) => [name, example]),
  );

/** Returns the schemas of a row's body by content type; undefined for a row without one. */
export function requestBodyOf(route: Route) {
  const { body } = route;
  if (!body) return undefined;
  const plain = body.filter(({ type }) => type !== 'file');
  const example = exampleOfBody(plain);
  // JSON has no files, but null where that means something.
  const inJson = body.filter(({ type, nullable }) => type !== 'file' || nullable);
  return {
    required: plain.some(({ required }) => required),
    content: {
      'application/json': { schema: schemaOfBody(inJson, { type: 'null' }), example },
      ...(takesFile(route) && { 'multipart/form-data': { schema: schemaOfBody(body) } }),
      'application/x-www-form-urlencoded': { schema: schemaOfBody(plain), example },
    },
  };
}

/** Returns the parameters of a row's path and query. */
export function parametersOf({ path, query = [] }: Route) {
  const inPath = pathNamesOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'slug' ? 'A parte legível do endereço da página.' : 'O número.',
    schema:
      name === 'slug'
        ? { type: 'string', examples: ['padaria-flor-do-campo'] }
        : { type: 'integer', minimum: 1, examples: [7] },
  }));
  const inQuery = query.map((parameter) => {
    const { description, ...schema } = schemaOfParameter(parameter);
    return {
      name: parameter.name,
      in: 'query',
      ...(parameter.required && { required: true }),
      description,
      schema,
    };
  });
  return [...inPath, ...inQuery];
}
