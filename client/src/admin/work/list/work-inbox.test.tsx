import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { workRow } from '../../../testing/fixtures/work.ts';
import { exportedPath } from '../../../testing/list-steps.ts';
import { openWork } from '../../../testing/screens/work-screen.tsx';
import { KINDS, type WorkKind } from '../../actions/work-kinds.ts';

const openKind = (kind: WorkKind, search = '') =>
  openWork(
    `?kind=${kind}${search}`,
    { Work: pageOf('adminWork', [workRow('1', 'Bar do Zé', kind)]) },
    { kinds: KINDS },
  );

it.each([
  ['claim', '', 'company-claims.csv?status=pending'],
  ['planRequest', '&q=rosa', 'plan-requests.csv?status=pending&q=rosa'],
  ['reportedRating', '', 'ratings.csv?isReported=true'],
] as const)('exports what waits of a kind: %s%s', async (kind, search, file) => {
  const { user } = openKind(kind, search);
  expect(await exportedPath(user)).toBe(`/admin-exports/${file}`);
});

it('exports no search of reported ratings, whose list searches comments', async () => {
  openKind('reportedRating', '&q=bar');
  expect(await screen.findByText('Bar do Zé')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).not.toBeInTheDocument();
});
