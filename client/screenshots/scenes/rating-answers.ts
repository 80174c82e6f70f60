import type { Page } from 'playwright-core';
import { change } from '../intercept.ts';
import type { Scene } from '../scene.ts';
import { enterWithCompany } from '../sign-in.ts';

/** Signs an owner in who may answer the ratings of the company. */
async function enterAsRated(page: Page): Promise<void> {
  await enterWithCompany(page);
  await change(page, 'UnansweredRatings', ({ company }) => {
    company.unansweredRatings = 3;
  });
  await change(page, 'BelongsToCompany', ({ company }) => {
    company.permissions = ['see', 'edit', 'messages', 'answerRatings'];
  });
  await change(page, 'RatingCheck', ({ ratingCheck }) => {
    ratingCheck.isOwner = true;
  });
}

/** An owner answers ratings. */
export const scenes: Scene[] = [
  {
    name: 'rating-answer',
    path: '/company/2',
    viewportOnly: true,
    before: enterAsRated,
    async act(page) {
      await page
        .getByRole('button', { name: /^Responder/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').fill('Obrigada pela visita!');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
      await page.getByText('A resposta ainda não foi publicada.').waitFor();
    },
  },
  {
    name: 'rating-owner',
    path: '/company/2',
    before: enterAsRated,
    act: (page) =>
      page
        .getByRole('button', { name: /^Responder/ })
        .first()
        .waitFor(),
  },
];
