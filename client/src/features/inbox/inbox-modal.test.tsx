import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { box, inbox, message } from '../../testing/fixtures/inbox.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { InboxModal } from './inbox-modal.tsx';

const open = (answers: Answers, onClose = () => {}) =>
  renderSite(<InboxModal companyId="7" companyName="Padaria Trigo de Ouro" onClose={onClose} />, { answers });
const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')));
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const readAnswer = (id: string) => ({
  data: { markMessageRead: { __typename: 'Message', id, isRead: true, readAt: '2026-11-20T12:00:00.000Z' } },
});
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

it('shows the conversation with unread messages marked, and the day and time', async () => {
  open({ Inbox: inbox(box([message(2, { isRead: false }), message(1, { senderType: 'company' })])) });
  expect(screen.getByText('Carregando mensagens…')).toBeInTheDocument();
  await screen.findByText('Texto 2');
  expect(screen.getByRole('dialog', { name: 'Mensagens · Padaria Trigo de Ouro' })).toBeInTheDocument();
  expect(names()).toEqual(['NovaAssunto 2', 'Assunto 1']);
  expect(screen.getAllByText('04/11/2026 14:05')).toHaveLength(2);
  expect(screen.getByText(/Enviada por você, lida/)).toBeInTheDocument();
  expect(tab(/^Administração/)).toHaveTextContent('1 não lida');
  expect(screen.getByLabelText(/^Mensagem/)).toHaveAttribute('rows', '3');
});

it('opens the visitors where one of them waits', async () => {
  open({
    Inbox: inbox(
      box([message(1, { isRead: false })]),
      box([message(2, { isRead: false, senderType: 'visitor' })]),
    ),
  });
  await screen.findByText('Texto 2');
  expect(tab(/^Visitantes/)).toHaveAttribute('aria-selected', 'true');
});

it('marks a message as read at once, by Enter too, and updates the dashboard', async () => {
  const { user, client, asked } = open({
    Inbox: inTurn(
      inbox(box([message(2, { isRead: false }), message(1, { isRead: false })])),
      inbox(box([message(2), message(1, { isRead: false })])),
    ),
    MarkMessageRead: inTurn({ pending: true }),
  });
  client.cache.restore({
    ROOT_QUERY: {
      __typename: 'Query',
      'companyStatistics({"companyId":"7"})': { __typename: 'CompanyStatistics', unreadCount: 5 },
    },
  } as never);
  const unread = () =>
    (client.cache.extract() as Record<string, Record<string, { unreadCount: number }>>).ROOT_QUERY?.[
      'companyStatistics({"companyId":"7"})'
    ]?.unreadCount;
  await screen.findByText('Texto 2');
  await waitFor(() => expect(unread()).toBe(2));
  screen.getByRole('button', { name: /Assunto 2/ }).focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Assunto 2', 'NovaAssunto 1']);
  expect(tab(/^Administração/)).toHaveTextContent('1 não lida');
  expect(unread()).toBe(1);
  expect(screen.getByRole('button', { name: 'Assunto 2' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Assunto 2' })).toHaveAttribute('aria-expanded', 'true');
  expect(asked.filter(({ name }) => name === 'MarkMessageRead')).toEqual([
    { name: 'MarkMessageRead', variables: { id: '2' } },
  ]);
});

it('reverts the mark and reports it when the server rejects it', async () => {
  const { user } = open({ Inbox: inbox(box([message(2, { isRead: false })])), MarkMessageRead: broken });
  await user.click(await screen.findByRole('button', { name: /Assunto 2/ }));
  expect(
    await screen.findByText('Não foi possível marcar a mensagem como lida. Tente novamente.'),
  ).toBeInTheDocument();
  expect(names()).toEqual(['NovaAssunto 2']);
  expect(tab(/^Administração/)).toHaveTextContent('1 não lida');
});

it('keeps a read message read', async () => {
  const { user } = open({
    Inbox: inTurn(inbox(box([message(2, { isRead: false })])), inbox(box([message(2)]))),
    MarkMessageRead: readAnswer('2'),
  });
  await user.click(await screen.findByRole('button', { name: /Assunto 2/ }));
  await waitFor(() => expect(names()).toEqual(['Assunto 2']));
  expect(tab(/^Administração/)).not.toHaveTextContent('não lida');
});

it('sends the message once and shows it on top', async () => {
  const sent = message(3, { subject: 'Horário', content: 'Mudamos.', senderType: 'company', isRead: false });
  const { user, asked } = open({
    Inbox: inTurn(inbox(box([message(2)])), inbox(box([sent, message(2)]))),
    SendMessageToAdministration: { data: { sendMessageToAdministration: sent } },
  });
  await screen.findByText('Texto 2');
  const button = screen.getByRole('button', { name: 'Enviar mensagem' });
  expect(button).toBeDisabled();
  await user.type(screen.getByLabelText(/^Assunto/), ' Horário ');
  await user.type(screen.getByLabelText(/^Mensagem/), '   ');
  expect(button).toBeDisabled();
  await user.type(screen.getByLabelText(/^Mensagem/), 'Mudamos.');
  await user.dblClick(button);
  expect(await screen.findByText('Mensagem enviada com sucesso!')).toBeInTheDocument();
  expect(names()).toEqual(['Horário', 'Assunto 2']);
  expect(screen.getByLabelText(/^Assunto/)).toHaveValue('');
  expect(asked.filter(({ name }) => name === 'SendMessageToAdministration')).toEqual([
    {
      name: 'SendMessageToAdministration',
      variables: { companyId: '7', subject: 'Horário', content: 'Mudamos.' },
    },
  ]);
});

it('reports a missing text when it is submitted by keyboard', async () => {
  const { user } = open({ Inbox: inbox() });
  await user.type(await screen.findByLabelText(/^Assunto/), '{Enter}');
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
    'Assunto e mensagem são obrigatórios',
  );
  expect(screen.getByLabelText(/^Assunto/)).toBeInvalid();
  expect(screen.getByLabelText(/^Mensagem/)).toBeInvalid();
  await user.type(screen.getByLabelText(/^Assunto/), 'Oi');
  await user.type(screen.getByLabelText(/^Mensagem/), '{Control>}{Enter}{/Control}');
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
    'Assunto e mensagem são obrigatórios',
  );
  expect(screen.getByLabelText(/^Mensagem/)).toHaveFocus();
});

it.each([
  ['an internal error', broken, 'Erro ao enviar mensagem'],
  ['a rejection', { error: { code: 'RATE_LIMITED', message: 'Aguarde um pouco.' } }, 'Aguarde um pouco.'],
])('reports that it was not sent: %s', async (_name, answer, words) => {
  const { user } = open({ Inbox: inbox(), SendMessageToAdministration: answer });
  await user.type(await screen.findByLabelText(/^Assunto/), 'Oi');
  await user.type(screen.getByLabelText(/^Mensagem/), 'Olá');
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Mensagem/)).toHaveValue('Olá');
});

it('has texts for empty boxes, and tabs usable by keyboard', async () => {
  const { user } = open({ Inbox: inbox() });
  expect(await screen.findByText('Nenhuma mensagem ainda')).toBeInTheDocument();
  tab(/^Administração/).focus();
  await user.keyboard('{ArrowRight}');
  expect(tab(/^Visitantes/)).toHaveFocus();
  expect(tab(/^Visitantes/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Nenhuma mensagem de visitantes')).toBeVisible();
});

it('announces new messages and keeps the typed text', async () => {
  const { user } = open({
    Inbox: inTurn(inbox(box([message(2)])), inbox(box([message(5, { isRead: false }), message(2)]))),
  });
  await user.type(await screen.findByLabelText(/^Assunto/), 'Meu assunto');
  await focusWindow();
  expect(await screen.findByText('Texto 5')).toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveTextContent('Nova mensagem de Administração');
  expect(screen.getByLabelText(/^Assunto/)).toHaveValue('Meu assunto');
  expect(screen.getByLabelText(/^Assunto/)).toHaveFocus();
});

it('keeps the list when polling fails, and the messages read meanwhile', async () => {
  const { user } = open({
    Inbox: inTurn(inbox(box([message(2, { isRead: false })])), broken),
    MarkMessageRead: readAnswer('2'),
  });
  await screen.findByText('Texto 2');
  await focusWindow();
  expect(await screen.findByText(/Não foi possível atualizar agora/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Assunto 2/ }));
  await waitFor(() => expect(names()).toEqual(['Assunto 2']));
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ Inbox: inTurn(broken, inbox(box([message(2)]))) });
  expect(await screen.findByText('Erro ao carregar mensagens')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Texto 2')).toBeInTheDocument();
});

const NO_ACCESS = 'Sua empresa ainda não tem acesso às mensagens.';
const closed = (unreadCount: number, isAccessRequested = false) =>
  box([], { hasAccess: false, message: NO_ACCESS, unreadCount, isAccessRequested });

it('without access explains why, shows the unread count, and requests access', async () => {
  const { user, asked } = open({
    Inbox: inTurn(inbox(closed(1), closed(2)), inbox(closed(1, true), closed(2, true))),
    RequestMessageAccess: {
      data: { requestMessageAccess: { __typename: 'Company', id: '7', isMessageAccessRequested: true } },
    },
  });
  expect(await screen.findByText('Acesso às Mensagens Restrito')).toBeInTheDocument();
  expect(screen.getByText(NO_ACCESS)).toBeInTheDocument();
  expect(screen.getByText('3 mensagens não lidas')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pedir acesso' }));
  expect(await screen.findByText('Pedido de acesso enviado')).toBeInTheDocument();
  expect(screen.getByText(/O dono recebe um e-mail quando/)).toBeInTheDocument();
  expect(asked.first('RequestMessageAccess')).toEqual({ companyId: '7' });
  expect(screen.queryByRole('button', { name: 'Pedir acesso' })).toBeNull();
});

it('promises no mail where none is sent', async () => {
  open({ Inbox: inbox(closed(0, true), closed(0, true)), ...siteWithoutMail() });
  expect(await screen.findByText(/Volte aqui depois/)).toBeInTheDocument();
  expect(screen.queryByText(/e-mail/)).not.toBeInTheDocument();
});

it('opens the boxes when access is granted', async () => {
  open({ Inbox: inTurn(inbox(closed(0, true), closed(1, true)), inbox(box([message(2)]))) });
  expect(await screen.findByText('1 mensagem não lida')).toBeInTheDocument();
  await focusWindow();
  expect(await screen.findByText('Texto 2')).toBeInTheDocument();
});

it('reports a failed request for access', async () => {
  const { user } = open({ Inbox: inbox(closed(0), closed(0)), RequestMessageAccess: broken });
  expect(await screen.findByText('Nenhuma mensagem não lida')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pedir acesso' }));
  expect(await screen.findByText(/^Não foi possível pedir o acesso/)).toBeInTheDocument();
});
