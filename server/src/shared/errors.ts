import { GraphQLError } from 'graphql';

/** The codes of design/HARDENING.md and the HTTP status that each has on the REST paths. */
export const STATUS_OF_CODE = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BAD_USER_INPUT: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  MAINTENANCE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;
export type FieldMessages = Record<string, string[]>;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(STATUS_OF_CODE, code);
}

/** An answer that says no: a code and a Portuguese sentence meant for people. Never a fault of ours. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, extras: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...extras } });
    this.code = code;
  }
}

export const notFound = (message = 'Não encontrado.') => new AppError('NOT_FOUND', message);
/** `reason`, in `extensions`, is for programs that act upon this conflict. */
export const conflict = (message: string, reason?: 'ALREADY_RATED' | 'ALREADY_PROCESSED') =>
  new AppError('CONFLICT', message, reason && { reason });
export const forbidden = (message = 'Você não tem permissão para fazer isso.') =>
  new AppError('FORBIDDEN', message);
export const unauthenticated = (message = 'Entre na sua conta para continuar.') =>
  new AppError('UNAUTHENTICATED', message);

/** Wrong fields. The sentence is that of the first field, so that a client with one line shows it. */
export function invalid(fields: FieldMessages): AppError {
  const first = Object.values(fields)[0]?.[0];
  return new AppError('BAD_USER_INPUT', first ?? 'Os dados enviados não são válidos.', { fields });
}

/** Too often; `retryAfter` in whole seconds. */
export function rateLimited(retryAfter: number): AppError {
  return new AppError('RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco e tente novamente.', {
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });
}

/** Only administrators are served now. */
export const inMaintenance = (): AppError =>
  new AppError('MAINTENANCE', 'O site está em manutenção. Volte em alguns minutos.', { retryAfter: 300 });

/** More asks than can be answered in time; come back in a moment. */
export const overloaded = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'Há muitos acessos neste momento. Tente novamente em instantes.', {
    retryAfter: 2,
  });

/** A request that took too long (`LIMIT_REQUEST_MS`); what it was about to write is not written (`lib/transaction.ts`). */
export const tookTooLong = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'O pedido demorou demais. Tente novamente em instantes.', {
    retryAfter: 2,
  });

/** This copy stops before it could answer; another one, or its next start, is there in a moment. */
export const stopping = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'O site está reiniciando. Tente novamente em instantes.', {
    retryAfter: 2,
  });

/** No room on the disk; somebody has to make some, which takes longer than a moment. */
export const noRoom = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'Não há espaço para guardar isto agora. Tente novamente mais tarde.', {
    retryAfter: 60,
  });

/** The database is away; come back in `retryAfter` seconds. */
export function unavailable(retryAfter = 2): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    'Serviço temporariamente indisponível. Tente novamente em instantes.',
    {
      retryAfter,
    },
  );
}
