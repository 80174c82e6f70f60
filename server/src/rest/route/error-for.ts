import type { GraphQLError } from 'graphql';
import { AppError, type FieldMessages, isErrorCode } from '../../shared/errors.ts';
import { snakeCase } from './letter-case.ts';
import { argumentOf, type Parameter } from './parameter.ts';

/** Returns the name under which a REST client sent an argument. */
function restNameOf(name: string, parameters: Parameter[]): string {
  const parameter = parameters.find((one) => argumentOf(one) === name);
  return parameter?.errorName ?? parameter?.name ?? snakeCase(name);
}

/** Converts a GraphQL error to the REST names of its fields. */
export function restError(error: GraphQLError, parameters: Parameter[]): AppError {
  const {
    code,
    fields,
    masked: _,
    reason: _reason,
    ...extras
  } = error.extensions as {
    fields?: FieldMessages;
    [name: string]: unknown;
  };
  const renamed =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, messages]) => [restNameOf(name, parameters), messages]),
    );
  return new AppError(isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR', error.message, {
    ...extras,
    ...(renamed && { fields: renamed }),
  });
}
