import type { Page } from 'playwright-core';
import { operationOf } from '../../e2e/helpers/graphql-operations.ts';
import { FAILED, fail, hold } from '../intercept.ts';
import type { Scene } from '../scene.ts';

/** Saves companies in the results, then opens the list by its link. */
async function save(page: Page, count: number) {
  const hearts = page.getByRole('button', { name: /^Salvar/ });
  for (let index = 0; index < count; index++) {
    // The heart is full before the server knows of it.
    const stored = page.waitForResponse((response) => operationOf(response.request()) === 'AddSavedCompany');
    await hearts.nth(index).click();
    await stored;
  }
}

async function openList(page: Page) {
  await page.goto('/search?saved=1');
  await page.getByRole('heading', { level: 1, name: 'Empresas salvas' }).waitFor();
}

/** The saved companies of a browser, in the states of the list. */
export const scenes: Scene[] = [
  {
    name: 'saved',
    path: '/search',
    async act(page) {
      await save(page, 3);
      await openList(page);
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'saved-empty', path: '/search?saved=1' },
  { name: 'saved-no-javascript', path: '/search?saved=1', context: { javaScriptEnabled: false } },
  {
    name: 'saved-loading',
    path: '/search',
    async act(page) {
      await save(page, 1);
      await hold(page, 'SavedCompanyPage');
      await openList(page);
    },
  },
  {
    name: 'saved-error',
    path: '/search',
    expected: FAILED,
    async act(page) {
      await save(page, 1);
      await fail(page, 'SavedCompanyPage');
      await openList(page);
      await page.getByText('Erro ao carregar resultados. Tente novamente.').waitFor();
    },
  },
];
