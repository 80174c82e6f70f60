import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { box, fromVisitor, inbox, message, rows } from '../../testing/fixtures/inbox.ts';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
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

afterEach(() => {
  vi.useRealTimers();
});

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
  expect(await screen.findByText('Não foi possível marcar a mensagem como lida.')).toBeInTheDocument();
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

it('replies to a visitor below the message', async () => {
  const reply = message(9, {
    subject: null,
    content: 'Sim, até as 12 h.',
    senderType: 'company',
    repliedTo: '4',
    isRead: false,
  });
  const { user, asked } = open({
    Inbox: inTurn(
      inbox(box(), box([fromVisitor(4, { content: 'Abrem aos sábados?' })])),
      inbox(box(), box([reply, fromVisitor(4, { content: 'Abrem aos sábados?' })])),
    ),
    ReplyToMessage: { data: { replyToMessage: reply } },
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  expect(screen.getByRole('link', { name: 'julia@exemplo.com.br' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '(19) 99999-0000' })).toHaveAttribute('href', 'tel:+5519999990000');
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  expect(screen.getByText('A resposta vai por e-mail para julia@exemplo.com.br.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Sim, até as 12 h.');
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect(await screen.findByText('Resposta enviada por e-mail.')).toBeInTheDocument();
  const replies = screen.getByRole('list', { name: 'Respostas' });
  expect(within(replies).getByText('Sim, até as 12 h.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Sua resposta/)).toHaveValue('');
  expect(asked.find(({ name }) => name === 'ReplyToMessage')?.variables).toEqual({
    id: '4',
    content: 'Sim, até as 12 h.',
  });
});

it('opens WhatsApp with the reply where no mail is sent', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const sender = { name: 'Júlia', email: null, phone: '(19) 98888-7777', phoneUrl: 'tel:+5519988887777' };
  const reply = message(9, { subject: null, content: 'Sim.', senderType: 'company', repliedTo: '4' });
  const { user } = open({
    Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
    Inbox: inTurn(
      inbox(box(), box([fromVisitor(4, { sender })])),
      inbox(box(), box([reply, fromVisitor(4, { sender })])),
    ),
    ReplyToMessage: { data: { replyToMessage: reply } },
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Sim, até as 12 h.');
  await user.click(screen.getByRole('button', { name: 'Responder pelo WhatsApp' }));
  expect(
    await screen.findByText('Resposta guardada. Envie-a pelo WhatsApp que se abriu.'),
  ).toBeInTheDocument();
  expect(opened).toHaveBeenCalledWith(
    'https://wa.me/5519988887777?text=Sim%2C%20at%C3%A9%20as%2012%20h.',
    '_blank',
    'noopener',
  );
});

it('says that a reply is only stored where no mail is sent', async () => {
  const reply = message(9, { subject: null, content: 'Sim.', senderType: 'company', repliedTo: '4' });
  const { user } = open({
    Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
    Inbox: inTurn(inbox(box(), box([fromVisitor(4)])), inbox(box(), box([reply, fromVisitor(4)]))),
    ReplyToMessage: { data: { replyToMessage: reply } },
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  expect(screen.getByText(/copie o texto e escreva para julia@exemplo\.com\.br/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar resposta' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Sim.');
  await user.click(screen.getByRole('button', { name: 'Copiar e guardar resposta' }));
  expect(
    await screen.findByText('Resposta copiada e guardada. Cole-a onde for escrever.'),
  ).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('Sim.');
});

it('shows a phone that does not parse without a link', async () => {
  const sender = { name: 'Júlia', email: null, phone: 'ramal 12', phoneUrl: null };
  const { user } = open({ Inbox: inbox(box(), box([fromVisitor(4, { sender })])) });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  expect(screen.getByText('ramal 12')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /ramal/ })).not.toBeInTheDocument();
});

it('keeps the typed reply when it is rejected', async () => {
  const { user } = open({ Inbox: inbox(box(), box([fromVisitor(4)])), ReplyToMessage: broken });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  await user.type(screen.getByLabelText(/^Sua resposta/), '{Control>}{Enter}{/Control}');
  expect(screen.getByText('Escreva a resposta.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Sim');
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect(await screen.findByText('Erro ao enviar mensagem')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Sua resposta/)).toHaveValue('Sim');
});

it('shows a reply of the previous page below its message, and keeps the typed text', async () => {
  const reply = message(30, { subject: null, content: 'Sim.', senderType: 'company', repliedTo: '4' });
  const first = box([], { messages: rows([reply, fromVisitor(20)], 1, 2) });
  const second = box([], { messages: rows([fromVisitor(4, { content: 'Abrem?' })], 2, 2) });
  const answer: Answers[string] = ({ visitorsPage }) => inbox(box(), visitorsPage === 1 ? first : second);
  const { user } = open({ Inbox: answer });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  expect(screen.getByText('Resposta a uma mensagem de outra página')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Rascunho');
  await user.click(screen.getByRole('button', { name: 'Próxima' }));
  await screen.findByText('Abrem?');
  expect(within(screen.getByRole('list', { name: 'Respostas' })).getByText('Sim.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(await screen.findByLabelText(/^Sua resposta/)).toHaveValue('Rascunho');
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
  await user.click(screen.getByRole('button', { name: 'Solicitar acesso' }));
  expect(await screen.findByText('Acesso solicitado')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'RequestMessageAccess')?.variables).toEqual({ companyId: '7' });
  expect(screen.queryByRole('button', { name: 'Solicitar acesso' })).toBeNull();
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
  await user.click(screen.getByRole('button', { name: 'Solicitar acesso' }));
  expect(await screen.findByText(/^Não foi possível solicitar o acesso/)).toBeInTheDocument();
});
