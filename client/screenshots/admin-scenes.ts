import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold } from './intercept.ts';
import type { Scene } from './scene.ts';
import { enterAsAdmin } from './sign-in.ts';

/** Signs the administrator in on a page that is prepared further. */
export const withAdmin = (prepare: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await enterAsAdmin(page);
  await prepare(page);
};

/** Waits for the page's table. */
export const tableShown = (page: Page): Promise<void> => page.getByRole('table').waitFor();

/** Presses the first button of this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** The administrator's page with its table. */
export const tableScene = (name: string, path: string): Scene => ({
  name,
  path,
  before: enterAsAdmin,
  act: tableShown,
});

/** The administrator's page that says this. */
export const wordsScene = (name: string, path: string, words: string | RegExp): Scene => ({
  name,
  path,
  before: enterAsAdmin,
  act: (page) => page.getByText(words).waitFor(),
});

/** The administrator's page while the operation is under way. */
export const loadingScene = (name: string, path: string, operation: string): Scene => ({
  name,
  path,
  before: enterAsAdmin,
  async act(page) {
    await hold(page, operation);
    await page.goto(path);
    await page.getByText('Carregando…').waitFor({ state: 'attached' });
  },
});

/** The administrator's page whose operation fails, and what it says then. */
export const failedScene = (name: string, path: string, operation: string, words: string): Scene => ({
  name,
  path,
  expected: FAILED,
  before: withAdmin((page) => fail(page, operation)),
  act: (page) => page.getByText(words).waitFor(),
});

/** The administrator's page whose list, a field of the operation's answer, holds nothing at all. */
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
