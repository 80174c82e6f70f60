import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { bulkJob, listCounts } from '../../testing/fixtures/approvals.ts';
import { ratingsPage as list, ratingRow as row } from '../../testing/fixtures/ratings.ts';
import { renderSite } from '../../testing/render.tsx';
import { BulkDock } from '../bulk/bulk-dock.tsx';
import { RatingAdminList } from './admin-ratings-page.tsx';

const open = (answers: Answers, path = '/admin/ratings') =>
  renderSite(<RatingAdminList />, { answers, path });
const NAMING = 'a avaliação de 1 estrela sobre Padaria Trigo de Ouro';
const askedOf = (asked: { name: string; variables: object }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables);

it('hides those shown of several with one reason, in the background', async () => {
  const { user, asked } = open({
    AdminRatings: list([row('1'), row('2'), row('3', { isHidden: true, hiddenReason: 'Ofensa' }), row('4')]),
    StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'reject', total: 3 }) } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(screen.getByText('4 avaliações selecionadas')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox', { name: `Selecionar ${NAMING}` })[2]).toBeChecked();
  expect(screen.getByRole('button', { name: 'Exportar 4' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Descartar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ocultar 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar 3 avaliações' }));
  await user.click(dialog.getByRole('button', { name: 'Ocultar' }));
  expect(dialog.getByText('Informe o motivo.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Motivo/), 'Propaganda');
  await user.click(dialog.getByRole('button', { name: 'Ocultar' }));
  await waitFor(() =>
    expect(askedOf(asked, 'StartBulkAction')).toEqual([
      { input: { action: 'reject', kind: 'reportedRating', ids: ['1', '2', '4'], reason: 'Propaganda' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/selecionadas$/)).not.toBeInTheDocument());
});

it('dismisses the reports of those that have any, in the background', async () => {
  const { user, asked } = open({
    AdminRatings: list([row('1'), row('2', { openReports: 2 }), row('3', { openReports: 1 })]),
    StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'approve', total: 2 }) } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(screen.getByRole('button', { name: 'Ocultar 3' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descartar denúncias de 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Descartar denúncias de 2 avaliações' }));
  expect(dialog.getByText(/Dá para desfazer por dez segundos/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Descartar denúncias' }));
  await waitFor(() =>
    expect(askedOf(asked, 'StartBulkAction')).toEqual([
      { input: { action: 'approve', kind: 'reportedRating', ids: ['2', '3'] } },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/selecionadas$/)).not.toBeInTheDocument());
});

it('shows hidden ones as such once the action has ended', async () => {
  const job = { action: 'reject', kind: 'reportedRating', total: 2, processedCount: 2, status: 'done' };
  const { user } = renderSite(
    <>
      <RatingAdminList />
      <BulkDock />
    </>,
    {
      path: '/admin/ratings',
      answers: {
        AdminRatings: inTurn(
          list([row('1'), row('2')]),
          list([row('1', { isHidden: true, hiddenReason: 'Ofensa' }), row('2', { isHidden: true })]),
        ),
        StartBulkAction: { data: { startBulkAction: bulkJob({ ...job, canUndo: true }) } },
        BulkJob: inTurn(
          { data: { adminBulkJob: bulkJob({ ...job, canUndo: true }) } },
          { data: { adminBulkJob: bulkJob(job) } },
        ),
      },
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(screen.getByRole('button', { name: 'Ocultar 2' }));
  await user.type(await screen.findByLabelText(/^Motivo \*|^Motivo$/), 'Ofensa');
  await user.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(await screen.findByText(/^2 avaliações foram ocultadas/)).toBeInTheDocument();
  expect(await screen.findAllByText('Oculta')).toHaveLength(2);
});

/** Counts of a filter: all of it, what can be hidden, and what has reports. */
const counts: Answers = {
  AdminRatings: list([row('1')], { total: 215, lastPage: 9 }),
  ListCount: listCounts(215, { reject: 214, approve: 12 }),
  StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'reject' }) } },
};
const ratings = { companyId: null, minRating: 1, maxRating: 2, isHidden: null, isReported: null, q: null };

it.each<[string, string, { action: string; total: number; reason?: string }]>([
  ['Ocultar 214', 'Ocultar', { action: 'reject', total: 214, reason: 'Propaganda' }],
  ['Descartar denúncias de 12', 'Descartar denúncias', { action: 'approve', total: 12 }],
])('does to all of a filter what the server counts for it: %s', async (button, action, sent) => {
  const { user, asked } = open(counts, '/admin/ratings?stars=low');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 215' }));
  expect(screen.getByText('215 avaliações selecionadas, de todas as páginas')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exportar 215' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: `${button} avaliações` }));
  if (sent.reason) await user.type(dialog.getByLabelText(/^Motivo/), sent.reason);
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() =>
    expect(askedOf(asked, 'StartBulkAction')).toEqual([
      { input: { ...sent, kind: 'reportedRating', ratings } },
    ]),
  );
});

const problem = 'A contagem demorou demais.';
const uncounted = { error: { code: 'SERVICE_UNAVAILABLE', message: problem } };
const counted = (adminListCount: number) => ({ data: { adminListCount } });

it('says once why what of a filter can be done was not counted, and counts it again', async () => {
  const { user } = open({
    ...counts,
    ListCount: inTurn(counted(215), uncounted, uncounted, counted(214), counted(12)),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 215' }));
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Ocultar|Descartar)/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Ocultar 214' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Descartar denúncias de 12' })).toBeEnabled();
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Limpar seleção' })).toHaveFocus();
});
