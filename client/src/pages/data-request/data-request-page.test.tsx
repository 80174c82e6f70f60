import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page } from './data-request-page.tsx';

const open = (answers: Answers, path = '/dados-pessoais') =>
  renderSite(<page.Component />, { path, answers });
const sent = (needsConfirmation: boolean) => ({
  data: { sendDataRequest: { __typename: 'DataRequestReceipt', id: '5', needsConfirmation } },
});
const submit = () => screen.getByRole('button', { name: 'Enviar pedido' });

it('sends a request, and says that a link confirms it', async () => {
  const { user, asked } = open({ SendDataRequest: sent(true) });
  await user.click(submit());
  expect(screen.getByText('Email é obrigatório')).toBeInTheDocument();
  expect(screen.getByText('Conte o que você pede.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Seu e-mail/)).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('O que você pede?'), 'erasure');
  await user.type(screen.getByLabelText(/^Seu e-mail/), ' julia@exemplo.com.br ');
  await user.type(screen.getByLabelText(/^Seu pedido/), 'Apaguem minha mensagem.');
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Confira seu e-mail' })).toBeInTheDocument();
  expect(screen.getByText('julia@exemplo.com.br')).toBeInTheDocument();
  expect(asked.first('SendDataRequest')).toEqual({
    input: { kind: 'erasure', email: 'julia@exemplo.com.br', content: 'Apaguem minha mensagem.', name: null },
  });
});

it('has the e-mail of the account, whose request waits at once', async () => {
  haveSession();
  const { user } = open({ SendDataRequest: sent(false) });
  expect(screen.getByLabelText(/^Seu e-mail/)).toHaveValue('rosa@exemplo.com.br');
  await user.type(screen.getByLabelText(/^Seu pedido/), 'O que há?');
  await user.click(submit());
  expect(await screen.findByText(/no e-mail rosa@exemplo.com.br/)).toBeInTheDocument();
});

it("shows the server's refusal, and sends what only robots fill in", async () => {
  const error = { code: 'CONFLICT', message: 'Este pedido já foi enviado e está em análise.' };
  const { user, asked, container } = open({ SendDataRequest: { error } });
  await user.type(screen.getByLabelText(/^Seu e-mail/), 'julia@exemplo.com.br');
  await user.type(screen.getByLabelText(/^Seu pedido/), 'O que há?');
  await user.type(container.querySelector('[name=nickname]') as HTMLInputElement, 'robô');
  await user.click(submit());
  expect(await screen.findByText(error.message)).toBeInTheDocument();
  expect(asked.first('SendDataRequest')).toMatchObject({
    input: { nickname: 'robô' },
  });
});

it('confirms by a press, not on opening', async () => {
  const message = 'Este link não vale mais.';
  const { user, asked } = open(
    {
      ConfirmDataRequest: inTurn(
        { error: { code: 'BAD_USER_INPUT', message } },
        { data: { confirmDataRequest: { __typename: 'DataRequestReceipt', id: '5' } } },
      ),
    },
    '/dados-pessoais?token=abc',
  );
  const confirm = screen.getByRole('button', { name: 'Confirmar pedido' });
  expect(asked.has('ConfirmDataRequest')).toBe(false);
  await user.click(confirm);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.click(confirm);
  expect(await screen.findByText('Recebemos o seu pedido.')).toBeInTheDocument();
  expect(asked.first('ConfirmDataRequest')).toEqual({ token: 'abc' });
});
