import type { Page, Request } from 'playwright-core';

/** Returns the GraphQL operation of a request; undefined for other requests. */
export function operationOf(request: Request): string | undefined {
  const url = new URL(request.url());
  if (url.pathname !== '/graphql') return undefined;
  if (request.method() === 'GET') return url.searchParams.get('operationName') ?? undefined;
  return /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
}

/** Browser message for failures provoked on purpose. */
export const FAILED = /Failed to load resource/;

/** Makes the operations fail with HTTP 500; returns the function that ends this. */
export async function breakDown(page: Page, ...operations: string[]): Promise<() => void> {
  let isBroken = true;
  await page.route('**/graphql*', (route) => {
    const operation = operationOf(route.request());
    return isBroken && operation !== undefined && operations.includes(operation)
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback();
  });
  return () => {
    isBroken = false;
  };
}

/** Changes the data of the server's responses to an operation. */
export const changeData = (
  page: Page,
  operation: string,
  // biome-ignore lint/suspicious/noExplicitAny: the data depend on the operation
  edit: (data: any) => void,
): Promise<unknown> =>
  page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    edit(body.data);
    await route.fulfill({ response, json: body });
  });
