import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf, pendingRow, requestRow } from '../../testing/fixtures/admin.ts';
import { dashboardAnswer } from '../../testing/fixtures/overview.ts';
import { renderSite } from '../../testing/render.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { PendingList } from '../approvals/pending-list.tsx';
import { useAdminDashboardQuery } from '../overview/dashboard.gen.ts';
import { PlanRequestList } from '../plan-requests/plan-request-list.tsx';

/** Cached figures of the dashboard. */
function Figures() {
  const { data } = useAdminDashboardQuery();
  return <p>{data && `Esperam: ${data.adminStatistics.pendingCompanies}`}</p>;
}
function Queue() {
  return <PendingList address={useListAddress()} />;
}

const request = requestRow('3', 'Ana Reis');
const CASES: [string, () => JSX.Element, string, Answers][] = [
  [
    'a company',
    Queue,
    'Aprovar Bar A',
    {
      PendingCompanies: inTurn(
        pageOf('adminPendingCompanies', [pendingRow('1', 'Bar A')]),
        pageOf('adminPendingCompanies', []),
      ),
      ApproveCompany: { data: { approveCompany: { __typename: 'Company', id: '1', isApproved: true } } },
    },
  ],
  [
    'a plan request',
    PlanRequestList,
    'Aprovar solicitação de Ana Reis',
    {
      PlanRequests: inTurn(pageOf('adminPlanRequests', [request]), pageOf('adminPlanRequests', [])),
      ApprovePlanRequest: { data: { approvePlanRequest: { ...request, status: 'approved' } } },
    },
  ],
];

it.each(CASES)('a decision on %s reloads the figures', async (_, List, button, answers) => {
  const { user } = renderSite(
    <>
      <Figures />
      <List />
    </>,
    {
      path: '/admin',
      answers: {
        ...answers,
        AdminDashboard: inTurn(
          dashboardAnswer([], { pendingCompanies: 3 }),
          dashboardAnswer([], { pendingCompanies: 2 }),
        ),
      },
    },
  );
  await screen.findByText('Esperam: 3');
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText('Esperam: 2')).toBeInTheDocument();
});
