import type { GraphQLError } from 'graphql';
import { type ErrorCode, type FieldErrors, isErrorCode, isOfDocument } from '../../shared/error-codes.ts';
import { AppError } from '../../shared/errors.ts';
import { snakeCase } from './letter-case.ts';
import { argumentOf, type Parameter } from './parameter.ts';

/** Returns the name under which a REST client sent an argument. */
function restNameOf(name: string, parameters: Parameter[]): string {
  const parameter = parameters.find((one) => argumentOf(one) === name);
  return parameter?.errorName ?? parameter?.name ?? snakeCase(name);
}

function restCode(code: unknown): ErrorCode {
  if (!isErrorCode(code)) return 'INTERNAL_SERVER_ERROR';
  return isOfDocument(code) ? 'BAD_REQUEST' : code;
}

/** Converts a GraphQL error to the REST names of its fields. */
export function restError(error: GraphQLError, parameters: Parameter[]): AppError {
  const { code, fields, retryAfter } = error.extensions as {
    fields?: FieldErrors;
    [name: string]: unknown;
  };
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
