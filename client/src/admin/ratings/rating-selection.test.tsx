import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { ratingsPage as list, ratingRow as row } from '../../testing/fixtures/ratings.ts';
import { bulkJob } from '../../testing/fixtures/work.ts';
import { renderSite } from '../../testing/render.tsx';
import { BulkDock } from '../actions/bulk/bulk-dock.tsx';
import { RatingAdminList } from './rating-admin-list.tsx';

const open = (answers: Answers, path = '/admin/ratings') =>
  renderSite(<RatingAdminList />, { answers, path });
const NAMING = 'a avaliação de 1 estrela sobre Padaria Trigo de Ouro';
const askedOf = (asked: { name: string; variables: object }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables);

it('hides several with one reason, in the background', async () => {
  const { user, asked } = open({
    AdminRatings: list([row('1'), row('2'), row('3', { isHidden: true, hiddenReason: 'Ofensa' }), row('4')]),
    StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'reject', total: 3 }) } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(screen.getByText('3 avaliações selecionadas')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox', { name: `Selecionar ${NAMING}` })[2]).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Exportar 3' })).toBeInTheDocument();
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

it('shows hidden ones as such once that is carried out', async () => {
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
  expect(screen.queryByText('Oculta')).not.toBeInTheDocument();
  expect(await screen.findAllByText('Oculta')).toHaveLength(2);
});

it('hides all of a filter, which the server counts', async () => {
  const { user, asked } = open(
    {
      AdminRatings: list([row('1')], { total: 215, lastPage: 9 }),
      ListCount: { data: { adminListCount: 214 } },
      StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'reject' }) } },
    },
    '/admin/ratings?stars=low',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 214' }));
  expect(screen.getByText('214 avaliações selecionadas, de todas as páginas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ocultar 214' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar 214 avaliações' }));
  await user.type(dialog.getByLabelText(/^Motivo/), 'Propaganda');
  await user.click(dialog.getByRole('button', { name: 'Ocultar' }));
  const ratings = { companyId: null, minRating: 1, maxRating: 2, isHidden: null, isReported: null, q: null };
  await waitFor(() =>
    expect(askedOf(asked, 'StartBulkAction')).toEqual([
      { input: { action: 'reject', kind: 'reportedRating', ratings, reason: 'Propaganda' } },
    ]),
  );
});
