import type { Page } from 'playwright-core';
import { FAILED, fail, hold } from '../intercept.ts';
import type { Scene } from '../scene.ts';

/** On phones the filters are hidden at first. */
async function showFilters(page: Page): Promise<void> {
  const label = page.getByText('Filtros', { exact: true });
  if (await label.isVisible()) await label.click();
}

/** The search in its states. */
export const scenes: Scene[] = [
  { name: 'search', path: '/search' },
  { name: 'search-page-2', path: '/search?page=2' },
  { name: 'search-list', path: '/search?view=list' },
  {
    name: 'search-one',
    path: '/search?q=pitangas',
    act: (page) => page.getByText('1 resultado(s) encontrado(s)').waitFor(),
  },
  { name: 'search-text', path: '/search?q=padaria' },
  { name: 'search-text-city', path: '/search?q=padaria&city=Campinas' },
  { name: 'search-category', path: '/search?category=3' },
  { name: 'search-kind', path: '/search?kind=restaurante' },
  { name: 'search-kind-unknown', path: '/search?kind=nenhum' },
  { name: 'search-city-rating', path: '/search?city=Campinas&order=rating' },
  { name: 'search-corrected', path: '/search?q=dentsta' },
  { name: 'search-literal', path: '/search?q=dentsta&literal=1' },
  { name: 'search-empty', path: '/search?q=zzzzqqqq' },
  {
    name: 'search-no-javascript',
    path: '/',
    context: { javaScriptEnabled: false },
    async act(page) {
      await page.getByRole('combobox', { name: 'O que você procura?' }).fill('padaria');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await page.getByText('resultado(s) encontrado(s)').waitFor();
    },
  },
  {
    name: 'search-loading',
    path: '/',
    async act(page) {
      await hold(page, 'Search');
      await page.getByRole('link', { name: 'Alimentação' }).click();
      await page.waitForURL('**/search?category=3');
      await page.getByRole('navigation', { name: 'Forma dos resultados' }).waitFor();
    },
  },
  {
    name: 'search-error',
    path: '/',
    expected: FAILED,
    async act(page) {
      await fail(page, 'Search');
      await page.getByRole('link', { name: 'Alimentação' }).click();
      await page.getByText('Erro ao carregar resultados. Tente novamente.').waitFor();
    },
  },
  {
    name: 'search-suggestions',
    path: '/search',
    viewportOnly: true,
    async act(page) {
      await page.getByRole('combobox', { name: 'O que você procura?' }).fill('cam');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-cities',
    path: '/search',
    viewportOnly: true,
    async act(page) {
      await showFilters(page);
      await page.getByRole('combobox', { name: 'Cidade' }).fill('são');
      await page.getByRole('option', { name: /^São/ }).first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search-kinds',
    path: '/search',
    viewportOnly: true,
    async act(page) {
      await showFilters(page);
      await page.getByRole('combobox', { name: 'Segmento' }).fill('cabelo');
      await page.getByRole('option', { name: /^Cabeleireiro/ }).waitFor();
    },
  },
  {
    name: 'search-focus',
    path: '/search?q=padaria',
    viewportOnly: true,
    async act(page) {
      await page.getByRole('article').first().getByRole('link').first().focus();
      await page.keyboard.press('Tab');
    },
  },
];
