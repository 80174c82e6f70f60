import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { developerMessageOf, type ErrorCode, isErrorCode } from '../shared/error-codes.ts';
import { AppError } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { appErrorOf } from './database-errors.ts';
import { limitError } from './limits/limit-error.ts';

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

/**
 * Returns what clients may see of an error: a Portuguese sentence, a code and an English `developerMessage`. Logs
 * unexpected errors.
 */
export function maskError(error: unknown, requestId: string, log: Log): GraphQLFormattedError {
  const location =
    error instanceof GraphQLError
      ? { ...(error.path && { path: error.path }), ...(error.locations && { locations: error.locations }) }
      : {};
  const expected = appErrorIn(error);
  if (expected) {
    const { message, code, extensions } = expected;
    const developerMessage = extensions.developerMessage ?? developerMessageOf(code);
    return { message, ...location, extensions: { ...extensions, developerMessage } };
  }
  const publicError =
    error instanceof GraphQLError || (error && typeof error === 'object' && 'extensions' in error)
      ? (error as GraphQLError)
      : null;
  const code = publicError?.extensions?.code;
  if (publicError && isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') {
    return { ...ofDocument(code, publicError.message), ...location };
  }
  if (publicError && isOfRequest(publicError)) {
    return { ...ofDocument('INVALID_VARIABLES', publicError.message), ...location };
  }
  log.error({ err: error, requestId }, 'Falha inesperada.');
  return {
    message: `${UNEXPECTED} ${requestId}.`,
    ...location,
    extensions: {
      code: 'INTERNAL_SERVER_ERROR',
      requestId,
      developerMessage: developerMessageOf('INTERNAL_SERVER_ERROR'),
    },
  };
}

/**
 * Returns whether variables caused an error: GraphQL's own, from a scalar inside another one. Such an error with a `path`
 * is about a value that we return, unless it is about an argument.
 */
const isOfRequest = ({ originalError: inner, path, message }: GraphQLError): boolean =>
  (!inner || inner instanceof GraphQLError) && (!path || message.startsWith('Argument "'));

/** Characters: a message may repeat a value as long as the request. */
const LONGEST_DETAIL = 500;

/** Leaves out the whole input ahead of the reason: it may hold a password. */
function withoutValue(detail: string): string {
  const at = detail.indexOf(' got invalid value ');
  const end = detail.lastIndexOf('; ');
  return at < 0 || end < at ? detail : `${detail.slice(0, at)} is invalid: ${detail.slice(end + 2)}`;
}

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  GRAPHQL_PARSE_FAILED: 'A consulta não pôde ser lida.',
  GRAPHQL_VALIDATION_FAILED: 'A consulta não é válida.',
};

/** Returns an error of a document or its variables; the parser's English message is for the developer of the query. */
function ofDocument(code: ErrorCode, detail: string): GraphQLFormattedError {
  const developerMessage = withoutValue(detail)
    .slice(0, LONGEST_DETAIL)
    .replace(/ ?Did you mean[^?]*(?:\?|$)/g, '');
  const tokens = /^Syntax Error: Document contains more tha[nt] (\d+) tokens/.exec(detail);
  if (tokens) return limitError('QUERY_TOKENS', { allowed: Number(tokens[1]) }).toJSON();
  const message = SENTENCES[code] ?? 'O pedido não é válido.';
  return { message, extensions: { code, developerMessage } };
}
