import { type ErrorCode, STATUS_OF_CODE } from '../../shared/errors.ts';
import { type JsonSchema, like, named, text } from '../route/json-schema.ts';
import type { Route } from '../route/route.ts';

/** Codes of errors in GraphQL documents do not occur here. */
const CODES = Object.keys(STATUS_OF_CODE).filter((code) => !code.startsWith('GRAPHQL_'));

/** The body of every error. */
export const FAILURE: JsonSchema = named('Failure', {
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    code: { type: 'string', enum: CODES, description: 'Para programas: um para cada motivo.' },
    message: { ...text, description: 'Para pessoas: uma frase em português.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: like(text, 'Email inválido') },
      description: 'Com 422: as frases de cada campo.',
    },
  },
  required: ['success', 'code', 'message'],
  additionalProperties: false,
});

const RETRY_AFTER = {
  'Retry-After': { description: 'Em quantos segundos tentar de novo.', schema: { type: 'integer' } },
};
const CHALLENGE = { 'WWW-Authenticate': { description: 'Sempre `Bearer`.', schema: { type: 'string' } } };

interface Kind {
  /** Under `components/responses`. */
  name: string;
  description: string;
  code: ErrorCode;
  message: string;
  headers?: Record<string, unknown>;
}

const KINDS: Record<number, Kind> = {
  400: {
    name: 'BadRequest',
    description: 'O pedido não pôde ser lido.',
    code: 'BAD_REQUEST',
    message: 'O corpo do pedido não é um JSON válido.',
  },
  401: {
    name: 'Unauthenticated',
    description: 'Sem token, ou com um que já não vale.',
    code: 'UNAUTHENTICATED',
    message: 'Entre na sua conta para continuar.',
    headers: CHALLENGE,
  },
  403: {
    name: 'Forbidden',
    description: 'Esta conta não pode fazer isso.',
    code: 'FORBIDDEN',
    message: 'Você não tem permissão para fazer isso.',
  },
  404: {
    name: 'NotFound',
    description: 'Não existe, ou não para quem pede.',
    code: 'NOT_FOUND',
    message: 'Não encontrado.',
  },
  409: {
    name: 'Conflict',
    description: 'Já foi feito ou decidido, ou está em uso.',
    code: 'CONFLICT',
    message: 'Este registro já existe.',
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'O corpo passa de 100 kB, ou a imagem de 5 MB.',
    code: 'PAYLOAD_TOO_LARGE',
    message: 'O conteúdo enviado é grande demais.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'O tipo do corpo não é dos aceitos, ou falta.',
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Este tipo de conteúdo não é aceito.',
  },
  422: {
    name: 'Invalid',
    description: 'Um campo está errado ou falta, ou um limite do plano foi alcançado.',
    code: 'BAD_USER_INPUT',
    message: 'Email inválido',
  },
  429: {
    name: 'RateLimited',
    description: 'Pedidos demais.',
    code: 'RATE_LIMITED',
    message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    headers: RETRY_AFTER,
  },
  500: {
    name: 'Fault',
    description: 'Uma falha nossa.',
    code: 'INTERNAL_SERVER_ERROR',
    message:
      'Ocorreu um erro inesperado. Se ele persistir, informe o código 5f0c7a52-9f0e-4a55-8d4c-3d0f3a1f6b21.',
  },
  503: {
    name: 'Unavailable',
    description: 'O serviço está indisponível ou em manutenção.',
    code: 'SERVICE_UNAVAILABLE',
    message: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
    headers: RETRY_AFTER,
  },
};

function response(kind: Kind, message: string, errors?: Record<string, string[]>) {
  return {
    description: kind.description,
    ...(kind.headers && { headers: kind.headers }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        example: { success: false, code: kind.code, message, ...(errors && { errors }) },
      },
    },
  };
}

/** The common errors by name, for `components/responses`. */
export const FAILURE_RESPONSES = Object.fromEntries(
  Object.entries(KINDS).map(([status, kind]) => [
    kind.name,
    response(kind, kind.message, status === '422' ? { email: [kind.message] } : undefined),
  ]),
);

/** Returns the error statuses of a row, in order. */
function statusesOf({ method, who, path, body, query, failures = {} }: Route): number[] {
  const statuses = new Set([400, 429, 500, 503, ...Object.keys(failures).map(Number)]);
  if (who !== 'everybody') statuses.add(401);
  // A body is read even where none is needed: `_method` may be in it.
  const readsBody = method !== 'GET';
  // Forms from other sites are answered with 403.
  if (who === 'admin' || who === 'owner' || readsBody) statuses.add(403);
  if (path.includes('{')) statuses.add(404);
  if (readsBody) statuses.add(413).add(415);
  if (body || query) statuses.add(422);
  return [...statuses].sort((one, other) => one - other);
}

/** Returns a row's errors by status, with its own messages as examples. */
export function failuresOf(route: Route): Record<string, unknown> {
  return Object.fromEntries(
    statusesOf(route).map((status) => {
      const kind = KINDS[status] as Kind;
      const own = route.failures?.[status as keyof typeof route.failures];
      if (own === undefined) return [status, { $ref: `#/components/responses/${kind.name}` }];
      if (typeof own === 'string') return [status, response(kind, own)];
      const errors = Object.fromEntries(Object.entries(own).map(([field, sentence]) => [field, [sentence]]));
      return [status, response(kind, Object.values(own)[0] ?? kind.message, errors)];
    }),
  );
}
