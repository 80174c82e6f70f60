import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { decided } from '../../../testing/fixtures/approvals.ts';
import { promiseWithResolvers } from '../../../testing/promise-with-resolvers.ts';
import {
  approvalHeading,
  approvalsPage,
  from,
  openApprovals,
} from '../../../testing/screens/approvals-screen.tsx';

const box = (name: string) => screen.findByRole('checkbox', { name });

it('selects nothing when a filter comes back of which all were selected', async () => {
  const { user, location } = openApprovals('?kind=newCompany', {
    Approvals: approvalsPage(1, from(1, 3), 214),
  });
  await user.click(await box('Selecionar todas desta página'));
  await user.click(screen.getByRole('button', { name: 'Selecionar todas as 214' }));
  expect(screen.getByText('214 de 214')).toBeInTheDocument();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'bar');
  await waitFor(() => expect(location.path).toContain('q=bar'));
  await user.clear(search);
  await waitFor(() => expect(location.path).not.toContain('q='));
  expect(screen.queryByText('214 de 214')).not.toBeInTheDocument();
  await user.click(await box('Selecionar Bar 1'));
  expect(screen.getByText('1 de 214')).toBeInTheDocument();
});

it('keeps what is selected before a decision is answered', async () => {
  const { promise: after, resolve } = promiseWithResolvers<void>();
  const { user } = openApprovals('?kind=newCompany&item=newCompany:1', {
    Approvals: approvalsPage(1, [1, 2, 3], 3),
    Decide: { after, ...decided() },
  });
  await approvalHeading('Bar 1');
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
  await user.click(screen.getByRole('link', { name: 'Voltar às aprovações' }));
  await user.click(await box('Selecionar Bar 3'));
  await act(async () => resolve());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bar 1' })).not.toBeInTheDocument());
  expect(await box('Selecionar Bar 3')).toBeChecked();
});
