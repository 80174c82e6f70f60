import type { GraphQLSchema } from 'graphql';
import { version } from '../../../package.json';
import { answerOf } from '../route/answers.ts';
import { isPublicRead, keyScopeOf } from '../route/operation.ts';
import { operationIdOf, type Route } from '../route/route.ts';
import { exampleOf } from './example-of.ts';
import { FAILURE, FAILURE_RESPONSES, failuresOf } from './failures-of.ts';
import { GUIDE } from './guide.ts';
import { HEADERS, headersOf } from './headers.ts';
import { NamedSchemas } from './named-schemas.ts';
import { parametersOf, requestBodyOf } from './request-of.ts';
import { DOCUMENT_TAGS, tagOf } from './tags.ts';
import { WEBHOOKS } from './webhooks.ts';

const WHO: Record<Route['who'], string> = {
  everybody: 'Para todos, com ou sem token.',
  'signed in': 'Para quem entrou em uma conta.',
  owner: 'Para o responsável pela empresa e para administradores.',
  admin: 'Para administradores.',
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'O token que o login devolve.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'guia_live_…',
    description: 'Uma chave de API, criada na sua conta.',
  },
};

function securityOf({ who, path }: Route, keyScope: string | null): Record<string, string[]>[] {
  if (who === 'everybody' && path.startsWith('/auth/')) return [];
  return [...(who === 'everybody' ? [{}] : []), { bearer: [] }, ...(keyScope ? [{ apiKey: [] }] : [])];
}

/** Says who may call a row, and what an API key needs for it. */
function callersOf({ who }: Route, keyScope: string | null): string {
  if (keyScope === null) return WHO[who];
  return `${WHO[who]} ${keyScope === 'any' ? 'Com qualquer chave de API.' : `Chaves de API precisam de \`${keyScope}\`.`}`;
}

function operationOf(route: Route, schema: GraphQLSchema, named: NamedSchemas) {
  const parameters = parametersOf(route);
  const requestBody = requestBodyOf(route);
  const answer = answerOf(route);
  const isCached = isPublicRead(route, schema);
  const keyScope = keyScopeOf(route, schema);
  return {
    operationId: operationIdOf(route),
    'x-graphql-field': `${route.method === 'GET' ? 'Query' : 'Mutation'}.${route.field}`,
    summary: route.summary,
    description: callersOf(route, keyScope),
    tags: [tagOf(route)],
    security: securityOf(route, keyScope),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'Feito.',
        headers: isCached ? headersOf('ETag', 'Cache-Control') : headersOf(),
        content: { 'application/json': { schema: named.refer(answer), example: exampleOf(answer) } },
      },
      ...(isCached && {
        304: { description: 'O que você guardou ainda vale (If-None-Match).', headers: headersOf('ETag') },
      }),
      ...failuresOf(route),
    },
  };
}

/** Returns the OpenAPI 3.1 document of the route table, in Portuguese. */
export function openApiOf(routes: readonly Route[], schema: GraphQLSchema, publicUrl: string) {
  const named = new NamedSchemas();
  named.refer(FAILURE);
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operationOf(route, schema, named);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guia de Empresas',
      version,
      description: GUIDE,
      termsOfService: `${publicUrl}/terms`,
      contact: { name: 'Guia de Empresas', url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api`, description: 'Este site.' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: DOCUMENT_TAGS,
    paths,
    webhooks: WEBHOOKS,
    components: {
      schemas: named.schemas,
      responses: FAILURE_RESPONSES,
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiOf>;
