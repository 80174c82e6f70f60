import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Capability } from '../../../domain/account/viewer.gen.ts';
import type { AskedList } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalRow, bulkJob } from '../../../testing/fixtures/approvals.ts';
import { approvalsPage, from, openApprovals } from '../../../testing/screens/approvals-screen.tsx';

const STARTED = { data: { startBulkAction: bulkJob({ kind: null, action: 'deactivate' }) } };
const RUNNING = { data: { adminBulkJob: bulkJob({ kind: null, action: 'deactivate', total: 2 }) } };
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const choosePage = async (user: ReturnType<typeof openApprovals>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
const inputsOf = (asked: AskedList) => asked.of('StartBulkAction').map(({ input }) => input);

it('hides chosen companies that wait, in the background', async () => {
  const { user, asked } = openApprovals('?kind=newCompany', {
    Approvals: approvalsPage(1, [1, 2], 214),
    StartBulkAction: STARTED,
    BulkJob: RUNNING,
  });
  await choosePage(user);
  await user.click(await button('Outra ação'));
  const modal = within(await screen.findByRole('dialog', { name: 'Ação com 2 empresas' }));
  const options = within(modal.getByLabelText('O que fazer')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Desativar', 'Mudar o segmento principal']);
  await user.click(modal.getByRole('button', { name: 'Desativar: 2 empresas' }));
  expect(await screen.findByText('Desativando 2 empresas…')).toBeInTheDocument();
  expect(inputsOf(asked)).toEqual([{ action: 'deactivate', ids: ['1', '2'] }]);
  expect(screen.queryByRole('button', { name: 'Outra ação' })).not.toBeInTheDocument();
});

it('does so with all of a search', async () => {
  const { user, asked } = openApprovals('?kind=newCompany&q=bar', {
    Approvals: approvalsPage(1, from(1, 3), 214),
    StartBulkAction: STARTED,
    BulkJob: RUNNING,
  });
  await choosePage(user);
  await user.click(await button('Selecionar todas as 214'));
  await user.click(await button('Outra ação'));
  await user.click(await button('Desativar: 214 empresas'));
  await waitFor(() =>
    expect(inputsOf(asked)).toEqual([
      { action: 'deactivate', kind: 'newCompany', waiting: { q: 'bar' }, total: 214 },
    ]),
  );
});

it('exports the chosen companies', async () => {
  const fetched = vi.fn(async () => new Response('nome'));
  vi.stubGlobal('fetch', fetched);

  const { user } = openApprovals('?kind=newCompany', { Approvals: approvalsPage(1, [1, 2], 2) });
  await choosePage(user);
  await user.click(await button('Exportar 2'));
  await waitFor(() =>
    expect(fetched).toHaveBeenLastCalledWith(
      '/admin-exports/companies.csv',
      expect.objectContaining({ method: 'POST', body: '{"ids":["1","2"]}' }),
    ),
  );
});

it('offers it for companies alone, and to those who may change them', async () => {
  const { user, unmount } = openApprovals('?kind=photo', {
    Approvals: pageOf('adminWork', [approvalRow('1', 'Bar', 'photo'), approvalRow('2', 'Loja', 'photo')]),
  });
  await choosePage(user);
  expect(await button('Aprovar')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Outra ação|^Exportar/ })).not.toBeInTheDocument();
  unmount();
  const capabilities: Capability[] = ['seeLists', 'seePersons', 'decide'];
  const other = openApprovals(
    '?kind=newCompany',
    { Approvals: approvalsPage(1, [1, 2], 2) },
    { capabilities },
  );
  await choosePage(other.user);
  expect(await button('Exportar 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Outra ação' })).not.toBeInTheDocument();
});
