import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { pageOf, requestRow } from '../../testing/fixtures/admin.ts';
import { renderSite } from '../../testing/render.tsx';
import { PlanRequestList } from './admin-plan-requests-page.tsx';

const open = (answers: Answers, query = '') =>
  renderSite(<PlanRequestList />, { answers, path: `/admin/plan-requests${query}` });
const requests = (...rows: object[]) => pageOf('adminPlanRequests', rows);
const panelOf = async (name: string) => within(await screen.findByRole('complementary', { name }));

it('decides a request beside its message', async () => {
  const { user, asked } = open({
    PlanRequests: requests(requestRow('3', 'Ana Reis'), requestRow('4', 'Bia Sá')),
    ApprovePlanRequest: { data: { approvePlanRequest: { __typename: 'PlanRequest', id: '3' } } },
  });
  await user.click(await screen.findByRole('link', { name: 'Ana Reis' }));
  const panel = await panelOf('Ana Reis');
  expect(panel.getByText('Abri mais uma loja.')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Rejeitar solicitação de Ana Reis' })).toBeEnabled();
  await user.click(panel.getByRole('button', { name: 'Aprovar solicitação de Ana Reis' }));
  expect(await panel.findByText('Aprovada')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /solicitação de/ })).not.toBeInTheDocument();
  expect(asked.first('ApprovePlanRequest')).toEqual({ id: '3' });
});

it('opens a request that is on another page, without buttons once it is decided', async () => {
  const decided = requestRow('9', 'Íris Melo', { status: 'rejected', rejectionReason: 'Falta pagamento.' });
  open({ PlanRequests: requests(), PlanRequest: { data: { adminPlanRequest: decided } } }, '?item=9');
  const panel = await panelOf('Íris Melo');
  expect(panel.getByText('Resposta: Falta pagamento.')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /solicitação de/ })).not.toBeInTheDocument();
});
