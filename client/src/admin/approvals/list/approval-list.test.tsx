import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalRow } from '../../../testing/fixtures/approvals.ts';
import { exportedPath } from '../../../testing/list-steps.ts';
import { openApprovals } from '../../../testing/screens/approvals-screen.tsx';
import { KINDS, type WorkKind } from '../../approval-types/approval-types.ts';

const openKind = (kind: WorkKind, search = '') =>
  openApprovals(
    `?kind=${kind}${search}`,
    { Approvals: pageOf('adminWork', [approvalRow('1', 'Bar do Zé', kind)]) },
    { kinds: KINDS },
  );

it.each([
  ['claim', '&q=rosa', 'company-claims.csv?status=pending&q=rosa&order=oldest'],
  ['planRequest', '', 'plan-requests.csv?status=pending&order=oldest'],
  ['reportedRating', '&order=newest', 'ratings.csv?isReported=true'],
] as const)('exports what waits of a kind: %s%s', async (kind, search, file) => {
  const { user } = openKind(kind, search);
  expect(await exportedPath(user)).toBe(`/admin-exports/${file}`);
});

it.each(['planRequest', 'reportedRating'] as const)(
  'exports no search of a kind whose list searches other texts: %s',
  async (kind) => {
    const { user } = openKind(kind, '&q=bar');
    expect(await screen.findByText('Bar do Zé')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Exportar CSV' });
    await user.click(button);
    expect(await screen.findByText('Limpe a busca para exportar')).toBeInTheDocument();
    expect(button).toHaveAttribute('title', 'Limpe a busca para exportar');
  },
);
