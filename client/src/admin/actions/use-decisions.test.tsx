import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { pageOf, requestRow } from '../../testing/fixtures/admin.ts';
import { dashboardAnswer } from '../../testing/fixtures/overview.ts';
import { renderSite } from '../../testing/render.tsx';
import { useAdminDashboardQuery } from '../overview/dashboard.gen.ts';
import { PlanRequestList } from '../plan-requests/admin-plan-requests-page.tsx';

/** Cached figures of the dashboard. */
function Figures() {
  const { data } = useAdminDashboardQuery();
  return <p>{data && `Esperam: ${data.adminStatistics.pendingCompanies}`}</p>;
}

const request = requestRow('3', 'Ana Reis');

it('reloads the figures after a decision', async () => {
  const { user } = renderSite(
    <>
      <Figures />
      <PlanRequestList />
    </>,
    {
      path: '/admin',
      answers: {
        PlanRequests: inTurn(pageOf('adminPlanRequests', [request]), pageOf('adminPlanRequests', [])),
        ApprovePlanRequest: { data: { approvePlanRequest: { ...request, status: 'approved' } } },
        AdminDashboard: inTurn(
          dashboardAnswer([], { pendingCompanies: 3 }),
          dashboardAnswer([], { pendingCompanies: 2 }),
        ),
      },
    },
  );
  await screen.findByText('Esperam: 3');
  await user.click(await screen.findByRole('button', { name: 'Aprovar solicitação de Ana Reis' }));
  expect(await screen.findByText('Esperam: 2')).toBeInTheDocument();
});
