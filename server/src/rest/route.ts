import type { Fields } from './fields.ts';
import type { JsonSchema } from './json/json-schema.ts';

/** What a row reads its variables from. */
export interface RestRequest {
  params: Record<string, string>;
  query: Fields;
  body: Fields;
  /** The file of a multipart body, as the Upload scalar takes it; null for none. */
  file: unknown;
}

export interface Parameter {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'file';
  required?: boolean;
  description?: string;
  enum?: readonly string[];
}

/** One row of the route table: a path, the operation that it runs, and both ways between their shapes. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the specification, with `{id}`. */
  path: string;
  summary: string;
  /** Who may call it; the operation itself checks that, this is for the documentation. */
  who: 'everybody' | 'signed in' | 'owner' | 'admin';
  operation: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** The answer's body without `success`; `data` is the operation's own data. */
  // biome-ignore lint/suspicious/noExplicitAny: each row knows the shape of its own operation.
  respond: (data: any) => Record<string, unknown>;
  response: Record<string, JsonSchema>;
  query?: Parameter[];
  body?: Parameter[];
  multipart?: boolean;
  /** Names of the schema's inputs that are called otherwise here. */
  rename?: Record<string, string>;
}
