import type { GraphQLSchema } from 'graphql';
import { version } from '../../../package.json';
import { answerOf } from '../route/answers.ts';
import type { JsonSchema } from '../route/json-schema.ts';
import { isPublicRead, keyScopeOf } from '../route/operation.ts';
import type { Parameter } from '../route/parameter.ts';
import { operationIdOf, pathNamesOf, type Route, takesFile } from '../route/route.ts';
import { FAILURE, FAILURE_RESPONSES, failuresOf } from './failures-of.ts';
import { HEADERS, headersOf } from './headers.ts';
import { WEBHOOKS } from './webhooks.ts';

const FILE: JsonSchema = { type: 'string', format: 'binary' };

function schemaOfParameter(parameter: Parameter, file = FILE): JsonSchema {
  const {
    name: _,
    required: _required,
    argument: _argument,
    errorName: _error,
    read: _read,
    ...schema
  } = parameter;
  const { nullable, example, type, ...rest } = schema;
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
function requestBodyOf(route: Route) {
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
function parametersOf({ path, query = [] }: Route) {
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

/** Tags by path, in the order of the page; the first match counts. */
const TAGS = [
  {
    name: 'Conta',
    description: 'Entrar, sair e cuidar da própria conta.',
    path: /^\/auth\/(?!user-company)/,
  },
  { name: 'Minha empresa', description: 'A empresa da conta e os números dela.', path: /^\/auth\// },
  {
    name: 'Avaliações',
    description: 'Estrelas e comentários.',
    path: /^\/companies\/\{id\}\/(?:rate|ratings|check-rating)$/,
  },
  { name: 'Empresas', description: 'Procurar, ver, cadastrar e mudar empresas.', path: /^\/companies/ },
  {
    name: 'Mensagens',
    description: 'De visitantes a empresas, e entre empresas e a administração.',
    path: /^\/(?:messages|company)/,
  },
  { name: 'Planos', description: 'Os planos e o pedido de outro plano.', path: /^\/plan/ },
  { name: 'Site', description: 'O que o site diz de si.', path: /^\/(?:settings|site-)/ },
  {
    name: 'Administração: empresas',
    description: 'Aprovar, rejeitar, criar, mudar e remover empresas.',
    path: /^\/admin\/(?:pending-)?companies/,
  },
  { name: 'Administração: contas', description: 'Criar, mudar e remover contas.', path: /^\/admin\/users/ },
  { name: 'Administração: planos', description: 'Os planos e os pedidos de plano.', path: /^\/admin\/plan/ },
  {
    name: 'Administração: mensagens',
    description: 'A conversa com as empresas.',
    path: /^\/admin\/messages/,
  },
  { name: 'Administração: site', description: 'Números e configurações.', path: /^\/admin\// },
] as const;

function tagOf({ path }: Pick<Route, 'path'>): string {
  const tag = TAGS.find((candidate) => candidate.path.test(path));
  if (!tag) throw new Error(`${path} has no tag.`);
  return tag.name;
}

const DOCUMENT_TAGS = [
  ...TAGS.map(({ name, description }) => ({ name, description })),
  { name: 'Webhooks', description: 'O que enviamos ao endereço que você escolhe em /webhooks.' },
];

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
    const registered = this.schemas[title];
    if (registered && JSON.stringify(registered) !== JSON.stringify(inner)) {
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
      ...(schema.anyOf && { anyOf: schema.anyOf.map((option) => this.refer(option)) }),
    };
  }
}
