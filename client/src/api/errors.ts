import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

/** An error of the server: `extensions.code` of the error catalogue, and its message for users. */
export interface Failure {
  code: string;
  message: string;
  /** `extensions.reason`, which distinguishes conflicts. */
  reason?: string;
  fields: Record<string, string>;
}

/** The server did not answer. Thrown by `unreachableLink`. */
export class UnreachableError extends Error {}

const UNREACHABLE = 'Sem conexão com o servidor. Verifique sua internet e tente novamente.';

/** Their messages are for developers. */
const SERVER_ERRORS = /^INTERNAL|^GRAPHQL|^INVALID_VARIABLES$|_LIMIT$/;

function formattedErrors(error: unknown): readonly GraphQLFormattedError[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  if (!ServerError.is(error)) return [];
  try {
    const { errors } = JSON.parse(error.bodyText) as { errors?: GraphQLFormattedError[] };
    return errors ?? [];
  } catch {
    // A proxy answered with HTML: only the status is known.
    return [];
  }
}

function messagesByField(fields: unknown): Record<string, string[]> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, problems]) => [
      name,
      (problems as { message: string }[]).map(({ message }) => message),
    ]),
  );
}

const firstMessages = (fields: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(messagesByField(fields)).map(([name, [first = '']]) => [name, first]));

export function failureOfFormatted({ message, extensions }: GraphQLFormattedError): Failure {
  const code = typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL_SERVER_ERROR';
  const reason = extensions?.reason;
  return {
    code,
    message,
    ...(typeof reason === 'string' && { reason }),
    fields: firstMessages(extensions?.fields),
  };
}

/**
 * Returns any error as a Failure. `UNREACHABLE`: no response, or the browser is offline and a module could not be
 * loaded. `UNKNOWN`, without a message: neither that nor an error of the server, so a bug of ours.
 */
export function failureOf(error: unknown): Failure {
  const [first] = formattedErrors(error);
  if (first) return failureOfFormatted(first);
  if (error instanceof UnreachableError || !navigator.onLine)
    return { code: 'UNREACHABLE', message: UNREACHABLE, fields: {} };
  const isServers = ServerError.is(error) || ServerParseError.is(error);
  return { code: isServers ? 'INTERNAL_SERVER_ERROR' : 'UNKNOWN', message: '', fields: {} };
}

/** Returns the server's messages for a field: the problem first, then what may help. */
export function messagesOf(error: unknown, field: string): string[] {
  const [first] = formattedErrors(error);
  return messagesByField(first?.extensions?.fields)[field] ?? [];
}

/** Appends the reason, without a second 'tente novamente'. */
function withReason(fallback: string, reason: string): string {
  const text = fallback.replace(/(?<![.!?])$/, '.');
  return `${text} ${/tente novamente/i.test(text) ? reason.replace(' e tente novamente', '') : reason}`;
}

/** Shown where the server has no message for users; as a function, it makes the whole text from the error. */
export type FailedText = string | ((error: unknown) => string);

/**
 * Returns the text to show: the server's message where it is meant for users, else `fallback`, with the reason where no
 * response came.
 */
export function errorMessage(error: unknown, fallback: FailedText): string {
  if (typeof fallback === 'function') return fallback(error);
  const { code, message } = failureOf(error);
  if (code === 'UNREACHABLE') return withReason(fallback, message);
  return message === '' || SERVER_ERRORS.test(code) ? fallback : message;
}

/** Returns true when a retry may help. Takes a thrown error or one of a response. */
export function isTransient(error: unknown): boolean {
  const formatted =
    typeof error === 'object' && error !== null && 'extensions' in error && !(error instanceof Error);
  const { code } = formatted ? failureOfFormatted(error as GraphQLFormattedError) : failureOf(error);
  return isTransientCode(code);
}

/** Returns the same for an error code. */
export const isTransientCode = (code: string): boolean =>
  ['UNREACHABLE', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR'].includes(code);
