import type { Page } from 'playwright-core';
import {
  chooseAction,
  emptyScene,
  failedScene,
  loadingScene,
  tableShown,
  wordsScene,
} from '../../admin-scenes.ts';
import { FAILED, fail } from '../../intercept.ts';
import { everyKindOfRating } from '../../rating-data.ts';
import type { Scene } from '../../scene.ts';

async function askToErase(page: Page): Promise<void> {
  await chooseAction(page, 'Apagar');
  await page.getByRole('dialog').waitFor();
}

/** The administration's list of ratings. */
export const scenes: Scene[] = [
  {
    name: 'admin-ratings',
    path: '/admin/ratings',
    before: everyKindOfRating,
    act: tableShown,
  },
  {
    name: 'admin-ratings-reported',
    path: '/admin/ratings',
    viewportOnly: true,
    before: everyKindOfRating,
    async act(page) {
      await page.locator('[data-row-link]').first().click();
      await page.getByText('Motivos das denúncias').click();
      await page.getByText('Nunca foi nosso cliente.').waitFor();
    },
  },
  wordsScene('admin-ratings-company', '/admin/ratings?company=2&order=oldest', /^Empresa: /),
  loadingScene('admin-ratings-loading', '/admin/ratings', 'AdminRatings'),
  failedScene(
    'admin-ratings-failed',
    '/admin/ratings',
    'AdminRatings',
    'Erro ao carregar dados do painel administrativo',
  ),
  emptyScene(
    'admin-ratings-empty',
    '/admin/ratings',
    ['AdminRatings', 'adminRatings'],
    'Nenhuma avaliação ainda',
  ),
  wordsScene('admin-ratings-none', '/admin/ratings?q=zzzzzz&hidden=yes', 'Nenhuma avaliação encontrada'),
  {
    name: 'admin-ratings-hide',
    path: '/admin/ratings',
    viewportOnly: true,
    before: everyKindOfRating,
    async act(page) {
      await chooseAction(page, 'Ocultar');
      await page.getByRole('dialog').getByRole('button', { name: 'Ocultar avaliação' }).click();
      await page.getByText('Informe o motivo.').waitFor();
    },
  },
  {
    name: 'admin-ratings-several',
    path: '/admin/ratings',
    viewportOnly: true,
    before: everyKindOfRating,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByText(/selecionadas?$/).waitFor();
    },
  },
  {
    name: 'admin-ratings-hide-several',
    path: '/admin/ratings',
    viewportOnly: true,
    before: everyKindOfRating,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: /^Ocultar \d/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-ratings-keep-several',
    path: '/admin/ratings',
    viewportOnly: true,
    before: everyKindOfRating,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: /^Descartar denúncias de \d/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-ratings-erase',
    path: '/admin/ratings',
    viewportOnly: true,
    before: everyKindOfRating,
    act: askToErase,
  },
  {
    name: 'admin-ratings-erase-failed',
    path: '/admin/ratings',
    viewportOnly: true,
    expected: FAILED,
    async before(page) {
      await everyKindOfRating(page);
      await fail(page, 'DeleteRating');
    },
    async act(page) {
      await askToErase(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Apagar avaliação' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
];
