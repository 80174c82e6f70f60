import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { company } from '../../testing/site-fixtures.ts';
import { MessageForm } from './message-form.tsx';

const sent = {
  data: { sendMessage: { __typename: 'MessageReceipt', id: '1', createdAt: '2026-11-04T12:00:00.000Z' } },
};
const open = (answers: Answers, changes: Parameters<typeof company>[0] = {}) =>
  renderSite(<MessageForm company={company(changes)} />, { answers });

async function fill(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText(/^Nome/), 'Júlia');
  await user.type(screen.getByLabelText(/^E-mail/), 'julia@exemplo.com.br');
  await user.type(screen.getByLabelText(/^Mensagem/), 'Vocês atendem aos sábados?');
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));

it('shows missing values and focuses the first', async () => {
  const { user, asked } = open({});
  await submit(user);
  for (const text of ['Nome é obrigatório', 'Email é obrigatório', 'Mensagem é obrigatória']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByLabelText(/^Nome/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^E-mail/), 'julia@');
  await submit(user);
  expect(screen.getByText('Email inválido')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('sends the message, confirms it, and offers another', async () => {
  const { user, asked } = open({ SendMessage: sent });
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Mensagem enviada com sucesso!')).toBeInTheDocument();
  expect(screen.getByText(/^Se a empresa responder,/)).toBeInTheDocument();
  expect(asked.filter(({ name }) => name !== 'Site')).toEqual([
    {
      name: 'SendMessage',
      variables: {
        input: {
          companyId: '7',
          name: 'Júlia',
          email: 'julia@exemplo.com.br',
          phone: null,
          content: 'Vocês atendem aos sábados?',
        },
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Enviar outra mensagem' }));
  expect(screen.getByLabelText(/^Mensagem/)).toHaveValue('');
  expect(screen.getByLabelText(/^Nome/)).toHaveFocus();
});

it("shows the server's message beside its field", async () => {
  const fields = { email: ['Email inválido'] };
  const { user } = open({
    SendMessage: { error: { code: 'BAD_USER_INPUT', message: 'Email inválido', fields } },
  });
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Email inválido');
  expect(screen.getByLabelText(/^E-mail/)).toHaveFocus();
  expect(screen.getByLabelText(/^E-mail/)).toBeInvalid();
});

it('shows its own text for internal errors', async () => {
  const { user } = open({ SendMessage: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } } });
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao enviar mensagem');
});

it('sends the hidden field that robots fill in', async () => {
  const { user, asked, container } = open({ SendMessage: sent });
  await fill(user);
  const trap = container.querySelector<HTMLInputElement>('input[name="nickname"]');
  if (!trap) throw new Error('The form has no trap.');
  expect(trap).toHaveAttribute('tabindex', '-1');
  await user.type(trap, 'robô');
  await submit(user);
  await screen.findByText('Mensagem enviada com sucesso!');
  expect(asked[0]?.variables).toMatchObject({ input: { nickname: 'robô' } });
});

it('says before and after writing that the company cannot read yet, and how to reach it', async () => {
  const { user } = open({ SendMessage: sent }, { readsMessages: false });
  expect(screen.getByText(/a administração do guia precisa liberar/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toLinkTo('https://wa.me/5519995550100');
  expect(screen.getByRole('link', { name: 'Ligar para (19) 99555-0100' })).toLinkTo('tel:+5519995550100');
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Mensagem enviada com sucesso!')).toBeInTheDocument();
  expect(screen.getByText(/^A empresa só pode ler quando a administração liberar/)).toBeInTheDocument();
});
