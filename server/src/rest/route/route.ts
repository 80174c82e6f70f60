import type { Fields } from '../../http/request-fields.ts';
import { type JsonSchema, like, nothing, text } from './json-schema.ts';

/** What a row's variables are read from. */
export interface RestRequest {
  params: Record<string, string>;
  query: Fields;
  body: Fields;
  /** The file of a multipart body, as the Upload scalar takes it; null for none. */
  file: unknown;
}

type SchemaOfParameter = Pick<
  JsonSchema,
  | 'enum'
  | 'format'
  | 'default'
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'properties'
  | 'items'
>;

/** A value of the query or the body. The limits document those of the schema's inputs. */
export interface Parameter extends SchemaOfParameter {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'file';
  required?: boolean;
  /** Null has a meaning of its own. */
  nullable?: boolean;
  /** In Portuguese, for the page at `/api/docs`. */
  description: string;
  /** Absent where the field is not part of a usual request. */
  example?: unknown;
}

export const param = (
  name: string,
  type: Parameter['type'],
  description: string,
  options: Omit<Parameter, 'name' | 'type' | 'description'> = {},
): Parameter => ({ name, type, description, ...options });

/** Error messages of a row; those of 422 by field. */
export interface Failures {
  401?: string;
  403?: string;
  404?: string;
  409?: string;
  422?: Record<string, string>;
}

/** One row of the route table: a path, its operation, and the conversions of request and answer. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `{id}`. */
  path: string;
  /** In Portuguese, for the page at `/api/docs`. */
  summary: string;
  /** Who may call it, for the documentation; the operation checks it. */
  who: 'everybody' | 'signed in' | 'owner' | 'admin';
  /** Named `Rest…`; the rest is the stable `operationId` for generated clients. */
  operation: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** Returns the body without `success`; `data` is the operation's data. */
  // biome-ignore lint/suspicious/noExplicitAny: each row knows the shape of its own operation.
  respond: (data: any) => Record<string, unknown>;
  response: Record<string, JsonSchema>;
  query?: Parameter[];
  body?: Parameter[];
  multipart?: boolean;
  /** Public: answered with an ETag, and cacheable. */
  cached?: boolean;
  /** Errors of this row beside the common ones; see `openapi/failures-of.ts`. */
  failures?: Failures;
  /** REST names of inputs that are not just in snake_case. */
  rename?: Record<string, string>;
}

/** The answer of a row whose operation returns nothing to show. */
export const done = (message: string): Pick<Route, 'respond' | 'response'> => ({
  respond: () => ({ message, data: null }),
  response: { message: like(text, message), data: nothing },
});

/** `searchCompanies` for the operation `RestSearchCompanies`. */
export function operationIdOf(route: Pick<Route, 'operation'>): string {
  const [, first = '', rest = ''] = /\b(?:query|mutation) Rest(\w)(\w*)/.exec(route.operation) ?? [];
  return first.toLowerCase() + rest;
}
