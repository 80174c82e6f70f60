import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, isErrorCode } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { appErrorOf } from './database-errors.ts';

/** Returns the AppError inside an error, however wrapped; null for a bug. */
export function appErrorIn(error: unknown): AppError | null {
  let inner: unknown = error;
  for (let depth = 0; inner && depth < 5; depth++) {
    if (inner instanceof AppError) return inner;
    inner = (inner as { originalError?: unknown }).originalError ?? null;
  }
  return appErrorOf(error);
}

const UNEXPECTED = 'Ocorreu um erro inesperado. Se ele persistir, informe o código';

/** Returns what clients may see of an error: a code and a Portuguese sentence. Logs unexpected errors. */
export function maskError(error: unknown, requestId: string, log: Log): GraphQLFormattedError {
  const location =
    error instanceof GraphQLError
      ? { ...(error.path && { path: error.path }), ...(error.locations && { locations: error.locations }) }
      : {};
  const expected = appErrorIn(error);
  if (expected) return { message: expected.message, ...location, extensions: expected.extensions };
  const known =
    error instanceof GraphQLError || (error && typeof error === 'object' && 'extensions' in error)
      ? (error as GraphQLError)
      : null;
  const code = known?.extensions?.code;
  if (known && isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') {
    const message = known.extensions.limit === true ? known.message : sentenceOf(code, known.message);
    return { message, ...location, extensions: { code } };
  }
  if (known && isOfRequest(known.originalError)) {
    // Wrong variables are a plain GraphQLError, from a scalar inside another one.
    return {
      message: sentenceOf('BAD_REQUEST', known.message),
      ...location,
      extensions: { code: 'BAD_REQUEST' },
    };
  }
  log.error({ err: error, requestId }, 'Falha inesperada.');
  return {
    message: `${UNEXPECTED} ${requestId}.`,
    ...location,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

const isOfRequest = (inner: unknown): boolean => !inner || inner instanceof GraphQLError;

/** Characters: a message may repeat a value as long as the request. */
const LONGEST_DETAIL = 500;

/** Returns a Portuguese sentence, then the parser's message for the developer of the query. */
function sentenceOf(code: string, detail: string): string {
  const plain = detail.slice(0, LONGEST_DETAIL).replace(/ ?Did you mean[^?]*(?:\?|$)/g, '');
  if (code === 'GRAPHQL_PARSE_FAILED') return `A consulta não pôde ser lida: ${plain}`;
  if (code === 'GRAPHQL_VALIDATION_FAILED') return `A consulta não é válida: ${plain}`;
  return `O pedido não é válido: ${plain}`;
}
