import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { maskError } from '../graphql/mask-error.ts';
import { type FieldErrors, isErrorCode, statusOf } from '../shared/error-codes.ts';
import { AppError, messagesOf, notFound } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.');
const wrongType = () => new AppError('UNSUPPORTED_MEDIA_TYPE', 'Este tipo de conteúdo não é aceito.');

/** Fastify's own errors. */
const OF_FASTIFY: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType(),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('BAD_REQUEST', 'O corpo do pedido está vazio.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('BAD_REQUEST', 'O corpo do pedido não é um JSON válido.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('BAD_REQUEST', 'O pedido chegou incompleto.'),
  // Longer than any name or number here can be.
  FST_ERR_MAX_PARAM_LENGTH: notFound(),
};
/** Errors of libraries, by the status that they name. */
const OF_STATUS: Record<number, AppError> = {
  400: new AppError('BAD_REQUEST', 'O pedido não pôde ser lido.'),
  413: tooLarge(),
  415: wrongType(),
};

/** Returns METHOD_NOT_ALLOWED and sets `allow` to the methods of the address. */
export function methodNotAllowed(reply: FastifyReply, allow: string): AppError {
  reply.header('allow', allow);
  return new AppError('METHOD_NOT_ALLOWED', `Este endereço aceita apenas ${allow}.`);
}

/** Returns BAD_REQUEST for a plain error of a form's parser (a broken or cut body); others as they are. */
export function unreadableForm(error: unknown): unknown {
  const { statusCode, status } = error as { statusCode?: number; status?: number };
  if (error instanceof AppError || (statusCode ?? status ?? 500) < 500) return error;
  return new AppError('BAD_REQUEST', 'O formulário enviado não pôde ser lido.');
}

/** Returns what clients may see of an error, whatever the interface. `extras` are `retryAfter`, `requestId` and the like. */
function describe(error: unknown, requestId: string, log: Log) {
  const thrown = error as { code?: string; statusCode?: number; status?: number };
  const mapped = OF_FASTIFY[thrown?.code ?? ''] ?? OF_STATUS[thrown?.statusCode ?? thrown?.status ?? 0];
  const masked = maskError(mapped && !(error instanceof AppError) ? mapped : error, requestId, log);
  const { code: sentCode, fields, ...extras } = masked.extensions ?? {};
  const code = isErrorCode(sentCode) ? sentCode : 'INTERNAL_SERVER_ERROR';
  const status = statusOf(code);
  const headers: Record<string, string> = {};
  if (extras.retryAfter !== undefined) headers['retry-after'] = String(extras.retryAfter);
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return {
    code,
    status,
    headers,
    message: masked.message,
    fields: fields as FieldErrors | undefined,
    extras,
  };
}

interface ErrorAnswer<Body> {
  status: number;
  headers: Record<string, string>;
  body: Body;
}

/** Returns an error as all routes but GraphQL's answer it. */
export function restError(error: unknown, requestId: string, log: Log) {
  const { code, status, headers, message, fields } = describe(error, requestId, log);
  const errors = fields && { errors: messagesOf(fields) };
  return { status, headers, body: { success: false, code, message, ...errors } };
}

/** Sends an error as `restError`. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown, log: Log): void {
  const { status, headers, body } = restError(error, request.id, log);
  void reply.code(status).headers(headers).send(body);
}

/** As many errors as an answer of GraphQL names. */
export const MOST_GRAPHQL_ERRORS = 5;

/**
 * Returns the error of a GraphQL request before its operation ran. As JSON a code that an operation may give is 200 here
 * too; the media type of GraphQL forbids that without `data`.
 */
export function graphqlError(
  error: unknown,
  requestId: string,
  log: Log,
  isGraphqlType: boolean,
): ErrorAnswer<FormattedExecutionResult> {
  const { code, status, headers, message, fields, extras } = describe(error, requestId, log);
  const isOfOperation =
    !isGraphqlType && (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT');
  const extensions = { code, ...(fields && { fields }), ...extras };
  return {
    status: isOfOperation ? 200 : status,
    headers: isOfOperation ? {} : headers,
    body: { errors: [{ message, extensions }] },
  };
}

interface GraphqlResult {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
  extensions?: Record<string, unknown>;
}

/** Statuses that an error gives to an answer of GraphQL in which no root field has a value. */
const OVERLOAD_STATUSES = new Set<number>([413, 429, 503]);

/**
 * Returns status, headers and body of the executor's result. A request error has no `data`; wrong variables are 400, but
 * 200 for those who take `application/json`, as GraphQL over HTTP says. An answer with `data` is 200: the media type of
 * GraphQL forbids any other status with it, so an answer that is 413, 429 or 503 has none.
 */
export function graphqlResult(
  { data, errors: all, extensions }: GraphqlResult,
  isGraphqlType: boolean,
): ErrorAnswer<FormattedExecutionResult> {
  const errors = all?.slice(0, MOST_GRAPHQL_ERRORS);
  const more = extensions && { extensions };
  if (!errors?.[0]) return { status: 200, headers: {}, body: { data: data ?? null, ...more } };
  const { code, retryAfter } = errors[0].extensions ?? {};
  const ofCode = statusOf(isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR');
  const headers: Record<string, string> = {};
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  if (OVERLOAD_STATUSES.has(ofCode) && isEmpty) return { status: ofCode, headers, body: { errors, ...more } };
  if (data !== undefined) return { status: 200, headers, body: { errors, data, ...more } };
  const status = code === 'INVALID_VARIABLES' && !isGraphqlType ? 200 : ofCode;
  return { status, headers, body: { errors, ...more } };
}
