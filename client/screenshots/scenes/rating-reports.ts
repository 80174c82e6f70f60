import type { Page } from 'playwright-core';
import { refuse } from '../intercept.ts';
import type { Scene } from '../scene.ts';

async function openReport(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Denunciar/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** A visitor reports a rating. */
export const scenes: Scene[] = [
  {
    name: 'rating-report',
    path: '/company/2',
    viewportOnly: true,
    async act(page) {
      await openReport(page);
      await page.getByRole('button', { name: 'Enviar denúncia' }).click();
      await page.getByText('Escolha um motivo.').waitFor();
    },
  },
  {
    name: 'rating-report-failed',
    path: '/company/2',
    viewportOnly: true,
    async act(page) {
      await refuse(page, 'ReportRating', 'RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco.');
      await openReport(page);
      await page.getByLabel('Outro motivo').check();
      await page.getByRole('dialog').getByRole('textbox').fill('É de um concorrente da mesma rua.');
      await page.getByRole('button', { name: 'Enviar denúncia' }).click();
      await page.getByText('Muitas tentativas. Aguarde um pouco.').waitFor();
    },
  },
  {
    name: 'rating-reported',
    path: '/company/2',
    viewportOnly: true,
    async act(page) {
      await refuse(page, 'ReportRating', 'CONFLICT', 'Você já denunciou esta avaliação.');
      await openReport(page);
      await page.getByLabel('Propaganda').check();
      await page.getByRole('button', { name: 'Enviar denúncia' }).click();
      await page.getByText('Você já denunciou esta avaliação.').waitFor();
    },
  },
];
