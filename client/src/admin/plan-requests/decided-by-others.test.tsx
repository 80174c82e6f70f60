import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf, requestRow } from '../../testing/fixtures/admin.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { PlanRequestList } from './admin-plan-requests-page.tsx';

const open = (answers: Answers) => renderSite(<PlanRequestList />, { answers, path: '/admin/plan-requests' });
const requests = (...rows: object[]) => pageOf('adminPlanRequests', rows);
const processed = { error: { code: 'CONFLICT', reason: 'ALREADY_PROCESSED' } };
const button = (name: string) => screen.findByRole('button', { name });
const PROCESSED = 'Esta solicitação já foi processada anteriormente.';

it('reports requests that another administrator has decided', async () => {
  const rows = requests(requestRow('4', 'Bia Sá'), requestRow('5', 'Caio Luz'));
  const { user } = open({
    PlanRequests: inTurn(rows, requests(requestRow('5', 'Caio Luz')), requests()),
    ApprovePlanRequest: processed,
    RejectPlanRequest: processed,
  });
  await user.click(await button('Aprovar solicitação de Bia Sá'));
  expect(await screen.findByText(PROCESSED)).toBeInTheDocument();
  expect(await screen.findByText('Já processada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aprovar solicitação de Bia Sá' })).not.toBeInTheDocument();
  await user.click(await button('Rejeitar solicitação de Caio Luz'));
  await user.type(await screen.findByLabelText(/^Motivo da rejeição/), 'Não.');
  await user.click(await button('Rejeitar solicitação'));
  await waitFor(() => expect(screen.getAllByText(PROCESSED)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Nenhuma solicitação')).toBeInTheDocument();
});

const ANA = 'Ana Lima já aprovou esta solicitação há 2 min.';
const decidedApprovals = (decidedText: string | null) => ({
  data: { adminDecidedWork: [{ __typename: 'DecidedWork', kind: 'planRequest', id: '4', decidedText }] },
});
const byAna = decidedApprovals('Ana já aprovou');
const decidedByAna: Answers = {
  PlanRequests: requests(requestRow('4', 'Bia Sá'), requestRow('5', 'Caio Luz')),
  ApprovePlanRequest: { error: { code: 'CONFLICT', reason: 'ALREADY_PROCESSED', message: ANA } },
  DecidedApprovals: byAna,
};

it('says who decided a request that is decided again', async () => {
  const { user } = open(decidedByAna);
  await user.click(await button('Aprovar solicitação de Bia Sá'));
  expect(await screen.findByText(`${PROCESSED} ${ANA}`)).toBeInTheDocument();
  expect(await screen.findByText('Ana já aprovou')).toBeInTheDocument();
});

it('shows within seconds what others decide, and keeps the focus in the row', async () => {
  const { asked } = open(decidedByAna);
  (await button('Aprovar solicitação de Bia Sá')).focus();
  const outcome = await screen.findByText('Ana já aprovou');
  expect(outcome.parentElement).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Aprovar solicitação de Bia Sá' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Selecionar a solicitação de Bia Sá' })).toBeDisabled();
  expect(await button('Aprovar solicitação de Caio Luz')).toBeEnabled();
  const shown = ['4', '5'].map((id) => ({ kind: 'planRequest', id }));
  expect(asked.first('DecidedApprovals')).toEqual({ shown });
});

it('leaves the focus where it is when others decide on another row, or the page has it', async () => {
  const { user } = open(decidedByAna);
  (await button('Aprovar solicitação de Caio Luz')).focus();
  await user.click(document.body);
  expect(document.body).toHaveFocus();
  expect(await screen.findByText('Ana já aprovou')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

const ofTwoPages = (...rows: object[]) => pageOf('adminPlanRequests', rows, { total: 40, lastPage: 2 });
const carriedOut: Answers = {
  PlanRequests: inTurn(
    ofTwoPages(requestRow('4', 'Bia Sá'), requestRow('5', 'Caio Luz')),
    ofTwoPages(requestRow('5', 'Caio Luz')),
  ),
  DecidedApprovals: inTurn(byAna, decidedApprovals(null)),
};

it('reads the list anew once others have decided, with the row in its place', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });

  const { asked, user } = renderSite(<PlanRequestList />, {
    answers: carriedOut,
    path: '/admin/plan-requests',
    advanceTimers: vi.advanceTimersByTime,
  });
  const read = () => asked.of('PlanRequests').length;
  await button('Aprovar solicitação de Bia Sá');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await waitFor(() => expect(read()).toBe(2));
  expect(screen.getByText('Ana já aprovou')).toBeInTheDocument();
  await user.click(await button('Atualizar a lista'));
  expect(screen.queryByText('Ana já aprovou')).not.toBeInTheDocument();
  expect(await button('Aprovar solicitação de Caio Luz')).toBeEnabled();
});

const undoneByAna: Answers = {
  ...decidedByAna,
  DecidedApprovals: inTurn(byAna, { data: { adminDecidedWork: [] } }),
};

it('shows the buttons again once the other administrator has undone the decision', async () => {
  const { user } = open(undoneByAna);
  await user.click(await button('Aprovar solicitação de Bia Sá'));
  expect(await screen.findByText('Ana já aprovou')).toBeInTheDocument();
  expect(await button('Aprovar solicitação de Bia Sá')).toBeEnabled();
  expect(screen.queryByText('Já processada')).not.toBeInTheDocument();
});

it('ignores what was asked for before a decision was undone', async () => {
  const { promise: late, resolve: answer } = promiseWithResolvers<void>();
  const { user, asked } = open({
    PlanRequests: requests(requestRow('4', 'Bia Sá'), requestRow('5', 'Caio Luz')),
    ApprovePlanRequest: { data: { approvePlanRequest: { __typename: 'PlanRequest', id: '4' } } },
    UndoDecision: {
      data: { undoDecision: { __typename: 'UndoneDecision', kind: 'planRequest', id: '4' } },
    },
    DecidedApprovals: { ...decidedApprovals('Você já aprovou'), after: late },
  });
  await user.click(await button('Aprovar solicitação de Bia Sá'));
  await waitFor(() => expect(asked.has('DecidedApprovals')).toBe(true), {
    timeout: 5_000,
  });
  await user.click(await button('Desfazer: Plano Rede aprovado para Bia Sá.'));
  expect(await button('Aprovar solicitação de Bia Sá')).toBeEnabled();
  await act(async () => answer());
  expect(await button('Aprovar solicitação de Bia Sá')).toBeEnabled();
  expect(screen.queryByText('Você já aprovou')).not.toBeInTheDocument();
});
