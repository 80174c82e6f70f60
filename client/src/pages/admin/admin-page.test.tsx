import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page as mailsPage } from '../../admin/mails/admin-mails-page.tsx';
import { account, haveSession } from '../../testing/account.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { approvalCounts } from '../../testing/fixtures/approvals.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as approvalsPage } from '../admin-approvals/admin-approvals-page.tsx';
import { page as dashboardPage } from '../dashboard/dashboard-page.tsx';
import { page as adminPage } from './admin-page.tsx';

const open = (role: 'admin' | 'company' | 'user' | null, path: string) => {
  if (role) haveSession({ role });
  return renderSite(
    <Routes>
      <Route path="/admin" element={<adminPage.Component />} />
      <Route path="/admin/approvals" element={<approvalsPage.Component />} />
      <Route path="/admin/mails" element={<mailsPage.Component />} />
      <Route path="/dashboard" element={<dashboardPage.Component />} />
      <Route path="*" element={<p>Outra página</p>} />
    </Routes>,
    {
      path,
      answers: {
        ...(role && { Viewer: { data: { viewer: account({ role }) } } }),
        ApprovalCounts: approvalCounts({}),
        Approvals: pageOf('adminWork', []),
        AdminOverview: { pending: true },
        AdminRecent: { pending: true },
      },
    },
  );
};

it('opens a screen by its URL, under one title, and requests nothing of the others', async () => {
  const { asked } = open('admin', '/admin/approvals');
  expect(await screen.findByText('Nada espera por aprovação')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aprovações');
  expect(asked.has('PlanRequests')).toBe(false);
});

it.each([
  ['/admin?kind=message', 'Mensagens'],
  ['/admin?kind=dataRequest', 'Pedidos da LGPD'],
  ['/admin/approvals?kind=photo', 'Aprovações'],
])('is titled at %s as the navigation names it: %s', async (path, title) => {
  open('admin', path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(document.title).toContain(title);
});

it.each(['company', 'user'] as const)('is closed to %s', async (role) => {
  const { asked } = open(role, '/admin');
  expect(await screen.findByRole('heading', { name: 'Acesso restrito' })).toBeInTheDocument();
  expect(screen.getByText('Você não tem permissão para acessar esta área.')).toBeInTheDocument();
  expect(asked.has('Approvals')).toBe(false);
});

it.each([
  [null, '/admin/mails', '/login?next=%2Fadmin%2Fmails'],
  [null, '/dashboard', '/login?next=%2Fdashboard'],
  ['company', '/dashboard', '/user-dashboard'],
  ['user', '/dashboard', '/user-dashboard'],
] as const)('leads %s from %s to %s', async (role, from, to) => {
  const { location } = open(role, from);
  await screen.findByText('Outra página');
  await waitFor(() => expect(location.path).toBe(to));
});
