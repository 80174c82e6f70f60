import type { JsonSchema } from './json-schema.ts';
import type { Parameter } from './parameter.ts';

/** Error messages of a row; those of 422 by field. */
interface Failures {
  401?: string;
  403?: string;
  404?: string;
  409?: string;
  422?: Record<string, string>;
}

/** One row of the route table: a path, the GraphQL field that it runs, what it takes and what it answers. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `{id}`. */
  path: string;
  /** In Portuguese, for the page at `/api/docs`. */
  summary: string;
  /** Who may call it, for the documentation; the operation checks it. */
  who: 'everybody' | 'signed in' | 'owner' | 'admin';
  /** The GraphQL field, of a query for GET, otherwise of a mutation; a path such as `company.ratings`. */
  field: string;
  /** Stable name for generated clients, if it is not that of the field. */
  operationId?: string;
  /** The argument that the path's parameter is, if it does not have its name. */
  pathArgument?: string;
  /** Arguments that are the same in every request. */
  constants?: Record<string, unknown>;
  query?: Parameter[];
  body?: Parameter[];
  /** The error of other fields in the body; without it they are ignored. */
  unknownField?: string;
  /** The answer beside `success`, read from the value of the field. */
  response: Record<string, JsonSchema>;
  /** Errors of this row beside the common ones; see `openapi/failures-of.ts`. */
  failures?: Failures;
}

function routesFor(who: Route['who']) {
  const rowOf =
    (method: Route['method']) =>
    (path: string, row: Omit<Route, 'method' | 'path' | 'who'>): Route => ({ method, path, who, ...row });
  return {
    get: rowOf('GET'),
    post: rowOf('POST'),
    put: rowOf('PUT'),
    patch: rowOf('PATCH'),
    delete: rowOf('DELETE'),
  };
}

/** These make rows of the route table. */
export const forEverybody = routesFor('everybody');
export const forSignedIn = routesFor('signed in');
export const forOwners = routesFor('owner');
export const forAdmins = routesFor('admin');

export const operationIdOf = ({ operationId, field }: Route): string => operationId ?? field;

/** Returns the names of a path's parameters. */
export const pathNamesOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns whether the forms of a route may be multipart. */
export const takesFile = ({ body = [] }: Route): boolean => body.some(({ type }) => type === 'file');
