import { STATUS_OF_CODE } from '../lib/errors.ts';
import { flag, type JsonSchema, shape, text } from './json/json-schema.ts';
import type { Parameter, Route } from './route.ts';

const failure: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: Object.keys(STATUS_OF_CODE) },
    message: { ...text, description: 'A Portuguese sentence meant for people.' },
    errors: { type: 'object', description: 'Messages by field, with 422.' },
  },
  required: ['success', 'code', 'message'],
};

function bodyOf(route: Route) {
  if (!route.body) return undefined;
  const schemaOf = (parameters: Parameter[]) => ({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, type, description, enum: values }) => [
        name,
        {
          ...(type === 'file' ? { type: 'string', format: 'binary' } : { type }),
          ...(description && { description }),
          ...(values && { enum: values }),
        },
      ]),
    ),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  });
  const plain = route.body.filter((parameter) => parameter.type !== 'file');
  return {
    required: plain.some((parameter) => parameter.required),
    content: {
      'application/json': { schema: schemaOf(plain) },
      ...(route.multipart && { 'multipart/form-data': { schema: schemaOf(route.body) } }),
    },
  };
}

function operationOf(route: Route) {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'slug' ? 'string' : 'integer' },
  }));
  const inQuery = (route.query ?? []).map(({ name, type, description, enum: values }) => ({
    name,
    in: 'query',
    ...(description && { description }),
    schema: { type, ...(values && { enum: values }) },
  }));
  const requestBody = bodyOf(route);
  return {
    operationId: /\b(?:query|mutation) Rest(\w+)/.exec(route.operation)?.[1],
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    ...(route.who !== 'everybody' && { security: [{ bearer: [] }] }),
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: shape({ success: flag, ...route.response }) } },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** OpenAPI 3.1 of exactly these rows. */
export function openApiOf(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operationOf(route);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guia de Empresas',
      version: '1',
      description: 'The REST paths, made from the route table.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Failure: {
          description: 'A code and a Portuguese sentence; the status says the same.',
          content: { 'application/json': { schema: failure } },
        },
      },
    },
  };
}
