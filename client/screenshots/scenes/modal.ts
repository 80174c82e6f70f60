import type { Page } from 'playwright-core';
import { FAILED, fail, hold, refuse } from '../intercept.ts';
import type { Scene } from '../scene.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const openDetails = (page: Page) =>
  page
    .getByRole('link', { name: /^Ver detalhes/ })
    .first()
    .click();

/** A company over the results, in its states. */
export const scenes: Scene[] = [
  {
    name: 'modal',
    path: '/search?q=padaria',
    viewportOnly: true,
    async act(page) {
      await openDetails(page);
      await dialog(page).getByText('Avalie esta empresa').waitFor();
    },
  },
  {
    name: 'modal-map',
    path: '/search?q=padaria',
    viewportOnly: true,
    async act(page) {
      await openDetails(page);
      await dialog(page).getByRole('heading', { name: 'Localização' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'modal-rated',
    path: '/search?q=padaria',
    viewportOnly: true,
    async act(page) {
      await openDetails(page);
      await refuse(page, 'RateCompany', 'CONFLICT', 'Você já avaliou esta empresa', 'ALREADY_RATED');
      await dialog(page)
        .getByRole('radio', { name: /^4 estrelas/ })
        .check({ force: true });
      await dialog(page).getByRole('button', { name: 'Enviar avaliação' }).click();
      await dialog(page).getByText('Você já avaliou esta empresa').waitFor();
    },
  },
  {
    name: 'modal-message',
    path: '/search?q=padaria',
    viewportOnly: true,
    async act(page) {
      await page
        .getByRole('link', { name: /^Mensagem para/ })
        .first()
        .click();
      await dialog(page).getByRole('button', { name: 'Enviar mensagem' }).click();
      await dialog(page).getByText('Nome é obrigatório').waitFor();
    },
  },
  {
    name: 'modal-loading',
    path: '/search?q=padaria',
    viewportOnly: true,
    async act(page) {
      await hold(page, 'CompanyModal');
      await openDetails(page);
      await dialog(page).getByText('Carregando empresa…').waitFor();
    },
  },
  {
    name: 'modal-error',
    path: '/search?q=padaria',
    viewportOnly: true,
    expected: FAILED,
    async act(page) {
      await fail(page, 'CompanyModal');
      await openDetails(page);
      await dialog(page).getByRole('alert').waitFor();
    },
  },
];
