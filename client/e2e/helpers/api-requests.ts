import type { APIRequestContext } from 'playwright-core';

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the body depends on the path
  body: any;
}

/**
 * Returns the function that sends requests to the REST interface, with `token` or without; it does not throw on error
 * responses.
 */
export const asApi =
  (url: string, token?: string) =>
  async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

/** Sends a request to the REST interface; returns the body, throws on an error response. */
// biome-ignore lint/suspicious/noExplicitAny: the body depends on the path
export type Ask = (method: string, path: string, data?: unknown) => Promise<any>;

/** Returns the function that sends requests to the program at `url`, with `token` or without. */
export const askAt =
  (url: string, token?: string): Ask =>
  async (method, path, data) => {
    const { status, body } = await asApi(url, token)(method, path, data);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };

/** Returns the same, through the request context of a page. */
export const askOf =
  (request: APIRequestContext, token?: string): Ask =>
  async (method, path, data) => {
    const response = await request.fetch(`/api${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const body = await response.json();
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${JSON.stringify(body)}`);
    return body;
  };

/** Returns the function that sends GraphQL operations with `token`: it returns the data, throws on errors. */
export const askGraphql =
  (url: string, token: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: the data depend on the operation
  async (query: string, variables: object = {}): Promise<any> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
