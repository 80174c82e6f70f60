import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold, refuse } from '../intercept.ts';
import { enterAsAdmin, enterWithCompany } from '../owner-house.ts';
import type { Scene } from '../scene.ts';

const ANSWER = {
  __typename: 'RatingAnswer',
  text: 'Sentimos muito pela demora. Já mudamos o atendimento aos sábados: venha conhecer, o café é por nossa conta.',
  createdAt: '2026-11-12T12:00:00.000Z',
};

/** One of each kind: reported, of a burst, hidden, answered. */
async function everyKind(page: Page): Promise<void> {
  await enterAsAdmin(page);
  await change(page, 'AdminRatings', ({ adminRatings }) => {
    const report = (reason: string, isFromOwner: boolean, day: number) => ({
      __typename: 'RatingReportView',
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
      { ...base, id: '904', rating: 3, comment: 'Demorou um pouco, mas resolveram.', answer: ANSWER },
    ];
    Object.assign(adminRatings, { total: 84_213, totalIsExact: false, lastPage: 5264 });
  });
}

/** A new company with two ratings, one of them answered; gives its path. */
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
        rating('903', { rating: 2, comment: 'Esperei uma hora no sábado.', answer: ANSWER }),
      ],
      total: 3,
    };
  });
}

async function openReport(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Denunciar/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function askToErase(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Apagar a avaliação/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

const PERSON = '/admin/ratings?view=person';

async function lookFor(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail da pessoa').fill(email);
  await page.getByRole('button', { name: 'Procurar' }).click();
}

/** What a person wrote, in both lists. */
async function somethingOfPerson(page: Page): Promise<void> {
  await everyKind(page);
  await change(page, 'PersonMessages', ({ adminMessages }) => {
    const message = {
      __typename: 'AdminMessage',
      id: '901',
      content: 'Olá! Vocês fazem bolo para 40 pessoas?\nMeu telefone é (19) 99999-0000.',
      replies: 1,
      createdAt: '2026-11-14T13:05:00.000Z',
      sender: {
        __typename: 'MessageSender',
        name: 'Júlia Araújo',
        email: 'julia@exemplo.com.br',
        phone: '(19) 99999-0000',
      },
      company: { __typename: 'Company', id: '2', name: 'Padaria Trigo de Ouro' },
    };
    adminMessages.items = [message, { ...message, id: '902', content: 'Obrigada!', replies: 0 }];
    adminMessages.total = 2;
  });
}

/** Ratings kept honest: the administration's list, requests of the LGPD, reports and answers. */
export const scenes: Scene[] = [
  {
    name: 'admin-ratings',
    path: '/admin/ratings',
    before: everyKind,
    async act(page) {
      await page.getByText('Motivos das denúncias').click();
      await page.getByText('Nunca foi nosso cliente.').waitFor();
    },
  },
  {
    name: 'admin-ratings-company',
    path: '/admin/ratings?company=2&order=oldest',
    before: enterAsAdmin,
    act: (page) => page.getByText(/^Só de/).waitFor(),
  },
  {
    name: 'admin-ratings-loading',
    path: '/admin/ratings',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'AdminRatings');
      await page.goto('/admin/ratings');
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-ratings-failed',
    path: '/admin/ratings',
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'AdminRatings');
    },
    act: (page) => page.getByText('Erro ao carregar dados do painel administrativo').waitFor(),
  },
  {
    name: 'admin-ratings-empty',
    path: '/admin/ratings',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'AdminRatings', ({ adminRatings }) => {
        Object.assign(adminRatings, { items: [], total: 0, lastPage: 1 });
      });
    },
    act: (page) => page.getByText('Nenhuma avaliação ainda').waitFor(),
  },
  {
    name: 'admin-ratings-none',
    path: '/admin/ratings?q=zzzzzz&hidden=yes',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhuma avaliação encontrada').waitFor(),
  },
  {
    name: 'admin-ratings-hide',
    path: '/admin/ratings',
    windowOnly: true,
    before: everyKind,
    async act(page) {
      await page
        .getByRole('button', { name: /^Ocultar/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ocultar avaliação' }).click();
      await page.getByText('Informe o motivo.').waitFor();
    },
  },
  {
    name: 'admin-ratings-erase',
    path: '/admin/ratings',
    windowOnly: true,
    before: everyKind,
    act: askToErase,
  },
  {
    name: 'admin-ratings-erase-failed',
    path: '/admin/ratings',
    windowOnly: true,
    expected: FAILED,
    async before(page) {
      await everyKind(page);
      await fail(page, 'EraseRating');
    },
    async act(page) {
      await askToErase(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Apagar avaliação' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'admin-ratings-person',
    path: PERSON,
    before: somethingOfPerson,
    async act(page) {
      await lookFor(page, 'julia@exemplo.com.br');
      await page.getByText('Vocês fazem bolo').waitFor();
    },
  },
  {
    name: 'admin-ratings-person-nothing',
    path: PERSON,
    before: enterAsAdmin,
    async act(page) {
      await lookFor(page, 'ninguem@exemplo.com.br');
      await page.getByText('Nenhuma mensagem enviada com este e-mail.').waitFor();
      await page.getByText('Nenhuma avaliação feita com a conta deste e-mail.').waitFor();
    },
  },
  {
    name: 'admin-ratings-person-asked',
    path: PERSON,
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('button', { name: 'Procurar' }).click();
      await page.getByText('Email é obrigatório').waitFor();
    },
  },
  {
    name: 'admin-ratings-message-erase',
    path: PERSON,
    windowOnly: true,
    before: somethingOfPerson,
    async act(page) {
      await lookFor(page, 'julia@exemplo.com.br');
      await page
        .getByRole('button', { name: /^Apagar a mensagem/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'rating-report',
    path: '/company/2',
    windowOnly: true,
    async act(page) {
      await openReport(page);
      await page.getByRole('button', { name: 'Enviar denúncia' }).click();
      await page.getByText('Escolha um motivo.').waitFor();
    },
  },
  {
    name: 'rating-report-failed',
    path: '/company/2',
    windowOnly: true,
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
    windowOnly: true,
    async act(page) {
      await refuse(page, 'ReportRating', 'CONFLICT', 'Você já denunciou esta avaliação.');
      await openReport(page);
      await page.getByLabel('Propaganda').check();
      await page.getByRole('button', { name: 'Enviar denúncia' }).click();
      await page.getByText('Você já denunciou esta avaliação.').waitFor();
    },
  },
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
    windowOnly: true,
    async before(page) {
      await enterWithCompany(page);
      await answered(page);
    },
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
