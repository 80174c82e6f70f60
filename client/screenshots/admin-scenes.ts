import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold } from './intercept.ts';
import type { Scene } from './scene.ts';
import { enterAsAdmin } from './sign-in.ts';

/** Returns a preparation that signs the administrator in first. */
export const withAdmin = (prepare: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await enterAsAdmin(page);
  await prepare(page);
};

/** Waits for the page's table. */
export const tableShown = (page: Page): Promise<void> => page.getByRole('table').waitFor();

/** Chooses an action in the menu of the first row, or of the named one. */
export async function chooseAction(
  page: Page,
  action: string,
  row: string | RegExp = /^Mais ações/,
): Promise<void> {
  await page.getByRole('button', { name: row }).first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Presses the first button of this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** Returns the scene of an administration page with its table. */
export const tableScene = (name: string, path: string): Scene => ({
  name,
  path,
  before: enterAsAdmin,
  act: tableShown,
});

/** Returns the scene of an administration page that contains `words`. */
export const wordsScene = (name: string, path: string, words: string | RegExp): Scene => ({
  name,
  path,
  before: enterAsAdmin,
  act: (page) => page.getByText(words).waitFor(),
});

/** Returns the scene of an administration page during the operation. */
export const loadingScene = (name: string, path: string, operation: string): Scene => ({
  name,
  path,
  before: enterAsAdmin,
  async act(page) {
    await hold(page, operation);
    await page.goto(path);
    await page.getByText('Carregando…').first().waitFor({ state: 'attached' });
    await page
      .getByRole('link', { name: /^Aprovações/ })
      .first()
      .waitFor();
  },
});

/** Returns the scene of an administration page whose operation fails with `words`. */
export const failedScene = (name: string, path: string, operation: string, words: string): Scene => ({
  name,
  path,
  expected: FAILED,
  before: withAdmin((page) => fail(page, operation)),
  act: (page) => page.getByText(words).waitFor(),
});

/** Returns the scene of an administration page whose list, a field of the response, is empty. */
export const emptyScene = (
  name: string,
  path: string,
  [operation, field]: readonly [operation: string, field: string],
  words: string,
): Scene => ({
  name,
  path,
  before: withAdmin((page) =>
    change(page, operation, (data) => Object.assign(data[field], { items: [], total: 0, lastPage: 1 })),
  ),
  act: (page) => page.getByText(words).waitFor(),
});
