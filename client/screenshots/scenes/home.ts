import type { Page } from 'playwright-core';
import { FAILED, fail, hold } from '../intercept.ts';
import type { Scene } from '../scene.ts';

const type = (page: Page, text: string) =>
  page.getByRole('combobox', { name: 'O que você procura?' }).fill(text);
const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click();

/** Home in its states. */
export const scenes: Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-no-javascript', path: '/', context: { javaScriptEnabled: false } },
  {
    name: 'home-suggestions',
    path: '/',
    viewportOnly: true,
    async act(page) {
      await type(page, 'pad');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'home-loading',
    // Loads no categories.
    path: '/login',
    async act(page) {
      for (const operation of ['Home', 'HomeStatistics', 'HomeLinks']) await hold(page, operation);
      await goHome(page);
      await page.getByRole('heading', { level: 1, name: 'De quem você precisa hoje?' }).waitFor();
    },
  },
  {
    name: 'home-statistics-failed',
    path: '/search',
    expected: FAILED,
    async act(page) {
      await fail(page, 'HomeStatistics');
      await goHome(page);
      await page.getByText('10K+').waitFor();
    },
  },
  {
    name: 'home-skip-link',
    path: '/',
    viewportOnly: true,
    act: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'home-focus',
    path: '/',
    viewportOnly: true,
    async act(page) {
      await page.getByRole('link', { name: 'Construção' }).focus();
      await page.keyboard.press('Tab');
    },
  },
];
