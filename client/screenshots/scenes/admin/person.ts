import type { Page } from 'playwright-core';
import { press } from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import { everyKindOfRating } from '../../rating-data.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

const PERSON = '/admin/personal-data';

async function lookFor(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail da pessoa').fill(email);
  await page.getByRole('button', { name: 'Procurar' }).click();
}

/** Answers both lists with texts of a person. */
async function somethingOfPerson(page: Page): Promise<void> {
  await everyKindOfRating(page);
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

/** Texts of a person, found and erased on request (LGPD). */
export const scenes: Scene[] = [
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
    viewportOnly: true,
    before: somethingOfPerson,
    async act(page) {
      await lookFor(page, 'julia@exemplo.com.br');
      await press(page, /^Apagar a mensagem/);
      await page.getByRole('dialog').waitFor();
    },
  },
];
