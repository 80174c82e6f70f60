import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { PersonMessages } from './person-messages.tsx';

const message = (id: string, changes = {}) => ({
  __typename: 'AdminMessage',
  id,
  content: `Texto ${id}`,
  replies: 2,
  createdAt: '2026-11-04T17:05:00.000Z',
  sender: {
    __typename: 'MessageSender',
    name: 'Júlia',
    email: 'julia@exemplo.com.br',
    phone: '19 999990000',
    phoneUrl: 'tel:+5519999990000',
  },
  company: { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro' },
  ...changes,
});
const page = (...items: object[]) => ({
  data: {
    adminMessages: { __typename: 'AdminMessagePage', items, page: 1, lastPage: 1, total: items.length },
  },
});
const open = (answers: Answers) =>
  renderSite(<PersonMessages email="julia@exemplo.com.br" />, {
    answers,
  });
const ERASE = /^Apagar a mensagem para Padaria Trigo de Ouro/;

it("erases a person's message after listing what is erased and what stays", async () => {
  const { user, asked } = open({
    PersonMessages: inTurn(page(message('3')), page()),
    DeleteMessage: { data: { deleteMessage: { __typename: 'Deletion', id: '1' } } },
  });
  expect(await screen.findByText('Texto 3')).toBeInTheDocument();
  expect(screen.getByText('2 respostas')).toBeInTheDocument();
  expect(screen.getByText('(19) 99999-0000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: ERASE }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('as 2 respostas da empresa;')).toBeInTheDocument();
  expect(dialog.getByText(/os e-mails já entregues/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Apagar mensagem' }));
  expect(await screen.findByText('Mensagem apagada.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma mensagem enviada com este e-mail.')).toBeInTheDocument();
  expect(asked.first('DeleteMessage')).toEqual({ id: '3' });
});

it('says what to do where there are none', async () => {
  open({ PersonMessages: page() });
  expect(await screen.findByText(/^Pergunte à pessoa se ela escreveu com outro e-mail/)).toBeInTheDocument();
});

it('shows more rows a page', async () => {
  const first = page(message('3'));
  const answer = { data: { adminMessages: { ...first.data.adminMessages, lastPage: 2, total: 30 } } };
  const { user, asked } = open({ PersonMessages: answer });
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  await user.selectOptions(screen.getByLabelText('Linhas por página'), '50');
  await waitFor(() =>
    expect(asked.map(({ variables }) => [variables.page, variables.perPage])).toEqual([
      [1, 25],
      [2, 25],
      [1, 50],
    ]),
  );
});

it('reports a message that was erased before, and a failure', async () => {
  const { user } = open({
    PersonMessages: page(message('3', { replies: 0 })),
    DeleteMessage: inTurn(
      { error: { code: 'INTERNAL_SERVER_ERROR' } },
      { error: { code: 'NOT_FOUND', message: 'Mensagem não encontrada.' } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: ERASE }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Apagar mensagem' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Não foi possível apagar a mensagem.');
  await user.click(dialog.getByRole('button', { name: 'Apagar mensagem' }));
  expect(await screen.findByText('Mensagem não encontrada.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('reports a failed request', async () => {
  open({ PersonMessages: { error: { code: 'INTERNAL_SERVER_ERROR' } } });
  expect(await screen.findByText('Erro ao carregar mensagens')).toBeInTheDocument();
});

it('goes to the last page once the last message of a page is erased', async () => {
  const paged = (items: object[], number: number, lastPage: number) => ({
    data: {
      adminMessages: { __typename: 'AdminMessagePage', items, page: number, lastPage, total: items.length },
    },
  });
  const { user } = open({
    PersonMessages: inTurn(
      paged([message('3')], 1, 2),
      paged([message('4')], 2, 2),
      paged([], 2, 1),
      paged([message('3')], 1, 1),
    ),
    DeleteMessage: { data: { deleteMessage: { __typename: 'Deletion', id: '1' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  expect(await screen.findByText('Texto 4')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: ERASE }));
  await user.click(await screen.findByRole('button', { name: 'Apagar mensagem' }));
  expect(await screen.findByText('Texto 3')).toBeInTheDocument();
});

it('shows that another page is loading', async () => {
  const first = page(message('3'));
  const { user } = open({
    PersonMessages: inTurn(
      { data: { adminMessages: { ...first.data.adminMessages, lastPage: 2 } } },
      { pending: true },
    ),
  });
  const next = await screen.findByRole('button', { name: 'Próxima' });
  await user.click(next);
  expect(next).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Texto 3')).toBeInTheDocument();
});
