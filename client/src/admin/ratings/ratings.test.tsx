import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { ratingsPage as list, ratingRow as row } from '../../testing/fixtures/ratings.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { RatingAdminList } from './admin-ratings-page.tsx';

const report = (reason: string, isFromOwner = false) => ({
  __typename: 'RatingReport',
  reason,
  isFromOwner,
  createdAt: '2026-11-05T12:00:00.000Z',
});
const open = (answers: Answers, path = '/admin/ratings') =>
  renderSite(<RatingAdminList />, { answers, path });
const NAMING = 'a avaliação de 1 estrela sobre Padaria Trigo de Ouro';
const askedOf = (asked: { name: string; variables: object }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables);

it('shows reports, bursts, answers and hidden ratings', async () => {
  const reports = [report('Nunca veio aqui.', true), report('É de concorrente.')];
  const { user } = open({
    AdminRatings: list([
      row('1', {
        openReports: 7,
        reports,
        burst: { __typename: 'RatingBurst', fromAddress: 1, fromFamily: 12 },
      }),
      row('2', { isHidden: true, hiddenAt: '2026-11-06T12:00:00.000Z', hiddenReason: 'Ofensa' }),
      row('3', {
        comment: null,
        displayName: 'Ana',
        neighborhood: 'Cambuí',
        isFromAccount: true,
        burst: { __typename: 'RatingBurst', fromAddress: 100, fromFamily: 6 },
        answer: {
          __typename: 'RatingAnswer',
          text: 'Obrigada.',
          createdAt: '2026-11-07T12:00:00.000Z',
          isOutdated: true,
        },
      }),
    ]),
  });
  expect(await screen.findByText('7 denúncias')).toBeInTheDocument();
  for (const text of ['Oculta', 'Sem comentário', 'Com conta', /Ana · Cambuí/])
    expect(screen.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Comentário 1' }));
  for (const text of ['Nunca veio aqui.', 'É de concorrente.', 'E mais 5.'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/Da própria empresa, 05\/11\/2026/)).toBeInTheDocument();
  expect(screen.getByText(/^12 de navegadores iguais na mesma rede, em um dia/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Comentário 2' }));
  expect(screen.getByText(/Motivo: Ofensa/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sem comentário' }));
  expect(screen.getByText(/^100 ou mais da mesma conexão de internet, 6 de navegadores/)).toBeInTheDocument();
  expect(
    screen.getByText(/Resposta da empresa em 07\/11\/2026, antes de a avaliação mudar: Obrigada\./),
  ).toBeInTheDocument();
});

it('requests the filters of the URL and stores them there', async () => {
  const { user, asked, location } = open(
    { AdminRatings: list([row('1')]), RatedCompany: { data: { company: row('1').company } } },
    '/admin/ratings?company=7&reported=yes&stars=low&order=oldest&q=ruim&page=2',
  );
  expect(await screen.findByText('1 avaliação')).toBeInTheDocument();
  expect(askedOf(asked, 'AdminRatings')[0]).toEqual({
    companyId: '7',
    minRating: 1,
    maxRating: 2,
    isHidden: null,
    isReported: true,
    q: 'ruim',
    order: 'oldest',
    page: 2,
    perPage: 25,
  });
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Situação'), 'Só ocultas');
  await waitFor(() => expect(location.path).toContain('hidden=yes'));
  expect(location.path).not.toContain('page=');
  await user.click(screen.getByRole('button', { name: 'Remover filtro: Empresa: Padaria Trigo de Ouro' }));
  await waitFor(() => expect(location.path).not.toContain('company='));
});

it('finds a company by its name', async () => {
  const city = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' };
  const found = {
    __typename: 'Company',
    id: '8',
    name: 'Padaria da Praça',
    isActive: true,
    isApproved: true,
    city,
  };
  const { user, location } = open({
    AdminRatings: list([row('1')]),
    FindCompanies: { data: { adminFind: { __typename: 'AdminFind', companies: [found] } } },
    RatedCompany: { data: { company: { __typename: 'Company', id: '8', name: 'Padaria da Praça' } } },
  });
  await openFilters(user);
  await user.type(await screen.findByRole('combobox', { name: 'Empresa' }), 'padaria');
  await user.click(await screen.findByRole('option', { name: /Padaria da Praça/ }));
  expect(location.path).toBe('/admin/ratings?company=8');
  expect(await screen.findByText('Empresa: Padaria da Praça')).toBeInTheDocument();
});

const undone = (id: string) => ({
  data: { undoDecision: { __typename: 'UndoneDecision', kind: 'reportedRating', id } },
});

it('hides with a reason, and undoes it', async () => {
  const { user, asked } = open({
    AdminRatings: inTurn(
      list([row('1')]),
      list([row('1', { isHidden: true, hiddenReason: 'Ofensa' })]),
      list([row('1')]),
    ),
    HideRating: { data: { hideRating: { __typename: 'AdminRating', id: '1' } } },
    UndoDecision: undone('1'),
  });
  await chooseAction(user, NAMING, 'Ocultar');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ocultar avaliação' }));
  expect(dialog.getByText('Informe o motivo.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Motivo/), ' Ofensa ');
  await user.click(dialog.getByRole('button', { name: 'Ocultar avaliação' }));
  const undo = await screen.findByRole('button', {
    name: 'Desfazer: Avaliação sobre Padaria Trigo de Ouro oculta.',
  });
  expect(askedOf(asked, 'HideRating')).toEqual([{ id: '1', reason: 'Ofensa', undoable: true }]);
  expect(await screen.findByText('Oculta')).toBeInTheDocument();
  await user.click(undo);
  await waitFor(() => expect(screen.queryByText('Oculta')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: `Mais ações: ${NAMING}` }));
  expect(screen.getByRole('menuitem', { name: 'Ocultar' })).toBeInTheDocument();
  expect(askedOf(asked, 'UndoDecision')).toEqual([{ kind: 'reportedRating', id: '1' }]);
});

it('dismisses reports, and brings them back', async () => {
  const reported = row('1', { openReports: 1, reports: [report('Falsa')] });
  const { user, asked } = open(
    {
      AdminRatings: inTurn(list([reported]), list([]), list([reported])),
      DismissRatingReports: { data: { dismissRatingReports: { __typename: 'AdminRating', id: '1' } } },
      UndoDecision: undone('1'),
    },
    '/admin/ratings?reported=yes',
  );
  await chooseAction(user, NAMING, 'Descartar denúncias');
  const done = 'Denúncias descartadas. A avaliação sobre Padaria Trigo de Ouro continua visível.';
  await user.click(await screen.findByRole('button', { name: `Desfazer: ${done}` }));
  expect(await screen.findByText('1 denúncia')).toBeInTheDocument();
  expect(askedOf(asked, 'UndoDecision')).toEqual([{ kind: 'reportedRating', id: '1' }]);
});

it('shows again, which the toast undoes with the same reason', async () => {
  const hidden = row('1', { isHidden: true, hiddenReason: 'Ofensa' });
  const { user, asked } = open({
    AdminRatings: inTurn(list([hidden]), list([row('1')]), list([hidden])),
    RestoreRating: { data: { restoreRating: row('1') } },
    HideRating: { data: { hideRating: { __typename: 'AdminRating', id: '1' } } },
  });
  await chooseAction(user, NAMING, 'Mostrar de novo');
  await user.click(await screen.findByRole('button', { name: 'Desfazer: Avaliação visível de novo.' }));
  expect(await screen.findByText('Oculta')).toBeInTheDocument();
  expect(askedOf(asked, 'HideRating')).toEqual([{ id: '1', reason: 'Ofensa', undoable: false }]);
});

it('dismisses reports and shows again; the second of two administrators gets an error', async () => {
  const message = 'Esta avaliação não tem denúncias em aberto.';
  const { user } = open({
    AdminRatings: inTurn(
      list([row('1', { openReports: 1, reports: [report('Falsa')] })]),
      list([row('1', { isHidden: true, hiddenReason: 'x' })]),
    ),
    DismissRatingReports: { error: { code: 'CONFLICT', message } },
    RestoreRating: { data: { restoreRating: row('1') } },
  });
  await chooseAction(user, NAMING, 'Descartar denúncias');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await chooseAction(user, NAMING, 'Mostrar de novo');
  expect(await screen.findByText('Avaliação visível de novo.')).toBeInTheDocument();
});

it('erases after listing what is erased and what stays', async () => {
  const { user, asked } = open({
    AdminRatings: inTurn(list([row('1')]), list([])),
    DeleteRating: { data: { deleteRating: { __typename: 'Deletion', id: '1' } } },
  });
  await chooseAction(user, NAMING, 'Apagar');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Isto não pode ser desfeito.')).toBeInTheDocument();
  expect(dialog.getByText(/na Auditoria/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Apagar avaliação' }));
  expect(await screen.findByText('Avaliação apagada.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma avaliação ainda')).toBeInTheDocument();
  expect(askedOf(asked, 'DeleteRating')).toEqual([{ id: '1' }]);
});

it('offers to clear filters that find nothing', async () => {
  const { user, location } = open({ AdminRatings: list([]) }, '/admin/ratings?hidden=yes&order=oldest');
  expect(await screen.findByText('Nenhuma avaliação encontrada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(location.path).toBe('/admin/ratings?order=oldest');
});

it('reports a failed request', async () => {
  open({ AdminRatings: { error: { code: 'INTERNAL_SERVER_ERROR' } } });
  expect(await screen.findByText('Erro ao carregar dados do painel administrativo')).toBeInTheDocument();
});

it('counts the ratings of a searched text apart from their rows', async () => {
  const { asked } = open(
    {
      AdminRatings: list([row('1')], { total: 5_000, lastPage: 200, totalIsExact: false }),
      ListCount: { data: { adminListCount: 12_345 } },
    },
    '/admin/ratings?q=bom&stars=low&page=3',
  );
  expect(await screen.findByText('12.345 avaliações')).toBeInTheDocument();
  expect(askedOf(asked, 'ListCount')).toEqual([
    {
      input: {
        ratings: { companyId: null, minRating: 1, maxRating: 2, isHidden: null, isReported: null, q: 'bom' },
      },
    },
  ]);
});

const decidedApprovals = (decidedText: string | null) => ({
  data: { adminDecidedWork: [{ __typename: 'DecidedWork', kind: 'reportedRating', id: '1', decidedText }] },
});

it('shows within seconds what others decide about reported ratings', async () => {
  const { asked } = open(
    {
      AdminRatings: inTurn(list([row('1', { openReports: 2 }), row('2')]), list([row('2')])),
      DecidedApprovals: decidedApprovals('Ana já ocultou'),
    },
    '/admin/ratings?reported=yes',
  );
  expect(await screen.findByText('Ana já ocultou')).toBeInTheDocument();
  expect(askedOf(asked, 'DecidedApprovals')[0]).toEqual({ shown: [{ kind: 'reportedRating', id: '1' }] });
});

it('focuses the outcome when others decide while the menu of the row is open', async () => {
  const { user } = open(
    {
      AdminRatings: inTurn(list([row('1', { openReports: 2 }), row('2')]), list([row('2')])),
      DecidedApprovals: decidedApprovals('Ana já ocultou'),
    },
    '/admin/ratings?reported=yes',
  );
  const [menu] = await screen.findAllByRole('button', { name: `Mais ações: ${NAMING}` });
  await user.click(menu as HTMLElement);
  expect(screen.getByRole('menuitem', { name: 'Ocultar' })).toHaveFocus();
  const outcome = await screen.findByText('Ana já ocultou');
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  expect(outcome.parentElement).toHaveFocus();
});

it('offers the actions of a rating again once others have dismissed its reports', async () => {
  const { user } = open({
    AdminRatings: inTurn(list([row('1', { openReports: 2 })]), list([row('1')])),
    DecidedApprovals: decidedApprovals(null),
  });
  expect(await screen.findByText('2 denúncias')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('2 denúncias')).not.toBeInTheDocument(), { timeout: 5_000 });
  await chooseAction(user, NAMING, 'Ocultar');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('opens a rating that is on another page', async () => {
  const adminRating = row('9', { comment: 'Noutra página.' });
  open({ AdminRatings: list([row('1')]), AdminRating: { data: { adminRating } } }, '/admin/ratings?item=9');
  expect(await screen.findByText('Noutra página.')).toBeInTheDocument();
});
