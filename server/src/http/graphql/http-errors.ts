import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { isErrorCode, STATUS_OF_CODE } from '../../shared/errors.ts';

/** As many errors as an answer of GraphQL names. */
export const MOST_ERRORS = 5;

const SPOKEN = new Set([413, 429, 503]);

/** Statuses that an error gives to an answer in which no root field has a value. */
const isSpoken = (status: number): boolean => SPOKEN.has(status);

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: FormattedExecutionResult;
}

/** No root field has a value. */
const isEmpty = (data: ExecutionResult['data']): boolean =>
  Object.values(data ?? {}).every((value) => value === null);

/**
 * Status and body of what the executor answered. A request error has no `data`; wrong variables are 400, but 200 for
 * those who take `application/json`, as GraphQL over HTTP says. An answer with `data` is 200: the media type of GraphQL
 * forbids any other status with it, so an answer that is 413, 429 or 503 has none.
 */
export function httpErrorAnswer(result: FormattedExecutionResult, ofGraphqlType: boolean): Answer {
  const { data } = result;
  const errors = result.errors?.slice(0, MOST_ERRORS);
  if (!errors?.[0]) return { status: 200, retryAfter: undefined, body: { data: data ?? null } };
  const { code, retryAfter } = errors[0].extensions ?? {};
  const told = isErrorCode(code) ? STATUS_OF_CODE[code] : STATUS_OF_CODE.INTERNAL_SERVER_ERROR;
  const after = retryAfter === undefined ? undefined : String(retryAfter);
  if (isSpoken(told) && isEmpty(data)) return { status: told, retryAfter: after, body: { errors } };
  if (data === undefined) {
    const isLenient = code === 'BAD_REQUEST' && !ofGraphqlType;
    return { status: isLenient ? 200 : told, retryAfter: after, body: { errors } };
  }
  return { status: 200, retryAfter: after, body: { errors, data } };
}
