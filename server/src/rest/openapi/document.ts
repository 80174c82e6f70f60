import type { GraphQLSchema } from 'graphql';
import { version } from '../../../package.json';
import { answerOf } from '../route/answers.ts';
import type { JsonSchema } from '../route/json-schema.ts';
import { isPublicRead, keyScopeOf } from '../route/operation.ts';
import { operationIdOf, type Route } from '../route/route.ts';
import { FAILURE, FAILURE_RESPONSES, failuresOf } from './failures-of.ts';
import { HEADERS, headersOf } from './headers.ts';
import { parametersOf, requestBodyOf } from './request-of.ts';
import { DOCUMENT_TAGS, tagOf } from './tags.ts';
import { WEBHOOKS } from './webhooks.ts';

/** The document's description, in Markdown. */
const GUIDE = [
  '## Respostas',
  'Toda resposta é JSON. A que deu certo traz `"success": true` e o conteúdo em `data`; toda gravação traz também `message`, uma frase para mostrar. Um valor vazio é `null` e nunca falta. Objetos podem ganhar campos: ignore os que você não conhece.',
  'Endereços de imagens (`logo`, `logo_small`) são relativos ao site: `/logos/…` está ao lado de `/api`, não dentro dele.',
  '## Erros',
  'A resposta que não deu certo traz `"success": false`, `code` para programas, `message` para pessoas e, com 422, `errors` com as frases de cada campo. Quando há mais de um motivo, a ordem é esta: o que não pode ser lido (400, 413, 415), quem pede (401, depois 403), o que o pedido nomeia e não existe (404), o que está errado nos campos (422). O 409 vem depois das regras dos campos.',
  '## Entrar',
  'Pessoas: chame `POST /auth/login` e mande o token em cada pedido: `Authorization: Bearer …`. O token vale 1 dia, ou 30 com `remember`, e o prazo anda enquanto é usado.',
  'Programas: crie uma chave de API na sua conta e mande-a do mesmo modo: `Authorization: Bearer guia_live_…`. Ela faz só o que as suas permissões dizem; cada chamada diz a de que precisa.',
  'Em `/api/docs` cole o token ou a chave em "Autenticação" para testar cada chamada. Os pedidos gravam de verdade.',
  '## Listas e valores',
  'Listas vêm em páginas: `page` conta de 1, `per_page` vai de 1 a 100. Números, ids e sim ou não podem vir como texto (`"16"`, `"true"`); um texto vazio vale como ausente; um corpo vazio vale como `{}`.',
  '## Corpo e métodos',
  'O corpo é JSON em UTF-8 (`Content-Type: application/json`) ou um formulário (`application/x-www-form-urlencoded`); onde há imagem, também `multipart/form-data`. Listas e objetos de formulários vão como em PHP: `features_list[]=…`, `features[max_companies]=5`. Outro tipo, ou nenhum, dá 415.',
  'PUT, PATCH e DELETE podem vir como POST com `_method` no corpo ou no endereço. Uma barra no fim do endereço não faz diferença. Um método que o endereço não tem dá 405, com os que há em `Allow`.',
  '## Cache',
  'Leituras públicas trazem `ETag`; com `If-None-Match`, o que não mudou dá 304 sem corpo. Respostas a quem manda token não se guardam (`no-store`).',
  '## In English',
  'A success has `"success": true` and its content in `data`; an error has a `code` for programs and a Portuguese `message` for people. Sign in with `POST /auth/login`, or make an API key in your account, and send either as `Authorization: Bearer …`. Lists have `page` and `per_page` (at most 100). Ignore fields that you do not know.',
].join('\n\n');

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

/** Returns an example of a schema, from the examples of its parts; throws where one has none. */
function exampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  if (schema.type === 'null') return null;
  if (schema.items) return [exampleOf(schema.items)];
  if (!schema.properties) throw new Error(`A schema has no example: ${JSON.stringify(schema)}`);
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(property)]),
  );
}

/**
 * Writes each schema with a title once, under `components`, and refers to it: generated clients get types of that
 * name.
 */
class NamedSchemas {
  readonly schemas: Record<string, JsonSchema> = {};

  /** Returns the schema with references instead of named schemas. Throws where one name means two things. */
  refer(schema: JsonSchema): JsonSchema {
    const { title } = schema;
    const inner = this.#inside(schema);
    if (title === undefined) return inner;
    const known = this.schemas[title];
    if (known && JSON.stringify(known) !== JSON.stringify(inner)) {
      throw new Error(`Two schemas are called ${title}.`);
    }
    this.schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  }

  #inside({ from: _from, computed: _computed, ...schema }: JsonSchema): JsonSchema {
    return {
      ...schema,
      ...(schema.properties && {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([name, property]) => [name, this.refer(property)]),
        ),
      }),
      ...(schema.items && { items: this.refer(schema.items) }),
      ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => this.refer(one)) }),
    };
  }
}
