import type { GraphQLError } from 'graphql';
import { COMPANY_NOT_FOUND } from '../../companies/read-companies.ts';
import { type ErrorCode, type FieldErrors, isErrorCode, isOfDocument } from '../../shared/error-codes.ts';
import { AppError, notFound } from '../../shared/errors.ts';
import { snakeCase } from './letter-case.ts';
import { argumentOf, type Parameter } from './parameter.ts';

/** Returns the name under which a REST client sent an argument. */
function restNameOf(name: string, parameters: Parameter[]): string {
  const parameter = parameters.find((candidate) => argumentOf(candidate) === name);
  return parameter?.errorName ?? parameter?.name ?? snakeCase(name);
}

function restCode(code: unknown): ErrorCode {
  if (!isErrorCode(code)) return 'INTERNAL_SERVER_ERROR';
  return isOfDocument(code) ? 'BAD_REQUEST' : code;
}

/** Converts a GraphQL error to the REST names of its fields. */
export function restError(error: GraphQLError, parameters: Parameter[]): AppError {
  const { code, fields, reason, retryAfter } = error.extensions as {
    fields?: FieldErrors;
    [name: string]: unknown;
  };
  // These paths are older than the state: for them a rejected company is gone.
  if (reason === 'COMPANY_REJECTED') return notFound(COMPANY_NOT_FOUND);
  const renamed =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, messages]) => [restNameOf(name, parameters), messages]),
    );
  return new AppError(restCode(code), error.message, {
    retryAfter,
    ...(renamed && { fields: renamed }),
  });
}
