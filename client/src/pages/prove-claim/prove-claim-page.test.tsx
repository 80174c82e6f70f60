import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page } from './prove-claim-page.tsx';

const CITY = { __typename: 'City', id: '1', name: 'Campinas', state: 'SP' };
const COMPANY = { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro', city: CITY };
const CLAIM: Answers = {
  MailedClaim: {
    data: {
      mailedClaim: {
        __typename: 'MailedClaim',
        company: COMPANY,
        claimantName: 'Ana Souza',
        claimantEmail: 'ana@trigo.com.br',
      },
    },
  },
};
const ANSWERED = { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro' };
const open = (answers: Answers) =>
  renderSite(<page.Component />, { path: '/assumir?token=um', answers: { ...CLAIM, ...answers } });

it('names company and claimant, and confirms by a press, not by opening the link', async () => {
  const { user, asked } = open({ ProveClaim: { data: { proveClaim: { ...ANSWERED, hasOwner: true } } } });
  expect(await screen.findByText('Ana Souza')).toBeInTheDocument();
  expect(screen.getByText(/Campinas.*SP/)).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'ProveClaim')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText(/já pode cuidar da página de Padaria Trigo de Ouro/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver a página da empresa' })).toLinkTo('/company/7');
  expect(asked.at(-1)).toEqual({ name: 'ProveClaim', variables: { token: 'um' } });
});

it('ends the request of somebody unknown', async () => {
  const { user, asked } = open({ DisownClaim: { data: { disownClaim: { ...ANSWERED, hasOwner: false } } } });
  await user.click(await screen.findByRole('button', { name: 'Não conheço esta pessoa' }));
  expect(await screen.findByText(/o pedido foi recusado/)).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ name: 'DisownClaim', variables: { token: 'um' } });
});

it('says why an answer is not possible', async () => {
  const { user } = open({
    ProveClaim: { error: { code: 'CONFLICT', message: 'Esta empresa já tem responsável.' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta empresa já tem responsável.');
});

it('says that a link has ended', async () => {
  const message = 'Este link não vale mais: ele já foi usado, passou de 7 dias ou está incompleto.';
  open({
    MailedClaim: {
      error: { code: 'BAD_USER_INPUT', message: 'Dados inválidos.', fields: { token: [message] } },
    },
  });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
});
