import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyConversation } from '../../admin/inbox/company-conversation.tsx';
import { InboxModal } from '../../features/inbox/inbox-modal.tsx';
import type { Answers } from '../../testing/answers.ts';
import { box, fromVisitor, inbox, message, rows } from '../../testing/fixtures/inbox.ts';
import { renderSite } from '../../testing/render.tsx';

type Answer = Answers[string];

const open = (answers: Answers) =>
  renderSite(<InboxModal companyId="7" companyName="Padaria" onClose={() => {}} />, { answers });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const MANY = rows([message(40), message(39)], 1, 2);
const conversation = (messages: ReturnType<typeof rows>) => inbox(box([], { messages }));
const searchField = () => screen.findByRole('searchbox', { name: 'Buscar nas mensagens' });
const nothing = (q: string) => `Nenhuma mensagem encontrada para “${q}”.`;

it('offers neither search nor order where everything is on one page', async () => {
  open({ Inbox: inbox(box([message(2)])) });
  await screen.findByText('Texto 2');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByLabelText('Ordem')).toBeNull();
});

it('searches from the first page, describes the result and keeps the focus', async () => {
  const answer: Answer = ({ administrationQ, administrationPage }) =>
    administrationQ
      ? conversation(rows([message(3)]))
      : conversation(administrationPage === 2 ? rows([message(5)], 2, 2) : MANY);
  const { user, asked } = open({ Inbox: answer });
  await user.click(await screen.findByRole('button', { name: 'Próxima' }));
  await screen.findByText('Texto 5');
  const field = await searchField();
  await user.type(field, ' fotos ');
  expect(await screen.findByText('Texto 3')).toBeInTheDocument();
  expect(screen.getByText('Mensagens com “fotos”:')).toHaveRole('status');
  expect(field).toHaveFocus();
  expect(asked.at(-1)?.variables).toMatchObject({
    administrationPage: 1,
    administrationQ: 'fotos',
    administrationOrder: 'newest',
    visitorsPage: 1,
    visitorsQ: null,
  });
});

it('says that nothing was found, and returns to all with the field focused', async () => {
  const answer: Answer = ({ administrationQ }) => conversation(administrationQ ? rows([]) : MANY);
  const { user } = open({ Inbox: answer });
  const field = await searchField();
  await user.type(field, 'xyz');
  expect(await screen.findByText(nothing('xyz'))).toHaveRole('status');
  expect(screen.queryByText('Nenhuma mensagem ainda')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  await waitFor(() => expect(names()).toEqual(['Assunto 40', 'Assunto 39']));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it('keeps the shown rows and their description while the next search loads', async () => {
  const answer: Answer = ({ administrationQ }) => {
    if (administrationQ === 'xyz') return { pending: true };
    return conversation(administrationQ ? rows([]) : MANY);
  };
  const { user } = open({ Inbox: answer });
  const field = await searchField();
  await user.type(field, 'xy');
  expect(await screen.findByText(nothing('xy'))).toHaveRole('status');
  await user.type(field, 'z');
  const button = screen.getByRole('button', { name: 'Limpar busca' });
  await waitFor(() => expect(button.closest('[aria-busy="true"]')).not.toBeNull());
  expect(screen.getByText(nothing('xy'))).toHaveRole('status');
});

it.each([
  { is: 'waits', other: { pending: true as const } },
  { is: 'fails', other: { error: { code: 'INTERNAL_SERVER_ERROR' } } },
])('$is only in the searched box', async ({ other }) => {
  const administration = box([], { messages: rows([message(40)]) });
  const visitors = box([], { messages: rows([fromVisitor(4)], 1, 2) });
  const answer: Answer = ({ visitorsOrder }) =>
    visitorsOrder === 'oldest' ? other : inbox(administration, visitors);
  const { user, asked } = open({ Inbox: answer });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  await user.selectOptions(await screen.findByLabelText('Ordem'), 'Mais antigas');
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ visitorsOrder: 'oldest' }));
  if ('error' in other) await screen.findByText(/Não foi possível atualizar agora/);
  else
    expect(screen.getByRole('region', { name: 'Mensagens de visitantes' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  await user.click(screen.getByRole('tab', { name: /^Administração/ }));
  // A loading or failed box shows its search; this one has one page, and so none.
  expect(screen.getByRole('region', { name: 'Mensagens com a administração' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('announces the order in a live region that existed before', async () => {
  const answer: Answer = ({ administrationQ }) => conversation(administrationQ ? rows([message(3)]) : MANY);
  const { user } = open({ Inbox: answer });
  const field = await searchField();
  const list = screen.getByRole('region', { name: 'Mensagens com a administração' });
  const status = list.parentElement?.querySelector('[role="status"]');
  expect(status).toBeEmptyDOMElement();
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Mais antigas');
  await waitFor(() => expect(status).toHaveTextContent(/^Mensagens, as mais antigas primeiro:$/));
  await user.type(field, 'fotos');
  await waitFor(() => expect(status).toHaveTextContent(/^Mensagens com “fotos”, as mais antigas primeiro:$/));
});

it('does not describe a search that loads or has failed, and keeps the shown rows', async () => {
  const answer: Answer = ({ administrationQ }) => {
    if (!administrationQ) return conversation(MANY);
    if (administrationQ === 'a') return { pending: true };
    return { error: { code: 'INTERNAL_SERVER_ERROR' } };
  };
  const { user } = open({ Inbox: answer });
  const field = await searchField();
  await user.type(field, 'a');
  const list = screen.getByRole('region', { name: 'Mensagens com a administração' });
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  await user.type(field, 'b');
  expect(await screen.findByText(/Não foi possível atualizar agora/)).toBeInTheDocument();
  expect(names()).toEqual(['Assunto 40', 'Assunto 39']);
  expect(screen.queryByText(/“ab?”/)).toBeNull();
  expect(field).toHaveFocus();
});

it('keeps search and order when a visitor’s message is read and replied to', async () => {
  const isNew = fromVisitor(4, { content: 'Abrem?', isRead: false });
  const reply = message(9, { subject: null, content: 'Sim.', senderType: 'company', repliedTo: '4' });
  const visitors = (...items: ReturnType<typeof message>[]) => inbox(box(), box(items));
  let sent = false;
  const answer: Answer = ({ visitorsQ, visitorsOrder }) => {
    if (!visitorsQ) return inbox(box(), box([], { messages: MANY }));
    if (sent) return visitors({ ...isNew, isRead: true }, reply);
    return visitorsOrder === 'unread' ? visitors(isNew, fromVisitor(8)) : visitors(fromVisitor(8), isNew);
  };
  const takeReply: Answer = () => {
    sent = true;
    return { data: { replyToMessage: reply } };
  };
  const { user, asked } = open({
    Inbox: answer,
    MarkMessageRead: {
      data: {
        markMessageRead: { __typename: 'Message', id: '4', isRead: true, readAt: '2026-11-20T12:00:00Z' },
      },
    },
    ReplyToMessage: takeReply,
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  const panel = within(screen.getByRole('tabpanel', { name: /^Visitantes/ }));
  await user.type(panel.getByRole('searchbox'), 'abrem');
  await user.selectOptions(panel.getByLabelText('Ordem'), 'Não lidas primeiro');
  await waitFor(() => expect(names()).toEqual(['NovaJúlia', 'Júlia']));
  await user.click(screen.getByRole('button', { name: 'Nova Júlia' }));
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Sim.');
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect(await screen.findByText('Resposta enviada por e-mail.')).toBeInTheDocument();
  expect(
    await within(screen.getByRole('list', { name: 'Respostas' })).findByText('Sim.'),
  ).toBeInTheDocument();
  expect(panel.getByRole('searchbox')).toHaveValue('abrem');
  expect(panel.getByLabelText('Ordem')).toHaveValue('unread');
  const since = asked.of('Inbox').map(({ visitorsSince }) => visitorsSince);
  // Set once, by the server's clock: messages read later keep their position.
  expect(since.at(-1)).toBe('2026-11-20T12:00:00.000Z');
  expect(new Set(since.filter(Boolean)).size).toBe(1);
});

it('does not add a message just sent to search results', async () => {
  const sent = message(41, { subject: 'Outro', content: 'Nada disso.', senderType: 'company' });
  let isSent = false;
  const answer: Answer = ({ administrationQ }) => {
    if (administrationQ) return isSent ? { pending: true } : conversation(rows([message(3)]));
    return conversation(MANY);
  };
  const write: Answer = () => {
    isSent = true;
    return { data: { sendMessageToAdministration: sent } };
  };
  const { user } = open({ Inbox: answer, SendMessageToAdministration: write });
  await user.type(await searchField(), 'fotos');
  await screen.findByText('Texto 3');
  await user.type(screen.getByLabelText(/^Assunto/), 'Outro');
  await user.type(screen.getByLabelText(/^Mensagem\b/), 'Nada disso.');
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  expect(await screen.findByText('Mensagem enviada com sucesso!')).toBeInTheDocument();
  expect(names()).toEqual(['Assunto 3']);
});

it('searches and sorts the administration’s side of a conversation too', async () => {
  const answer: Answer = ({ q }) => ({ data: { adminConversation: q ? rows([]) : MANY } });
  const { user, asked } = renderSite(
    <CompanyConversation company={{ id: '7', name: 'Padaria', hasOwner: true, hasMessageAccess: true }} />,
    { answers: { AdminConversation: answer } },
  );
  await user.selectOptions(await screen.findByLabelText('Ordem'), 'Mais antigas');
  await user.type(await searchField(), 'xyz');
  expect(await screen.findByText(nothing('xyz'))).toBeInTheDocument();
  expect(asked.at(-1)?.variables).toEqual({
    companyId: '7',
    page: 1,
    q: 'xyz',
    order: 'oldest',
    unreadSince: null,
  });
});
