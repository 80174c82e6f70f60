import type { FastifyReply, FastifyRequest } from 'fastify';
import { maskError } from '../graphql/mask-error.ts';
import { AppError, isErrorCode, notFound, STATUS_OF_CODE } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

/** What Fastify refuses by itself, in our words. */
const FASTIFY_CODES: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Este tipo de conteúdo não é aceito.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('BAD_REQUEST', 'O corpo do pedido está vazio.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('BAD_REQUEST', 'O corpo do pedido não é um JSON válido.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('BAD_REQUEST', 'O pedido chegou incompleto.'),
  // Longer than any name or number here can be.
  FST_ERR_MAX_PARAM_LENGTH: notFound(),
};

export interface Failure {
  status: number;
  headers: Record<string, string>;
  body: { success: false; code: string; message: string; errors?: Record<string, string[]> };
}

/** Any error as an answer: status, code and Portuguese sentence (DECISIONS section 5). */
export function errorAnswerOf(error: unknown, requestId: string, log: Log): Failure {
  const thrown = error as { code?: string; statusCode?: number; status?: number };
  const known = FASTIFY_CODES[thrown?.code ?? ''] ?? refusalOfStatus(thrown?.statusCode ?? thrown?.status);
  const { message, extensions } = maskError(known && !isOurs(error) ? known : error, requestId, log);
  const code = isErrorCode(extensions?.code) ? extensions.code : 'INTERNAL_SERVER_ERROR';
  const status = STATUS_OF_CODE[code];
  const headers: Record<string, string> = {};
  if (extensions?.retryAfter !== undefined) headers['retry-after'] = String(extensions.retryAfter);
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  const errors = extensions?.fields as Record<string, string[]> | undefined;
  return { status, headers, body: { success: false, code, message, ...(errors && { errors }) } };
}

const isOurs = (error: unknown): boolean => error instanceof AppError;

function refusalOfStatus(status: number | undefined): AppError | null {
  if (status === 400) return new AppError('BAD_REQUEST', 'O pedido não pôde ser lido.');
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Este tipo de conteúdo não é aceito.');
  return null;
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown, log: Log): void {
  const { status, headers, body } = errorAnswerOf(error, request.id, log);
  void reply.code(status).headers(headers).send(body);
}
