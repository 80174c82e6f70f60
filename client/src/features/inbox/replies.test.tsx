import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { box, fromVisitor, inbox, message, rows } from '../../testing/fixtures/inbox.ts';
import { renderSite } from '../../testing/render.tsx';
import { site, siteWithoutMail } from '../../testing/site-fixtures.ts';
import { InboxModal } from './inbox-modal.tsx';

const open = (answers: Answers, onClose = () => {}) =>
  renderSite(<InboxModal companyId="7" companyName="Padaria Trigo de Ouro" onClose={onClose} />, { answers });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

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
  expect(screen.getByRole('link', { name: '(19) 99999-0000' })).toLinkTo('tel:+5519999990000');
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  expect(screen.getByText('A resposta vai por e-mail para julia@exemplo.com.br.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Sim, até as 12 h.');
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect(await screen.findByText('Resposta enviada por e-mail.')).toBeInTheDocument();
  const replies = screen.getByRole('list', { name: 'Respostas' });
  expect(within(replies).getByText('Sim, até as 12 h.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Sua resposta/)).toHaveValue('');
  expect(asked.first('ReplyToMessage')).toEqual({
    id: '4',
    content: 'Sim, até as 12 h.',
    isMailed: true,
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
  await user.click(screen.getByRole('button', { name: 'Abrir no WhatsApp' }));
  expect(
    await screen.findByText('Resposta guardada. Envie-a pelo WhatsApp que se abriu.'),
  ).toBeInTheDocument();
  expect(opened).toHaveBeenCalledWith(
    'https://wa.me/5519988887777?text=Sim%2C%20at%C3%A9%20as%2012%20h.',
    '_blank',
    'noopener',
  );
});

it('offers no WhatsApp for a landline', async () => {
  const sender = { name: 'Júlia', email: null, phone: '1932321010', phoneUrl: 'tel:+551932321010' };
  const { user } = open({
    Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
    Inbox: inbox(box(), box([fromVisitor(4, { sender })])),
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  expect(screen.getByRole('link', { name: '(19) 3232-1010' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  expect(screen.getByText(/: copie a resposta e escreva para Júlia/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copiar e guardar resposta' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Abrir/ })).toBeNull();
});

it('opens the mail program with the reply where no mail is sent', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const reply = message(9, { subject: null, content: 'Sim.', senderType: 'company', repliedTo: '4' });
  const { user, asked } = open({
    Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
    Inbox: inTurn(inbox(box(), box([fromVisitor(4)])), inbox(box(), box([reply, fromVisitor(4)]))),
    ReplyToMessage: { data: { replyToMessage: reply } },
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  await user.click(screen.getByRole('button', { name: 'Júlia' }));
  expect(screen.getByText(/abra a resposta no WhatsApp ou no e-mail e envie dali/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar resposta' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Sua resposta/), 'Sim.{Enter}Até as 12 h & mais.');
  await user.click(screen.getByRole('button', { name: 'Abrir no e-mail' }));
  expect(await screen.findByText('Resposta guardada. Envie-a pelo e-mail que se abriu.')).toBeInTheDocument();
  expect(opened.mock.calls[0]?.[0]).toMatch(
    /^mailto:julia@exemplo\.com\.br\?subject=Re%3A%20.+&body=Sim\.%0D%0AAt%C3%A9%20as%2012%20h%20%26%20mais\.$/,
  );
  expect(asked.first('ReplyToMessage')).toMatchObject({ isMailed: false });
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

it('replies to a request to several companies on its page, without mail too, until it ends', async () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  const sender = { name: 'Ana', email: null, phone: null, phoneUrl: null };
  const open = fromVisitor(1, { content: 'Um bolo', quoteEndsAt: later, sender });
  const ended = fromVisitor(2, { content: 'Cem pães', quoteEndsAt: '2026-11-04T17:05:00.000Z', sender });
  const { user } = renderSite(<InboxModal companyId="7" companyName="Padaria" onClose={() => {}} />, {
    answers: { ...siteWithoutMail(), Inbox: inbox(box(), box([open, ended])) },
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  expect(screen.getByText(/^Pedido a várias empresas · encerrado/)).toBeInTheDocument();
  for (const message of screen.getAllByRole('button', { name: 'Ana' })) await user.click(message);
  expect(await screen.findByText(/^A resposta aparece na página do pedido, que Ana acompanha/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Enviar resposta' })).toHaveLength(1);
  expect(screen.getByText(/^Pedido encerrado: quem pediu/)).toBeInTheDocument();
});

it('turns requests to several companies off', async () => {
  const { user, asked } = renderSite(<InboxModal companyId="7" companyName="Padaria" onClose={() => {}} />, {
    answers: {
      Inbox: inbox(),
      SetQuoteRequests: {
        data: { setQuoteRequests: { __typename: 'Company', id: '7', takesQuoteRequests: false } },
      },
    },
  });
  await user.click(await screen.findByRole('tab', { name: /^Visitantes/ }));
  const field = await screen.findByRole('checkbox', { name: /^Receber pedidos/ });
  expect(field).toBeChecked();
  await user.click(field);
  expect(await screen.findByText('Pedidos feitos a várias empresas desligados.')).toBeInTheDocument();
  expect(asked.first('SetQuoteRequests')).toEqual({ companyId: '7', takesQuoteRequests: false });
  expect(field).not.toBeChecked();
});
