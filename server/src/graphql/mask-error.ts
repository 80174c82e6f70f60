import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { refusalOf } from '../database/postgres-errors.ts';
import { AppError, isErrorCode } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

/** The refusal inside an error, however wrapped; null for a fault of ours. */
export function refusalIn(error: unknown): AppError | null {
  let inner: unknown = error;
  for (let depth = 0; inner && depth < 5; depth++) {
    if (inner instanceof AppError) return inner;
    inner = (inner as { originalError?: unknown }).originalError ?? null;
  }
  return refusalOf(error);
}

const OURS = 'Ocorreu um erro inesperado. Se ele persistir, informe o código';

/** What may be said of an error outside: a code, a Portuguese sentence, and nothing of our insides. */
export function maskError(error: unknown, requestId: string, log: Log): GraphQLFormattedError {
  const place =
    error instanceof GraphQLError
      ? { ...(error.path && { path: error.path }), ...(error.locations && { locations: error.locations }) }
      : {};
  const refusal = refusalIn(error);
  if (refusal) return { message: refusal.message, ...place, extensions: refusal.extensions };
  const known =
    error instanceof GraphQLError || (error && typeof error === 'object' && 'extensions' in error)
      ? (error as GraphQLError)
      : null;
  const code = known?.extensions?.code;
  if (known && isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') {
    const message = known.extensions.limit === true ? known.message : sentenceOf(code, known.message);
    return { message, ...place, extensions: { code } };
  }
  if (known && isOfRequest(known.originalError)) {
    // graphql-js and graphql-jit refuse wrong variables with a plain GraphQLError; scalars do so inside another.
    return {
      message: sentenceOf('BAD_REQUEST', known.message),
      ...place,
      extensions: { code: 'BAD_REQUEST' },
    };
  }
  log.error({ err: error, requestId }, 'Falha inesperada.');
  return {
    message: `${OURS} ${requestId}.`,
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

const isOfRequest = (inner: unknown): boolean => !inner || inner instanceof GraphQLError;

/** Characters. A refusal repeats the value it refuses, which may be as long as a request. */
const LONGEST_DETAIL = 500;

/** A Portuguese sentence first, then what the parser said; it helps the developer who wrote the query. */
function sentenceOf(code: string, detail: string): string {
  const plain = detail.slice(0, LONGEST_DETAIL).replace(/ ?Did you mean[^?]*(?:\?|$)/g, '');
  if (code === 'GRAPHQL_PARSE_FAILED') return `A consulta não pôde ser lida: ${plain}`;
  if (code === 'GRAPHQL_VALIDATION_FAILED') return `A consulta não é válida: ${plain}`;
  return `O pedido não é válido: ${plain}`;
}
