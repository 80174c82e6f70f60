import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { message, rows } from '../../testing/fixtures/inbox.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { AdminConversation } from './admin-conversation.tsx';
import { CompanyConversation } from './company-conversation.tsx';
import { MessageAccessSwitch } from './message-access-switch.tsx';

const open = (answers: Answers, hasAccess = true) =>
  renderSite(
    <CompanyConversation
      company={{ id: '7', name: 'Padaria Trigo de Ouro', hasOwner: true, hasMessageAccess: hasAccess }}
    />,
    { answers },
  );
const conversation = (...items: ReturnType<typeof message>[]) => ({
  data: { adminConversation: rows(items) },
});
const fromCompany = (id: number, isRead: boolean) =>
  message(id, {
    senderType: 'company',
    isRead,
    sender: { name: 'Padaria Trigo de Ouro', email: null, phone: null, phoneUrl: null },
  });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it("shows the company's messages as new, reads them, and sends to the company", async () => {
  const sent = message(3, { subject: 'Olá', content: 'Tudo bem?', isRead: false });
  const { user, asked } = open({
    AdminConversation: inTurn(
      conversation(fromCompany(2, false)),
      conversation(fromCompany(2, true)),
      conversation(sent, fromCompany(2, true)),
    ),
    MarkMessageRead: {
      data: {
        markMessageRead: { __typename: 'Message', id: '2', isRead: true, readAt: '2026-11-20T12:00:00Z' },
      },
    },
    AdminSendMessage: { data: { adminSendMessage: sent } },
  });
  await screen.findByText('Texto 2');
  expect(names()).toEqual(['NovaAssunto 2']);
  expect(screen.getByText(/De Padaria Trigo de Ouro/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Assunto 2/ }));
  await waitFor(() => expect(names()).toEqual(['Assunto 2']));
  expect(screen.getByLabelText(/^Assunto/)).toHaveValue('Re: Assunto 2');
  await user.clear(screen.getByLabelText(/^Assunto/));
  await user.type(screen.getByLabelText(/^Assunto/), 'Olá');
  await user.type(screen.getByLabelText(/^Mensagem/), 'Tudo bem?');
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await waitFor(() => expect(names()).toEqual(['Olá', 'Assunto 2']));
  expect(screen.getByText(/Enviada pela administração, ainda não lida/)).toBeInTheDocument();
  expect(asked.first('AdminSendMessage')).toEqual({
    companyId: '7',
    subject: 'Olá',
    content: 'Tudo bem?',
  });
});

it('says that the company cannot read yet, and announces new messages', async () => {
  open({ AdminConversation: inTurn(conversation(), conversation(fromCompany(4, false))) }, false);
  expect(await screen.findByText('Nenhuma mensagem ainda')).toBeInTheDocument();
  expect(screen.getByText(/Esta empresa não tem acesso às mensagens/)).toBeInTheDocument();
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Texto 4')).toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveTextContent('Nova mensagem de Padaria Trigo de Ouro');
});

it('promises no mail where none is sent', async () => {
  open({ ...siteWithoutMail(), AdminConversation: conversation() }, false);
  expect(await screen.findByText('Escreva a primeira: a empresa a lê no painel.')).toBeInTheDocument();
  expect(screen.getByText(/ela vê no painel que há uma, mas só lê depois da liberação/)).toBeInTheDocument();
});

it('reports a failed request', async () => {
  open({ AdminConversation: { error: { code: 'INTERNAL_SERVER_ERROR' } } });
  expect(await screen.findByText('Erro ao carregar mensagens')).toBeInTheDocument();
});

it('asks before a written message is lost', async () => {
  const { user, location } = renderSite(
    <>
      <Link to="/admin">Fora</Link>
      <CompanyConversation company={{ id: '7', name: 'Padaria', hasOwner: true, hasMessageAccess: true }} />
    </>,
    { answers: { AdminConversation: conversation() }, path: '/admin/companies?item=7&part=messages' },
  );
  await user.type(await screen.findByLabelText(/^Mensagem/), 'Olá');
  await user.click(screen.getByRole('link', { name: 'Fora' }));
  expect(screen.getByText('Há uma mensagem que não foi enviada.')).toBeInTheDocument();
  expect(location.path).toBe('/admin/companies?item=7&part=messages');
  await user.click(screen.getByRole('button', { name: 'Descartar a mensagem' }));
  await waitFor(() => expect(location.path).toBe('/admin'));
});

it('keeps what was written while its panel is closed, until it is discarded', async () => {
  haveSession({ id: '76', role: 'admin' });
  const written = open({ AdminConversation: conversation() });
  await written.user.type(await screen.findByLabelText(/^Mensagem/), 'Bom dia');
  written.unmount();
  const again = open({ AdminConversation: conversation() });
  expect(await screen.findByLabelText(/^Mensagem/)).toHaveValue('Bom dia');
  again.unmount();
  act(() => haveSession({ id: '77', role: 'admin' }));
  open({ AdminConversation: conversation() });
  expect(await screen.findByLabelText(/^Mensagem/)).toHaveValue('');
});

it('keeps no subject of an answer whose text was erased', async () => {
  const about = (subject: string) => ({
    AdminConversation: conversation({ ...fromCompany(2, true), subject }),
  });
  const before = open(about('Horário'));
  await before.user.type(await screen.findByLabelText(/^Mensagem/), 'Bom dia');
  await before.user.clear(screen.getByLabelText(/^Mensagem/));
  before.unmount();
  open(about('Endereço'));
  expect(await screen.findByLabelText(/^Assunto/)).toHaveValue('Re: Endereço');
});

const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before a message that is written in the review is lost with the page', async () => {
  const { user } = renderSite(<AdminConversation companyId="7" />, {
    answers: { AdminConversation: conversation(fromCompany(2, true)) },
  });
  const field = await screen.findByLabelText(/^Mensagem/);
  expect(wouldAsk()).toBe(false);
  await user.type(field, 'Olá');
  expect(wouldAsk()).toBe(true);
  await user.clear(field);
  expect(wouldAsk()).toBe(false);
});

const company = { __typename: 'Company', id: '7', hasMessageAccess: true, isMessageAccessRequested: false };
const openSwitch = (answers: Answers, hasOwner = true) =>
  renderSite(
    <MessageAccessSwitch company={{ id: '7', name: 'Padaria', hasOwner, hasMessageAccess: false }} isNamed />,
    { answers },
  );
const accessSwitch = () => screen.getByRole('switch', { name: 'Acesso às mensagens: Padaria' });
const given = { data: { setMessageAccess: company } };

it('grants access once that is confirmed, and reports a failure', async () => {
  const { user, asked } = openSwitch({
    SetMessageAccess: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, given),
  });
  const give = async () => {
    await user.click(accessSwitch());
    await user.click(await screen.findByRole('button', { name: 'Liberar acesso' }));
  };
  await user.click(accessSwitch());
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(asked.of('SetMessageAccess')).toEqual([]);
  await give();
  expect(await screen.findByText('Erro ao liberar/remover acesso às mensagens')).toBeInTheDocument();
  await give();
  expect(await screen.findByText('Acesso às mensagens liberado: Padaria.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
  expect(asked.of('SetMessageAccess')).toEqual([
    { companyId: '7', hasMessageAccess: true },
    { companyId: '7', hasMessageAccess: true },
  ]);
});

it.each<[string, Answers, boolean, number]>([
  ['promises the owner an e-mail', {}, true, 1],
  ['promises none where no mail is sent', siteWithoutMail(), true, 0],
  ['promises none where there is no owner', {}, false, 0],
])('%s before access is granted', async (_, answers, hasOwner, promised) => {
  const { user } = openSwitch(answers, hasOwner);
  await user.click(accessSwitch());
  expect(await screen.findByText(/passa a ler todas as mensagens/)).toBeInTheDocument();
  expect(screen.queryAllByText(/O dono recebe um e-mail/)).toHaveLength(promised);
});
