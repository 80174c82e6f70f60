import type { Page } from 'playwright-core';
import { press } from '../admin-scenes.ts';
import { change } from '../intercept.ts';
import { RATING_ANSWER } from '../rating-data.ts';
import type { Scene } from '../scene.ts';
import { enterWithCompany } from '../sign-in.ts';

/** Opens a new company with two ratings, one of them answered. */
async function answered(page: Page): Promise<void> {
  await change(page, 'RecentRatings', ({ company }) => {
    const rating = (id: string, changes: object) => ({
      __typename: 'Rating',
      id,
      rating: 5,
      comment: null,
      answer: null,
      createdAt: '2026-11-10T12:00:00.000Z',
      ...changes,
    });
    company.unansweredRatings = 2;
    company.ratings = {
      ...company.ratings,
      items: [
        rating('901', { rating: 4, comment: 'Pão ótimo, mas a fila é longa.' }),
        rating('902', {}),
        rating('903', { rating: 2, comment: 'Esperei uma hora no sábado.', answer: RATING_ANSWER }),
      ],
      total: 3,
    };
  });
}

/** An owner answers ratings. */
export const scenes: Scene[] = [
  {
    name: 'rating-recent',
    path: '/user-dashboard',
    async before(page) {
      await enterWithCompany(page);
      await answered(page);
    },
    act: (page) => page.getByText('2 sem resposta').waitFor(),
  },
  {
    name: 'rating-answer',
    path: '/user-dashboard',
    viewportOnly: true,
    async before(page) {
      await enterWithCompany(page);
      await answered(page);
    },
    async act(page) {
      await press(page, /^Responder/);
      await page.getByRole('dialog').getByRole('textbox').fill('Obrigada pela visita!');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
      await page.getByText('A resposta ainda não foi publicada.').waitFor();
    },
  },
  {
    name: 'rating-owner',
    path: '/company/2',
    async before(page) {
      await enterWithCompany(page);
      await change(page, 'UnansweredRatings', ({ company }) => {
        company.unansweredRatings = 3;
      });
    },
    act: (page) =>
      page
        .getByRole('button', { name: /^Responder/ })
        .first()
        .waitFor(),
  },
];
