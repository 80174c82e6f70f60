import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, type AskedList, inTurn } from '../../testing/answers.ts';
import { pageOf, requestRow } from '../../testing/fixtures/admin.ts';
import { bulkJob, listCounts } from '../../testing/fixtures/approvals.ts';
import { exportedPath } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { PlanRequestList } from './admin-plan-requests-page.tsx';

const open = (answers: Answers, query = '') =>
  renderSite(<PlanRequestList />, { answers, path: `/admin/plan-requests${query}` });
const requests = (...rows: object[]) => pageOf('adminPlanRequests', rows);
const button = (name: string) => screen.findByRole('button', { name });

const started = { data: { startBulkAction: bulkJob({ kind: 'planRequest', total: 2 }) } };
const startedWith = (asked: AskedList) => asked.of('StartBulkAction');

it('approves the pending ones of several in the background', async () => {
  const { user, asked } = open(
    {
      PlanRequests: requests(
        requestRow('3', 'Ana Reis'),
        requestRow('4', 'Bia Sá'),
        requestRow('5', 'Caio Luz', { status: 'approved', decidedAt: '2026-11-05T12:05:00.000Z' }),
      ),
      StartBulkAction: started,
    },
    '?status=all',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(screen.getByText('05/11/2026 09:05')).toBeInTheDocument();
  expect(screen.getByText('3 solicitações selecionadas')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Selecionar a solicitação de Caio Luz' })).toBeChecked();
  expect(await button('Exportar 3')).toBeInTheDocument();
  expect(await button('Rejeitar 2')).toBeInTheDocument();
  await user.click(await button('Aprovar 2'));
  const modal = within(await screen.findByRole('dialog', { name: 'Aprovar 2 solicitações' }));
  expect(modal.getByText(/Dá para desfazer por dez segundos/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Aprovar 2 solicitações' }));
  await waitFor(() => expect(screen.queryByText(/selecionadas$/)).not.toBeInTheDocument());
  expect(startedWith(asked)).toEqual([
    { input: { kind: 'planRequest', action: 'approve', ids: ['3', '4'] } },
  ]);
});

it('rejects all of a filter with one reason', async () => {
  const { user, asked } = open(
    {
      PlanRequests: pageOf('adminPlanRequests', [requestRow('3', 'Ana Reis')], { total: 60, lastPage: 3 }),
      ListCount: { data: { adminListCount: 60 } },
      StartBulkAction: started,
    },
    '?q=rede',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Selecionar todas as 60'));
  await user.click(await button('Rejeitar 60'));
  const modal = within(await screen.findByRole('dialog', { name: 'Rejeitar 60 solicitações' }));
  await user.click(modal.getByRole('button', { name: 'Rejeitar 60 solicitações' }));
  expect(modal.getByText('O motivo da rejeição é obrigatório.')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Motivo da rejeição/), 'Falta pagamento.');
  await user.click(modal.getByRole('button', { name: 'Rejeitar 60 solicitações' }));
  await waitFor(() =>
    expect(startedWith(asked)).toEqual([
      {
        input: {
          kind: 'planRequest',
          action: 'reject',
          reason: 'Falta pagamento.',
          total: 60,
          planRequests: { q: 'rede', status: 'pending', from: null, until: null },
        },
      },
    ]),
  );
});

it('exports all of a filter, of which nothing can be decided', async () => {
  const decided = requestRow('3', 'Ana Reis', { status: 'approved' });
  const { user, asked } = open(
    {
      PlanRequests: pageOf('adminPlanRequests', [decided], { total: 60, lastPage: 3 }),
      ListCount: listCounts(60, { approve: 0, reject: 0 }),
    },
    '?status=approved',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Selecionar todas as 60'));
  expect(await exportedPath(user, 'Exportar 60')).toBe(
    '/admin-exports/plan-requests.csv?order=newest&status=approved',
  );
  const planRequests = { q: null, status: 'approved', from: null, until: null };
  expect(asked.of('ListCount').map(({ input }) => input)).toEqual([
    { planRequests },
    { kind: 'planRequest', action: 'approve', planRequests },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Aprovar/ })).not.toBeInTheDocument());
});

const decidedByAna = {
  adminDecidedWork: [
    { __typename: 'DecidedWork', kind: 'planRequest', id: '4', decidedText: 'Ana já aprovou' },
  ],
};
const decidedMeanwhile: Answers = {
  PlanRequests: requests(requestRow('3', 'Ana Reis'), requestRow('4', 'Bia Sá'), requestRow('5', 'Caio Luz')),
  ApprovePlanRequest: { data: { approvePlanRequest: { __typename: 'PlanRequest', id: '3' } } },
  DecidedApprovals: { data: decidedByAna },
};

it('deselects requests that are decided by themselves, or by others', async () => {
  const { user } = open(decidedMeanwhile);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar solicitação de Ana Reis'));
  expect(await button('Aprovar 2')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Selecionar a solicitação de Ana Reis' })).not.toBeChecked();
  expect(await screen.findByText('Ana já aprovou')).toBeInTheDocument();
  expect(await button('Aprovar 1')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Selecionar a solicitação de Bia Sá' })).not.toBeChecked();
});

it('keeps what is selected as it is while its question is open', async () => {
  const { user } = open(decidedMeanwhile);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar 3'));
  const modal = within(await screen.findByRole('dialog', { name: 'Aprovar 3 solicitações' }));
  expect(await screen.findByText('Ana já aprovou')).toBeInTheDocument();
  expect(modal.getByRole('button', { name: 'Aprovar 3 solicitações' })).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Cancelar' }));
  expect(await button('Aprovar 2')).toBeInTheDocument();
});

const carriedOutMeanwhile: Answers = {
  ...decidedMeanwhile,
  PlanRequests: inTurn(
    requests(requestRow('3', 'Ana Reis'), requestRow('4', 'Bia Sá')),
    requests(requestRow('3', 'Ana Reis')),
  ),
  DecidedApprovals: inTurn(
    { data: decidedByAna },
    {
      data: { adminDecidedWork: decidedByAna.adminDecidedWork.map((one) => ({ ...one, decidedText: null })) },
    },
    { data: { adminDecidedWork: [] } },
  ),
};

it('deselects a request also where it has left the list before the question is closed', async () => {
  const { user } = open(carriedOutMeanwhile);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar 2'));
  const modal = within(await screen.findByRole('dialog', { name: 'Aprovar 2 solicitações' }));
  await waitFor(() => expect(screen.queryByText('Bia Sá')).not.toBeInTheDocument(), { timeout: 12_000 });
  expect(modal.getByRole('button', { name: 'Aprovar 2 solicitações' })).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Cancelar' }));
  expect(await button('Aprovar 1')).toBeInTheDocument();
}, 20_000);
