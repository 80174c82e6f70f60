import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { AnsweringLine } from './answering-line.tsx';
import { RatingList } from './rating-list.tsx';

const rating = (id: string, changes = {}) => ({
  __typename: 'Rating',
  id,
  rating: 1,
  comment: 'Nunca mais volto.',
  displayName: null,
  neighborhood: null,
  usefulCount: 0,
  answer: null,
  createdAt: '2026-11-04T12:00:00.000Z',
  changedAt: null,
  ...changes,
});
const answer = {
  __typename: 'RatingAnswer',
  text: 'Sentimos muito.',
  createdAt: '2026-11-05T12:00:00.000Z',
  isOutdated: false,
};
const counts = [1, 0, 0, 0, 0];

function open(answers: Answers = {}, items = [rating('1')], canRate = true) {
  const ratings = { items, page: 1, lastPage: 1, total: items.length };
  return renderSite(<RatingList companyId="7" counts={counts} ratings={ratings} canRate={canRate} />, {
    answers,
  });
}
const owned = (count: number | null): Answers => ({
  UnansweredRatings: { data: { company: { __typename: 'Company', id: '7', unansweredRatings: count } } },
});
async function report(opened: ReturnType<typeof open>, reason = 'Propaganda') {
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Denunciar avaliação de 1 estrela/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: reason }));
  return dialog;
}
const send = 'Enviar denúncia';

it('invites everybody who can rate to be the first, company accounts too', () => {
  haveSession();
  const { unmount } = open({}, []);
  expect(screen.getByText('Ninguém avaliou esta empresa ainda. Seja a primeira pessoa!')).toBeInTheDocument();
  unmount();
  open({}, [], false);
  expect(screen.getByText('Ninguém avaliou esta empresa ainda.')).toBeInTheDocument();
});

it("shows the owner's answer below the rating", async () => {
  open({}, [rating('1', { answer })]);
  expect(screen.getByText('Resposta da empresa')).toBeInTheDocument();
  expect(screen.getByText('Sentimos muito.')).toBeInTheDocument();
  expect(screen.getByText('05/11/2026')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Denunciar/ })).toBeInTheDocument();
});

it('sends a report with its reason and the fingerprint, once', async () => {
  const opened = open({
    ReportRating: {
      data: { reportRating: { __typename: 'RatingReport', createdAt: '2026-11-04T12:00:00.000Z' } },
    },
  });
  const { user, asked } = opened;
  const dialog = await report(opened, 'Mostra dados pessoais');
  await user.type(dialog.getByRole('textbox'), 'Tem o meu telefone.');
  await user.click(dialog.getByRole('button', { name: send }));
  expect(await screen.findByText('Denúncia enviada. A administração vai analisar.')).toBeInTheDocument();
  expect(screen.getByText('Denunciada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Denunciar/ })).not.toBeInTheDocument();
  expect(asked.first('ReportRating')).toEqual({
    id: '1',
    reason: 'Mostra dados pessoais: Tem o meu telefone.',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.parse(localStorage.getItem('reported_ratings') ?? '')).toEqual(['1']);
});

it('requires a reason, and a text for another one', async () => {
  const opened = open();
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Denunciar/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: send }));
  expect(dialog.getByText('Escolha um motivo.')).toBeInTheDocument();
  expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
  await user.click(dialog.getByRole('radio', { name: 'Outro motivo' }));
  expect(dialog.queryByText('Escolha um motivo.')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: send }));
  expect(dialog.getByText('Conte o que há de errado com esta avaliação.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveFocus();
});

it('shows that it was reported before, and hides the button', async () => {
  const message = 'Você já denunciou esta avaliação.';
  const opened = open({ ReportRating: { error: { code: 'CONFLICT', message } } });
  const dialog = await report(opened);
  await opened.user.click(dialog.getByRole('button', { name: send }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('Denunciada')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco e tente novamente.'],
  ['INTERNAL_SERVER_ERROR', 'Não foi possível enviar a denúncia. Tente novamente.'],
])('keeps the typed text when it is rejected (%s)', async (code, message) => {
  const opened = open({ ReportRating: { error: { code, message } } });
  const dialog = await report(opened);
  await opened.user.type(dialog.getByRole('textbox'), 'Vende seguros.');
  await opened.user.click(dialog.getByRole('button', { name: send }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByRole('textbox')).toHaveValue('Vende seguros.');
});

it('lets only the owner answer an unanswered rating', async () => {
  haveSession();
  const { unmount } = open(owned(1), [rating('1'), rating('2', { answer })]);
  expect(await screen.findAllByRole('button', { name: /^Responder/ })).toHaveLength(1);
  unmount();
  open(owned(null));
  expect(await screen.findByRole('button', { name: /^Denunciar/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Responder/ })).not.toBeInTheDocument();
});

it('lets the owner change an answer', async () => {
  haveSession();
  const changed = rating('1', { answer: { ...answer, text: 'Volte sempre!' } });
  const { user, asked } = open(
    { ...owned(0), ChangeRatingAnswer: { data: { changeRatingAnswer: changed } } },
    [rating('1', { answer })],
  );
  await user.click(await screen.findByRole('button', { name: /^Alterar resposta à avaliação/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar resposta' }));
  const text = dialog.getByRole('textbox');
  expect(text).toHaveValue(answer.text);
  await user.clear(text);
  await user.type(text, 'Volte sempre!');
  await user.click(dialog.getByRole('button', { name: 'Alterar resposta' }));
  expect(await screen.findByText('Resposta alterada.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.first('ChangeRatingAnswer')).toEqual({
    id: '1',
    text: 'Volte sempre!',
  });
});

it("asks before a typed answer is discarded, and shows the server's message", async () => {
  haveSession();
  const message = 'Você já respondeu a esta avaliação.';
  const { user } = open({ ...owned(1), AnswerRating: { error: { code: 'CONFLICT', message } } });
  await user.click(await screen.findByRole('button', { name: /^Responder/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Volte sempre.');
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(dialog.getByRole('button', { name: 'Continuar escrevendo' }));
  expect(dialog.getByRole('textbox')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Publicar resposta' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is sorted as chosen, from the first page, and keeps the order while paging', async () => {
  const ratings = { items: [rating('1')], page: 2, lastPage: 3, total: 11 };
  const { user, location } = renderSite(
    <RatingList companyId="7" counts={counts} canRate ratings={ratings} />,
    {
      path: '/company/7?page=2',
    },
  );
  const order = await screen.findByLabelText('Ordem das avaliações');
  expect(order).toHaveValue('useful');
  await user.selectOptions(order, 'Piores notas');
  expect(location.path).toBe('/company/7?order=worst');
  expect(order).toHaveValue('worst');
  expect(order).toHaveFocus();
  const next = screen.getByRole('link', { name: 'Página 3' });
  expect(next).toLinkTo('/company/7?page=3&order=worst#avaliacoes');
  await user.selectOptions(order, 'Mais recentes');
  expect(location.path).toBe('/company/7?order=newest');
  await user.selectOptions(order, 'Mais úteis');
  expect(location.path).toBe('/company/7');
});

it('offers no order where all ratings are on one page', async () => {
  open();
  expect(await screen.findByRole('button', { name: /^Denunciar/ })).toBeInTheDocument();
  expect(screen.queryByLabelText('Ordem das avaliações')).toBeNull();
});

it('shows how many ratings have how many stars, and lists those of one line', async () => {
  const { user, location } = open({}, [
    rating('1', { changedAt: '2026-11-08T12:00:00.000Z', answer: { ...answer, isOutdated: true } }),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('1 estrela: 1 avaliação, 100%')]),
  );
  expect(screen.getByText('alterada em 08/11/2026')).toBeInTheDocument();
  expect(screen.getByText('A avaliação foi alterada depois desta resposta.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /1 estrela: 1 avaliação/ }));
  expect(location.path).toBe('/company/7?stars=1');
  expect(screen.getByText('Só avaliações com 1 estrela.')).toBeInTheDocument();
});

it('names the author as far as he did', () => {
  open({}, [
    rating('1', { displayName: 'Ana', neighborhood: 'Cambuí' }),
    rating('2', { displayName: 'Rui' }),
    rating('3', { neighborhood: 'Taquaral' }),
  ]);
  for (const author of ['Ana · Cambuí', 'Rui', 'Alguém · Taquaral'])
    expect(screen.getByText(author)).toBeInTheDocument();
});

it('marks a rating as useful and takes the mark back; the count is that of the server', async () => {
  const marked = (usefulCount: number) => ({
    data: { setRatingUseful: { __typename: 'Rating', id: '1', usefulCount } },
  });
  const { user, asked } = open({ SetRatingUseful: marked(4) }, [rating('1', { usefulCount: 3 })]);
  const button = await screen.findByRole('button', { name: /^Útil \(3\): avaliação de 1 estrela/ });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(asked.filter(({ name }) => name === 'SetRatingUseful').map(({ variables }) => variables)).toEqual(
    [true, false].map((isUseful) => ({
      id: '1',
      isUseful,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
  );
});

it('says why a rating is not marked, and stays unmarked', async () => {
  const message = 'Você não pode marcar a sua própria avaliação.';
  const { user } = open({ SetRatingUseful: { error: { code: 'FORBIDDEN', message } } });
  await user.click(await screen.findByRole('button', { name: /^Útil: avaliação/ }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Útil: avaliação/ })).toHaveAttribute('aria-pressed', 'false');
});

it('offers no mark to the company', async () => {
  haveSession();
  open(owned(1), [rating('1', { usefulCount: 2 })]);
  expect(await screen.findByRole('button', { name: /^Responder/ })).toBeInTheDocument();
  expect(screen.getByText('Útil (2)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Útil/ })).not.toBeInTheDocument();
});

it.each([
  [{ medianMinutes: 59, answeredShare: 80 }, 'Responde em menos de 1 hora · Respondeu 80% das avaliações'],
  [{ medianMinutes: 130, answeredShare: null }, 'Responde em cerca de 2 horas'],
  [{ medianMinutes: 85, answeredShare: 0 }, 'Responde em cerca de 1 hora'],
  [
    { medianMinutes: 3 * 24 * 60, answeredShare: 5 },
    'Responde em cerca de 3 dias · Respondeu 5% das avaliações',
  ],
])('says how the company answers: %o', (answering, text) => {
  renderSite(<AnsweringLine {...answering} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('says nothing of a company that answers no ratings', () => {
  const { container } = renderSite(<AnsweringLine medianMinutes={null} answeredShare={0} />);
  expect(container).not.toHaveTextContent('Respond');
});
