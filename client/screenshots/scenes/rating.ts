import type { Page } from 'playwright-core';
import { hold, refuse } from '../intercept.ts';
import type { Scene } from '../scene.ts';

async function choose(page: Page, stars: number) {
  await page.getByRole('radio', { name: new RegExp(`^${stars} estrela`) }).check({ force: true });
  await page.getByLabel('Comentário (opcional)').fill('Atendimento muito cuidadoso, e o café é ótimo. 👏');
}
async function rate(page: Page, stars: number) {
  await choose(page, stars);
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
}

/** Rating a company, in its states. */
export const scenes: Scene[] = [
  { name: 'rating-comment', path: '/company/2', viewportOnly: true, act: (page) => choose(page, 4) },
  {
    name: 'rating-sending',
    path: '/company/2',
    viewportOnly: true,
    async act(page) {
      await hold(page, 'RateCompany');
      await rate(page, 5);
    },
  },
  {
    name: 'rating-sent',
    path: '/company/3',
    viewportOnly: true,
    async act(page) {
      await rate(page, 5);
      await page.getByText('Obrigado pela sua avaliação!').waitFor();
      await page.getByText('Você já avaliou esta empresa').waitFor();
    },
  },
  {
    name: 'rating-conflict',
    path: '/company/2',
    viewportOnly: true,
    async act(page) {
      await refuse(page, 'RateCompany', 'CONFLICT', 'Você já avaliou esta empresa', 'ALREADY_RATED');
      await rate(page, 2);
      await page.getByText('Você já avaliou esta empresa').waitFor();
    },
  },
  {
    name: 'rating-failed',
    path: '/company/2',
    viewportOnly: true,
    async act(page) {
      await refuse(page, 'RateCompany', 'RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco.');
      await rate(page, 3);
      await page.getByText('Muitas tentativas. Aguarde um pouco.').waitFor();
    },
  },
];
