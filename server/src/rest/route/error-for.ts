import type { GraphQLError } from 'graphql';
import { AppError, type FieldMessages, isErrorCode } from '../../shared/errors.ts';
import type { Route } from './route.ts';
import { snakeCase } from './snake-case.ts';

/** Converts a GraphQL error to the REST names of its fields. */
export function restError(error: GraphQLError, route: Pick<Route, 'rename'>): AppError {
  const { code, fields, masked: _, reason: _reason, ...extras } = error.extensions as Record<string, unknown>;
  const renamed: FieldMessages | null = fields
    ? Object.fromEntries(
        Object.entries(fields as FieldMessages).map(([name, messages]) => [
          route.rename?.[name] ?? snakeCase(name),
          messages,
        ]),
      )
    : null;
  return new AppError(isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR', error.message, {
    ...extras,
    ...(renamed && { fields: renamed }),
  });
}
