import type { Page, Route } from 'playwright-core';
import { operationOf } from '../e2e/helpers/graphql-operations.ts';

/** From now on what the browser asks by this operation is answered by `handle`. */
async function intercept(page: Page, operation: string, handle: (route: Route) => Promise<void>) {
  await page.route('**/graphql*', (route) =>
    operationOf(route.request()) === operation ? handle(route) : route.fallback(),
  );
}

/** The operation stays under way: nothing ever answers. */
export const hold = (page: Page, operation: string): Promise<void> =>
  intercept(page, operation, () => new Promise(() => undefined));

/** The operation fails as a server does that is broken. */
export const fail = (page: Page, operation: string): Promise<void> =>
  intercept(page, operation, (route) => route.fulfill({ status: 500, body: '' }));

/** The operation never arrives: there is no connection. */
export const cutOff = (page: Page, operation: string): Promise<void> =>
  intercept(page, operation, (route) => route.abort('internetdisconnected'));

/** The operation is refused with a code of the error table and a sentence for people. */
export const refuse = (page: Page, operation: string, code: string, message: string): Promise<void> =>
  intercept(page, operation, (route) =>
    route.fulfill({ json: { errors: [{ message, extensions: { code } }] } }),
  );

/** The operation is answered by the server, with its data changed on the way. */
export const change = (
  page: Page,
  operation: string,
  // biome-ignore lint/suspicious/noExplicitAny: the answer of whichever operation the scene names
  edit: (data: any) => void,
): Promise<void> =>
  intercept(page, operation, async (route) => {
    try {
      const response = await route.fetch();
      const answer = await response.json();
      edit(answer.data);
      await route.fulfill({ response, json: answer });
    } catch (error) {
      // What a page asks again and again may be under way when its picture is taken and it is closed.
      if (!page.isClosed()) throw error;
    }
  });

/** What the browser says when `fail` answers. */
export const FAILED = /Failed to load resource/;
