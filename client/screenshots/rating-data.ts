import type { Page } from 'playwright-core';
import { change } from './intercept.ts';
import { enterAsAdmin } from './sign-in.ts';

/** Owner's answer to a rating. */
const RATING_ANSWER = {
  __typename: 'RatingAnswer',
  text: 'Sentimos muito pela demora. Já mudamos o atendimento aos sábados: venha conhecer, o café é por nossa conta.',
  createdAt: '2026-11-12T12:00:00.000Z',
};

/** Signs the administrator in, with one rating of each kind: reported, of a burst, hidden, answered. */
export async function everyKindOfRating(page: Page): Promise<void> {
  await enterAsAdmin(page);
  await change(page, 'AdminRatings', ({ adminRatings }) => {
    const report = (reason: string, isFromOwner: boolean, day: number) => ({
      __typename: 'RatingReport',
      reason,
      isFromOwner,
      createdAt: `2026-11-${day}T15:20:00.000Z`,
    });
    const base = {
      __typename: 'AdminRating',
      company: { __typename: 'Company', id: '2', name: 'Padaria Trigo de Ouro' },
      createdAt: '2026-11-16T15:20:00.000Z',
      isFromAccount: false,
      isHidden: false,
      hiddenAt: null,
      hiddenReason: null,
      burst: null,
      openReports: 0,
      reports: [],
      answer: null,
    };
    adminRatings.items = [
      {
        ...base,
        id: '901',
        rating: 1,
        comment: 'Péssimo. Cobraram duas vezes e ninguém atende o telefone (19) 99999-0000.',
        openReports: 2,
        reports: [
          report('Nunca foi nosso cliente.', true, 18),
          report('Mostra dados pessoais: tem o meu telefone.', false, 17),
        ],
      },
      {
        ...base,
        id: '902',
        rating: 5,
        comment: 'Muito bom!!!',
        burst: { __typename: 'RatingBurst', fromAddress: 3, fromFamily: 14 },
      },
      {
        ...base,
        id: '903',
        rating: 2,
        comment: null,
        isFromAccount: true,
        isHidden: true,
        hiddenAt: '2026-11-19T12:00:00.000Z',
        hiddenReason: 'Ofensa a uma funcionária, pelo nome.',
      },
      { ...base, id: '904', rating: 3, comment: 'Demorou um pouco, mas resolveram.', answer: RATING_ANSWER },
    ];
    Object.assign(adminRatings, { total: 84_213, totalIsExact: true, lastPage: 3369 });
  });
}
