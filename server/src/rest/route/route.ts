import type { Fields } from '../../http/request-fields.ts';
import { type JsonSchema, like, nothing, text } from './json-schema.ts';

/** What a row reads its variables from. */
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

/** A value of the address's query or of the body. The limits are those of the schema's inputs, for readers. */
export interface Parameter extends SchemaOfParameter {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'file';
  required?: boolean;
  /** Null says something of its own here. */
  nullable?: boolean;
  /** In Portuguese, for the page at `/api/docs`. */
  description: string;
  /** Left out where the field is not part of a usual request. */
  example?: unknown;
}

export const param = (
  name: string,
  type: Parameter['type'],
  description: string,
  options: Omit<Parameter, 'name' | 'type' | 'description'> = {},
): Parameter => ({ name, type, description, ...options });

/** Sentences that a row really answers with; those of 422 by field. */
export interface Failures {
  401?: string;
  403?: string;
  404?: string;
  409?: string;
  422?: Record<string, string>;
}

/** One row of the route table: a path, the operation that it runs, and both ways between their shapes. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the specification, with `{id}`. */
  path: string;
  /** In Portuguese, for the page at `/api/docs`. */
  summary: string;
  /** Who may call it; the operation itself checks that, this is for the documentation. */
  who: 'everybody' | 'signed in' | 'owner' | 'admin';
  /** Named `Rest…`; what follows is the `operationId`, which stays as it is for generated clients. */
  operation: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** The answer's body without `success`; `data` is the operation's own data. */
  // biome-ignore lint/suspicious/noExplicitAny: each row knows the shape of its own operation.
  respond: (data: any) => Record<string, unknown>;
  response: Record<string, JsonSchema>;
  query?: Parameter[];
  body?: Parameter[];
  multipart?: boolean;
  /** The same for everybody not signed in: answered with an ETag, and may be kept by whoever asks again. */
  cached?: boolean;
  /** What this row refuses beside what every row of its kind does; see `openapi/failures-of.ts`. */
  failures?: Failures;
  /** Names of the schema's inputs that are called otherwise here. */
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
