import type { APIRequestContext } from 'playwright-core';

/** Asks the REST interface as the bearer of `token`, or as nobody; gives the answer's body, throws when it is refused. */
export const askOf =
  (request: APIRequestContext, token?: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: the answer of whichever path is asked
  async (method: string, path: string, data?: unknown): Promise<any> => {
    const response = await request.fetch(`/api${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const body = await response.json();
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${body.message}`);
    return body;
  };

export type Ask = ReturnType<typeof askOf>;
