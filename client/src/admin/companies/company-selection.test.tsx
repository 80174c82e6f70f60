import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
import type { Answers, AskedList } from '../../testing/answers.ts';
import { companyRow } from '../../testing/fixtures/admin.ts';
import { bulkJob, listCounts } from '../../testing/fixtures/approvals.ts';
import { renderSite } from '../../testing/render.tsx';
import { bakery, bar, listOf, openCompanies } from '../../testing/screens/company-list.tsx';
import { categories } from '../../testing/site-fixtures.ts';
import { CompanyList } from './company-list.tsx';

const open = (answers: Answers, search = '') => openCompanies(answers, { search });
const twoPages = ({ page }: Record<string, unknown>) =>
  page === 2
    ? listOf([bar()], { page: 2, lastPage: 2, total: 30 })
    : listOf([bakery()], { lastPage: 2, total: 30 });
const countedAs = (total: number | null) => ({ data: { adminListCount: total } });

it('keeps what is selected on other pages, and offers all of the filter', async () => {
  const { user } = open({ AdminCompanies: twoPages, ListCount: countedAs(30) }, '?status=approved');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Padaria Trigo' }));
  await user.click(screen.getByRole('link', { name: 'Próxima' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Bar sem dono' }));
  expect(screen.getByText('2 empresas selecionadas')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 30' }));
  expect(await screen.findByText('30 empresas selecionadas, de todas as páginas')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ação com todas as 30' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  const box = screen.getByRole('checkbox', { name: 'Selecionar Bar sem dono' });
  expect(box).not.toBeChecked();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Selecionar todas desta página' })).toHaveFocus();
});

it('leaves a company out of all of the filter, also on another page', async () => {
  const { user } = open({ AdminCompanies: twoPages, ListCount: countedAs(30) }, '?status=approved');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Padaria Trigo' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 30' }));
  await user.click(screen.getByRole('link', { name: 'Próxima' }));
  const box = await screen.findByRole('checkbox', { name: 'Selecionar Bar sem dono' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(screen.getByText('1 empresa selecionada')).toBeInTheDocument();
});

it('does not offer all of a filter that has more than an action takes', async () => {
  const { user } = open({
    AdminCompanies: listOf([bakery()], { lastPage: 5_600, total: 140_000, totalIsExact: false }),
    ListCount: countedAs(null),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(await screen.findByText('São mais de 100.000. Use um filtro mais estreito.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Selecionar todas as/ })).not.toBeInTheDocument();
});

it('exports the chosen companies, or all of the filter', async () => {
  const fetched = vi.fn(async () => new Response('nome'));
  vi.stubGlobal('fetch', fetched);

  const { user } = open(
    { AdminCompanies: listOf([bakery(), bar()], { lastPage: 2, total: 30 }), ListCount: countedAs(30) },
    '?status=approved',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(screen.getByRole('button', { name: 'Exportar 2' }));
  await waitFor(() =>
    expect(fetched).toHaveBeenLastCalledWith(
      '/admin-exports/companies.csv',
      expect.objectContaining({ method: 'POST', body: '{"ids":["7","8"]}' }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 30' }));
  await user.click(await screen.findByRole('button', { name: 'Exportar 30' }));
  await waitFor(() =>
    expect(fetched).toHaveBeenLastCalledWith('/admin-exports/companies.csv?order=newest&status=approved', {
      headers: expect.anything(),
    }),
  );
});

const pending = (id: string, name: string, changes = {}) =>
  companyRow(id, name, { isApproved: false, ...changes });
const started = (action: 'approve' | 'reject') => ({
  StartBulkAction: { data: { startBulkAction: bulkJob({ action, total: 1 }) } },
  BulkJob: { data: { adminBulkJob: bulkJob({ action, total: 1 }) } },
});
const input = (asked: AskedList) => asked.first('StartBulkAction')?.input;
const select = (user: UserEvent, ...names: string[]) =>
  names.reduce(
    (before, name) =>
      before.then(async () =>
        user.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` })),
      ),
    Promise.resolve(),
  );

it('approves those that wait of the chosen ones, as they were shown', async () => {
  const { user, asked } = open({
    AdminCompanies: listOf([
      bakery(),
      pending('9', 'Bar novo'),
      pending('10', 'Loja parada', { isActive: false }),
    ]),
    ...started('approve'),
  });
  await select(user, 'Padaria Trigo');
  expect(screen.queryByRole('button', { name: /^(Aprovar|Rejeitar)/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mudar segmento' }));
  expect(
    await screen.findByRole('dialog', { name: 'Mudar o segmento principal: 1 empresa' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Segmento/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  await select(user, 'Bar novo', 'Loja parada');
  expect(screen.getByRole('button', { name: 'Desativar 2' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Aprovar 1' }));
  await user.click(await screen.findByRole('button', { name: 'Aprovar 1 empresa' }));
  await waitFor(() =>
    expect(input(asked)).toEqual({
      action: 'approve',
      kind: 'newCompany',
      ids: ['9'],
      seen: [
        { id: '9', changedAt: '2026-11-04T12:06:00.000Z' },
        { id: '10', changedAt: '2026-11-04T12:06:00.000Z' },
      ],
    }),
  );
  await waitFor(() => expect(screen.queryByText(/selecionadas?$/)).not.toBeInTheDocument());
});

it('rejects chosen ones with a kept or typed reason, in place of deactivating them', async () => {
  const { user, asked } = open(
    {
      AdminCompanies: listOf([pending('9', 'Bar novo'), pending('10', 'Loja')]),
      ReasonChoices: {
        data: {
          adminReasonTemplates: [
            { __typename: 'ReasonTemplate', id: '4', title: 'Spam', text: 'Propaganda.' },
          ],
        },
      },
      ...started('reject'),
    },
    '?status=pending',
  );
  await select(user, 'Bar novo', 'Loja');
  expect(screen.queryByRole('button', { name: /^Desativar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Outra ação' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rejeitar…' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Rejeitar 2 empresas' }));
  await user.selectOptions(await modal.findByLabelText('Motivo pronto'), 'Spam');
  await user.click(modal.getByRole('button', { name: 'Rejeitar 2 empresas' }));
  await waitFor(() =>
    expect(input(asked)).toMatchObject({
      action: 'reject',
      kind: 'newCompany',
      ids: ['9', '10'],
      reason: 'Propaganda.',
    }),
  );
});

it('approves all of a filter that wait, as many as the server counts', async () => {
  const { user, asked } = open(
    {
      AdminCompanies: listOf([pending('9', 'Bar novo')], { lastPage: 2, total: 30 }),
      ListCount: listCounts(30, { approve: 28 }),
      ...started('approve'),
    },
    '?status=pending',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 30' }));
  await user.click(await screen.findByRole('button', { name: 'Aprovar 28' }));
  await user.click(await screen.findByRole('button', { name: 'Aprovar 28 empresas' }));
  await waitFor(() =>
    expect(input(asked)).toMatchObject({
      action: 'approve',
      kind: 'newCompany',
      total: 28,
      companies: { status: 'pending' },
      seen: [{ id: '9', changedAt: '2026-11-04T12:06:00.000Z' }],
    }),
  );
});

it.each([
  ['?status=pending', true, ['Desativar', 'Ativar', 'Mudar o segmento principal']],
  ['?status=pending&active=yes', true, ['Desativar', 'Mudar o segmento principal']],
  ['?status=pending&active=no', false, ['Ativar', 'Mudar o segmento principal']],
  ['?status=approved', false, ['Desativar', 'Ativar', 'Mudar o segmento principal']],
])('offers to decide all of a filter where it finds what waits: %s', async (search, decides, actions) => {
  const { user } = open({ AdminCompanies: twoPages, ListCount: countedAs(30) }, search);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todas as 30' }));
  await screen.findByRole('button', { name: decides ? 'Aprovar 30' : /^Ação com/ });
  expect(screen.queryAllByRole('button', { name: /^(Aprovar|Rejeitar)/ })).toHaveLength(decides ? 2 : 0);
  await user.click(screen.getByRole('button', { name: 'Ação com todas as 30' }));
  const offered = within(await screen.findByLabelText('O que fazer')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(actions);
});

it('offers no decision without the right to decide', async () => {
  const { user } = renderSite(
    <ShownAccount value={{ capabilities: ['seeLists', 'editCompanies'] }}>
      <CompanyList slots={{ access: () => null, messages: () => null, form: () => null }} />
    </ShownAccount>,
    {
      path: '/admin/companies?status=pending',
      answers: {
        CompanyCategories: { data: { categories: categories() } },
        AdminCompanies: listOf([pending('9', 'Bar novo')]),
      },
    },
  );
  await select(user, 'Bar novo');
  expect(screen.getByRole('button', { name: 'Desativar 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Aprovar|Rejeitar)/ })).not.toBeInTheDocument();
});

it('goes from a selected row to what can be done with it by one key', async () => {
  const { user } = open({ AdminCompanies: listOf([bakery(), bar()]) });
  (await screen.findByRole('link', { name: 'Padaria Trigo' })).focus();
  await user.keyboard('.');
  expect(screen.getByRole('link', { name: 'Padaria Trigo' })).toHaveFocus();
  await user.keyboard(' .');
  expect(screen.getByRole('button', { name: 'Desativar 1' })).toHaveFocus();
});

it('goes to the first row from the page itself', async () => {
  const { user } = open({ AdminCompanies: listOf([bakery(), bar()]) });
  const first = await screen.findByRole('link', { name: 'Padaria Trigo' });
  expect(document.body).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
});

it('goes to the first row that is in sight', async () => {
  const { user } = open({ AdminCompanies: listOf([bakery(), bar()]) });
  const first = await screen.findByRole('link', { name: 'Padaria Trigo' });
  const row = first.closest('tr') as HTMLElement;
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -200, 900, 56));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Bar sem dono' })).toHaveFocus();
});

it('keeps a selected row in sight', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { user } = open({ AdminCompanies: listOf([bakery(), bar()]) });
  (await screen.findByRole('link', { name: 'Padaria Trigo' })).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(scroll.mock.contexts[0]).toBe(screen.getByRole('row', { name: /Padaria Trigo/ }));
});
