import type { Page, Route } from 'playwright-core';
import { operationOf } from '../e2e/helpers/graphql-operations.ts';

/** Answers requests of the operation by `handle` from now on. */
async function intercept(page: Page, operation: string, handle: (route: Route) => Promise<void>) {
  await page.route('**/graphql*', (route) =>
    operationOf(route.request()) === operation ? handle(route) : route.fallback(),
  );
}

/** Never answers the operation. */
export const hold = (page: Page, operation: string): Promise<void> =>
  intercept(page, operation, () => new Promise(() => undefined));

/** Answers the operation with HTTP 500. */
export const fail = (page: Page, operation: string): Promise<void> =>
  intercept(page, operation, (route) => route.fulfill({ status: 500, body: '' }));

/** Aborts the operation as without a connection. */
export const cutOff = (page: Page, operation: string): Promise<void> =>
  intercept(page, operation, (route) => route.abort('internetdisconnected'));

/** Answers the operation with an error code and message. */
export const refuse = (
  page: Page,
  operation: string,
  code: string,
  message: string,
  reason?: string,
): Promise<void> =>
  intercept(page, operation, (route) =>
    route.fulfill({ json: { errors: [{ message, extensions: { code, reason } }] } }),
  );

/** Changes the data of the server's response; errors of the server are noted as a message of the browser. */
export const change = (
  page: Page,
  operation: string,
  // biome-ignore lint/suspicious/noExplicitAny: the data depend on the operation
  edit: (data: any) => void,
): Promise<void> =>
  intercept(page, operation, async (route) => {
    try {
      const response = await route.fetch();
      const answer = await response.json();
      if (answer.errors)
        await page.evaluate((text) => reportError(new Error(text)), JSON.stringify(answer.errors));
      else edit(answer.data);
      await route.fulfill({ response, json: answer });
    } catch (error) {
      // A polling request may be pending when the page or its browser is closed.
      if (!page.isClosed() && !String(error).includes('disposed')) throw error;
    }
  });

/** Answers the operation with these data. */
export const answerWith = (page: Page, operation: string, data: object): Promise<void> =>
  intercept(page, operation, (route) => route.fulfill({ json: { data } }));

/** Browser message for `fail`. */
export const FAILED = /Failed to load resource/;
