import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { InboxMessageFragment } from '../../domain/inbox/inbox.gen.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { fromVisitor, message } from '../../testing/fixtures/inbox.ts';
import { ownCompany, ownRating } from '../../testing/fixtures/my-companies.ts';
import { renderSite } from '../../testing/render.tsx';
import { companiesWithoutAccess, ownerWork, site, type WaitingItem } from '../../testing/site-fixtures.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const work = {
  __typename: 'OwnerWorkItem',
  companyId: '7',
  companyName: 'Padaria Trigo de Ouro',
  message: null,
  rating: null,
};
const ofMessage = (id: number, changes: Partial<InboxMessageFragment> = {}, more = {}) => ({
  ...work,
  kind: 'visitorMessage',
  message: fromVisitor(id, { isRead: false, ...changes }),
  ...more,
});
const ofRating = (id: string, more = {}) => ({ ...work, kind: 'rating', rating: ownRating(id), ...more });
const templates = (...items: { id: string; title: string; text: string }[]) => ({
  data: {
    myAnswerTemplates: {
      __typename: 'AnswerTemplatePage',
      items: items.map((item) => ({ __typename: 'AnswerTemplate', ...item })),
      total: items.length,
    },
  },
});
const withoutAccess = (id: string, name: string, isMessageAccessRequested = false) => ({
  __typename: 'OwnerWorkCompany',
  id,
  name,
  unreadMessages: 3,
  company: { __typename: 'Company', id, isMessageAccessRequested },
});
const NO_MAIL = { Site: { data: { publicSettings: { ...site(), sendsEmails: false } } } };

function open(answers: Answers, hasSeveralCompanies = false) {
  const openMessages = vi.fn();
  const openField = vi.fn();
  const opened = renderSite(
    <WaitingPanel
      company={ownCompany()}
      hasSeveralCompanies={hasSeveralCompanies}
      openField={openField}
      openMessages={openMessages}
    />,
    { answers },
  );
  return { ...opened, openMessages, openField };
}

it('shows messages, then ratings, then what is missing in the profile', async () => {
  const { user, openField } = open({ OwnerWork: ownerWork([ofMessage(4), ofRating('1')]) });
  expect((await screen.findByText('para responder')).parentElement).toHaveTextContent('2 para responder');
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Mensagens não lidas', 'Avaliações sem resposta']);
  expect(screen.getByRole('link', { name: '(19) 99999-0000' })).toLinkTo('tel:+5519999990000');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toLinkTo('https://wa.me/5519999990000');
  expect(screen.getByText(/^Sua página está \d+% completa/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Acrescentar horário' }));
  expect(openField).toHaveBeenCalledWith('openingHours');
  expect(screen.queryByText('Padaria Trigo de Ouro')).not.toBeInTheDocument();
});

it.each([
  ['a message', ofMessage(4), /^Sua resposta/],
  ['a rating', ofRating('1'), /^Resposta/],
])('types into the answer to %s as soon as it opens', async (_what, item, name) => {
  const { user } = open({ OwnerWork: ownerWork([item]) });
  (await screen.findByRole('button', { name: 'Responder' })).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('Sim');
  expect(screen.getByRole('textbox', { name })).toHaveValue('Sim');
});

it('answers a visitor in place with a template, and goes on to the next', async () => {
  const reply = message(9, { senderType: 'company', repliedTo: '4' });
  const waiting = [ofMessage(4), ofMessage(5, { content: 'Entregam?' })];
  const { user, asked } = open({
    OwnerWork: ownerWork(waiting),
    MyAnswerTemplates: templates({ id: '3', title: 'Horário', text: 'Olá, {nome}! Abrimos às 8h.' }),
    ReplyToMessage() {
      waiting.shift();
      return { data: { replyToMessage: reply } };
    },
  });
  const [first] = await screen.findAllByRole('button', { name: 'Responder' });
  await user.click(first as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Horário' }));
  const field = screen.getByRole('textbox', { name: /^Sua resposta/ });
  expect(field).toHaveValue('Olá, Júlia! Abrimos às 8h.');
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  expect(await screen.findByText('Resposta enviada por e-mail.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').some((item) => item === document.activeElement)).toBe(true),
  );
  expect(document.activeElement).toHaveTextContent('Entregam?');
  expect(asked.first('ReplyToMessage')).toEqual({
    id: '4',
    content: 'Olá, Júlia! Abrimos às 8h.',
    isMailed: true,
  });
});

it('promises no mail where none is sent, and stores a reply by WhatsApp without one', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const waiting = [ofMessage(4)];
  const { user, asked } = open({
    ...NO_MAIL,
    OwnerWork: ownerWork(waiting),
    ReplyToMessage() {
      waiting.shift();
      return { data: { replyToMessage: message(9, { senderType: 'company', repliedTo: '4' }) } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  expect(screen.queryByRole('button', { name: 'Enviar resposta' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir no e-mail' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Sua resposta/ }), 'Sim.');
  await user.click(screen.getByRole('button', { name: 'Abrir no WhatsApp' }));
  expect(
    await screen.findByText('Resposta guardada. Envie-a pelo WhatsApp que se abriu.'),
  ).toBeInTheDocument();
  expect(opened).toHaveBeenCalledWith('https://wa.me/5519999990000?text=Sim.', '_blank', 'noopener');
  expect(asked.first('ReplyToMessage')).toMatchObject({ isMailed: false });
  expect(await screen.findByText(/^Tudo respondido/)).toBeInTheDocument();
});

it('marks a message as read, and answers a rating', async () => {
  const read = { __typename: 'Message', id: '4', isRead: true, readAt: '2026-11-05T12:00:00Z' };
  const answer = {
    __typename: 'RatingAnswer',
    text: 'Obrigada.',
    createdAt: '2026-11-05T12:00:00Z',
    isOutdated: false,
  };
  const waiting: WaitingItem[] = [ofMessage(4), ofRating('1')];
  const { user, asked } = open({
    OwnerWork: ownerWork(waiting),
    MarkMessageRead() {
      waiting.shift();
      return { data: { markMessageRead: read } };
    },
    AnswerRating() {
      waiting.shift();
      return { data: { answerRating: ownRating('1', { answer }) } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Marcar como lida' }));
  await waitFor(() => expect(screen.queryByText('Mensagens não lidas')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  await user.click(screen.getByRole('button', { name: 'Publicar resposta' }));
  expect(await screen.findByText('Escreva a resposta.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Resposta/ }), 'Obrigada.');
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  expect(screen.queryByRole('textbox', { name: /^Resposta/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  await user.click(screen.getByRole('button', { name: 'Publicar resposta' }));
  expect(await screen.findByText('Resposta publicada.')).toBeInTheDocument();
  expect(asked.first('AnswerRating')).toEqual({
    id: '1',
    text: 'Obrigada.',
  });
});

it('names the company where there are several, and opens the conversation with the administration', async () => {
  const letter = message(6, { isRead: false, subject: 'Cadastro' });
  const { user, openMessages } = open(
    {
      OwnerWork: ownerWork([
        { ...work, kind: 'administrationMessage', message: letter },
        ofRating('1', { companyName: 'Filial' }),
      ]),
      CompaniesWithoutAccess: companiesWithoutAccess([withoutAccess('8', 'Filial Norte')], 2),
    },
    true,
  );
  expect(await screen.findByRole('heading', { name: 'Administração: Cadastro' })).toBeInTheDocument();
  expect(screen.getByText('Padaria Trigo de Ouro')).toBeInTheDocument();
  await user.click(screen.getByText('Avaliações sem resposta'));
  expect(await screen.findByText('Filial')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abrir conversa' }));
  expect(openMessages).toHaveBeenLastCalledWith('7');
  expect(await screen.findByText('3 mensagens não lidas')).toBeInTheDocument();
  expect(screen.getByText('E em mais 1 empresa.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pedir acesso às mensagens' }));
  expect(openMessages).toHaveBeenLastCalledWith('8');
});

it('does not say that all is answered while messages stand behind a missing access', async () => {
  open({
    OwnerWork: ownerWork([]),
    CompaniesWithoutAccess: companiesWithoutAccess([withoutAccess('7', 'Padaria', true)]),
  });
  expect(await screen.findByText('3 mensagens não lidas')).toBeInTheDocument();
  expect(screen.getByText(/Pedido de acesso enviado/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pedir acesso às mensagens' })).toBeNull();
  expect(screen.queryByText(/^Tudo respondido/)).toBeNull();
});

it('shows more on demand, and a retry when nothing can be loaded', async () => {
  let isBroken = true;
  const known = ownerWork([ofMessage(4), ofRating('1')], { more: 7 });
  const either = (variables: Record<string, unknown>) =>
    isBroken ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : known(variables);
  const { user, asked } = open({
    OwnerWork: either,
  });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  isBroken = false;
  await user.click(retry);
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais 7' }));
  const kinds = ['visitorMessage', 'administrationMessage'];
  await waitFor(() => expect(asked.at(-1)).toEqual({ name: 'OwnerWork', variables: { kinds, perPage: 12 } }));
  await user.click(screen.getByText('Avaliações sem resposta'));
  const [, ofRatings] = await screen.findAllByRole('button', { name: 'Mostrar mais 7' });
  await user.click(ofRatings as HTMLElement);
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ kinds: ['rating'], perPage: 12 }));
});

it('manages templates in place', async () => {
  const made = { __typename: 'AnswerTemplate', id: '3', title: 'Horário', text: 'Abrimos às 8h.' };
  const { user, asked } = open({
    OwnerWork: ownerWork([ofMessage(4)]),
    MyAnswerTemplates: inTurn(templates(), templates(made), templates()),
    CreateAnswerTemplate: { data: { createAnswerTemplate: made } },
    DeleteAnswerTemplate: inTurn(
      { error: { code: 'INTERNAL_SERVER_ERROR' } },
      { data: { deleteAnswerTemplate: { __typename: 'Deletion', id: '3' } } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  await user.click(await screen.findByRole('button', { name: 'Criar modelo de resposta' }));
  const editor = within(screen.getByRole('group', { name: 'Seus modelos' }));
  await user.click(editor.getByRole('button', { name: 'Salvar modelo' }));
  expect(editor.getByText('Título é obrigatório')).toBeInTheDocument();
  await user.type(editor.getByRole('textbox', { name: /^Texto/ }), 'Abrimos às 8h.');
  // Saves the template, not the answer.
  await user.type(editor.getByRole('textbox', { name: /^Título/ }), 'Horário{Enter}');
  expect(await screen.findByText('Modelo salvo.')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'ReplyToMessage')).toEqual([]);
  await user.click(await editor.findByRole('button', { name: 'Remover modelo Horário' }));
  await user.click(await editor.findByRole('button', { name: 'Manter modelo' }));
  expect(editor.getByRole('button', { name: 'Remover modelo Horário' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked.filter(({ name }) => name === 'DeleteAnswerTemplate')).toEqual([]);
  await user.click(editor.getByRole('button', { name: 'Remover modelo' }));
  expect(await editor.findByText('Não foi possível remover o modelo. Tente novamente.')).toBeInTheDocument();
  expect(editor.getByRole('listitem')).toHaveFocus();
  await user.click(editor.getByRole('button', { name: 'Editar modelo Horário' }));
  expect(editor.getByText('Seus modelos')).toHaveFocus();
  await user.click(editor.getByRole('button', { name: 'Cancelar' }));
  await user.click(editor.getByRole('button', { name: 'Remover modelo Horário' }));
  await user.click(editor.getByRole('button', { name: 'Remover modelo' }));
  expect(await screen.findByText('Modelo removido.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Criar modelo de resposta' })).toBeInTheDocument();
});
