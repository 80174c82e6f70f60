import { ERROR_CODES, type FieldErrors, isOfDocument } from '../../shared/error-codes.ts';
import {
  AppError,
  conflict,
  forbidden,
  invalid,
  messagesOf,
  notFound,
  rateLimited,
  unauthenticated,
  unavailable,
} from '../../shared/errors.ts';
import { type JsonSchema, like, text } from '../route/json-schema.ts';
import type { Route } from '../route/route.ts';
import { headersOf } from './headers.ts';

/** Codes of errors in GraphQL documents do not occur here. */
const CODES = ERROR_CODES.filter((code) => !isOfDocument(code));

/** The body of every error. */
export const FAILURE: JsonSchema = {
  title: 'Failure',
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
};

/** The errors of all rows by status: name under `components/responses`, description, example. */
const COMMON: Record<number, [name: string, description: string, example: AppError]> = {
  400: [
    'BadRequest',
    'O pedido não pôde ser lido.',
    new AppError('BAD_REQUEST', 'O corpo do pedido não é um JSON válido.'),
  ],
  401: ['Unauthenticated', 'Sem token, ou com um que já não vale.', unauthenticated()],
  403: ['Forbidden', 'Esta conta não pode fazer isso.', forbidden()],
  404: ['NotFound', 'Não existe, ou não para quem pede.', notFound()],
  409: [
    'Conflict',
    'Já foi feito ou decidido, ou está em uso.',
    conflict('Isto já existe. Confira antes de enviar de novo.'),
  ],
  413: [
    'PayloadTooLarge',
    'O corpo passa de 100 kB, ou a imagem de 5 MB.',
    new AppError('PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.'),
  ],
  415: [
    'UnsupportedMediaType',
    'O tipo do corpo não é dos aceitos, ou falta.',
    new AppError('UNSUPPORTED_MEDIA_TYPE', 'Este tipo de conteúdo não é aceito.'),
  ],
  422: [
    'Invalid',
    'Um campo está errado ou falta, ou um limite do plano foi alcançado.',
    invalid({ email: ['Email inválido'] }),
  ],
  429: ['RateLimited', 'Pedidos demais.', rateLimited(1)],
  500: [
    'Fault',
    'Uma falha nossa.',
    new AppError(
      'INTERNAL_SERVER_ERROR',
      'Ocorreu um erro inesperado. Se ele persistir, informe o código 5f0c7a52-9f0e-4a55-8d4c-3d0f3a1f6b21.',
    ),
  ],
  503: ['Unavailable', 'O serviço está indisponível ou em manutenção.', unavailable()],
};

function responseOf(description: string, { code, message, extensions: { fields, retryAfter } }: AppError) {
  const errors = fields ? { errors: messagesOf(fields as FieldErrors) } : {};
  return {
    description,
    headers: headersOf(
      ...(code === 'UNAUTHENTICATED' ? (['WWW-Authenticate'] as const) : []),
      ...(retryAfter !== undefined ? (['Retry-After'] as const) : []),
    ),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        example: { success: false, code, message, ...errors },
      },
    },
  };
}

/** The common errors by name, for `components/responses`. */
export const FAILURE_RESPONSES = Object.fromEntries(
  Object.values(COMMON).map(([name, description, example]) => [name, responseOf(description, example)]),
);

/** Returns the error statuses of a row, in order. */
function statusesOf({ method, who, path, body, query, failures = {} }: Route): number[] {
  // An API key that has ended is 401 on public rows too.
  const statuses = new Set([400, 401, 429, 500, 503, ...Object.keys(failures).map(Number)]);
  // A body is read even where none is needed: `_method` may be in it.
  const readsBody = method !== 'GET';
  // API keys without the scope, and forms from other sites.
  if (who !== 'everybody' || readsBody) statuses.add(403);
  if (path.includes('{')) statuses.add(404);
  if (readsBody) statuses.add(413).add(415);
  if (body || query) statuses.add(422);
  return [...statuses].sort((a, b) => a - b);
}

/** Returns a row's own messages of one status as its description. */
const described = (messages: string | Record<string, string>): string =>
  typeof messages === 'string'
    ? messages
    : Object.entries(messages)
        .map(([field, sentence]) => `\`${field}\`: ${sentence}`)
        .join(' ');

/** Returns a row's errors by status: references to the common ones, described by the row's own messages. */
export const failuresOf = (route: Route): Record<string, unknown> =>
  Object.fromEntries(
    statusesOf(route).map((status) => {
      const [name] = COMMON[status] as (typeof COMMON)[number];
      const messages = route.failures?.[status as keyof typeof route.failures];
      const reference = { $ref: `#/components/responses/${name}` };
      return [status, messages ? { ...reference, description: described(messages) } : reference];
    }),
  );
