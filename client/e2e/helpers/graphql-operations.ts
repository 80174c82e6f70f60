import type { Page, Request } from 'playwright-core';

/** The GraphQL operation that a request carries; undefined for other requests. */
export function operationOf(request: Request): string | undefined {
  const url = new URL(request.url());
  if (url.pathname !== '/graphql') return undefined;
  if (request.method() === 'GET') return url.searchParams.get('operationName') ?? undefined;
  return /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
}

/** What a browser says of the faults that a visit makes on purpose. */
export const FAILED = /Failed to load resource/;

/** From now on the operations fail as a broken server's do, until they are let through again by what this gives. */
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
