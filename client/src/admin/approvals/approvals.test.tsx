import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import {
  approvalCounts,
  changeOf,
  pageOf,
  pendingRow,
  unlessSearched,
} from '../../testing/fixtures/admin.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { ApprovalsTab } from './approvals-tab.tsx';

const open = (view: string, answers: Answers) =>
  renderSite(<ApprovalsTab form={() => null} />, {
    path: `/admin/approvals${view && `?view=${view}`}`,
    answers: { ApprovalCounts: approvalCounts, ...answers },
  });
const button = (name: string) => screen.findByRole('button', { name });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

const duplicate = (id: string, name: string, reasons: string[], changes = {}) => ({
  __typename: 'DuplicateCompany',
  reasons,
  company: {
    __typename: 'Company',
    id,
    name,
    isApproved: true,
    isActive: true,
    city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
    ...changes,
  },
});
const changed = (changes: object[]) => ({
  __typename: 'ChangedCompany',
  changedAt: '2026-11-04T12:05:00.000Z',
  changes,
  company: { __typename: 'Company', id: '7', name: 'Bar do Zé', ownerName: 'Rosa Lima' },
});
const phone = changeOf('phone', 'Telefone', null, '(19) 3555-0100');

it('shows the count of each view, and marks the current one', async () => {
  open('', { PendingCompanies: pageOf('adminPendingCompanies', []) });
  expect(await screen.findByRole('link', { name: 'Empresas novas 1.234' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Alteradas 2' })).toHaveAttribute(
    'href',
    '/admin/approvals?view=changed',
  );
});

it('marks overdue companies and possible duplicates', async () => {
  open('', {
    PendingCompanies: pageOf('adminPendingCompanies', [
      pendingRow('1', 'Bar A', {
        isOverdue: true,
        duplicates: [
          duplicate('8', 'Bar do A', ['name', 'phone', 'email']),
          duplicate('9', 'Bar do Anjo', ['address'], { isApproved: false }),
          duplicate('10', 'Bar Anjo', ['website'], { isActive: false }),
        ],
      }),
    ]),
  });
  expect(await screen.findByText('Atrasada')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Bar do A (abre em nova aba)' });
  expect(link).toHaveAttribute('href', '/company/8');
  expect(link).toHaveAttribute('target', '_blank');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Bar do A\s.*Campinas.*SP, aprovadaMesmo nome, telefone e e-mail$/),
    expect.stringMatching(/Bar do Anjo\s.*espera aprovaçãoMesmo endereço$/),
    expect.stringMatching(/Bar Anjo\s.*aprovada, mas inativaMesmo site$/),
  ]);
});

it('approves several, and reports those that failed', async () => {
  const { user, asked } = open('', {
    PendingCompanies: pageOf('adminPendingCompanies', [
      pendingRow('1', 'Bar A'),
      pendingRow('2', 'Bar B'),
      pendingRow('3', 'Bar C'),
    ]),
    ApproveCompanies: {
      data: {
        approveCompanies: {
          __typename: 'Decisions',
          done: ['1'],
          failed: [
            { __typename: 'FailedDecision', id: '3', code: 'CONFLICT', message: 'Bar C já foi decidida.' },
            { __typename: 'FailedDecision', id: '2', code: 'SERVICE_UNAVAILABLE', message: 'Tente de novo.' },
          ],
        },
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Bar A' }));
  expect(screen.getByText('1 empresa selecionada')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(screen.getByText('3 empresas selecionadas')).toBeInTheDocument();
  await user.click(await button('Aprovar selecionadas'));
  expect(await screen.findByText('1 empresa foi aprovada.')).toBeInTheDocument();
  expect(screen.getByText('Bar C já foi decidida. Mais 1 não deu certo.')).toBeInTheDocument();
  // Undecided companies are still listed.
  expect(screen.getByRole('link', { name: /^Bar B/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Aprovar Bar B' })).toBeEnabled();
  const rowOf = (name: RegExp) => screen.getByRole('link', { name }).closest('tr');
  expect(rowOf(/^Bar A/)).toHaveTextContent(/Aprovada$/);
  expect(rowOf(/^Bar C/)).toHaveTextContent(/Já decidida$/);
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar C' })).toBeDisabled();
  expect(asked.find(({ name }) => name === 'ApproveCompanies')?.variables.ids).toEqual(['1', '2', '3']);
});

it('rejects several at once with one reason', async () => {
  const { user, asked } = open('', {
    PendingCompanies: pageOf('adminPendingCompanies', [pendingRow('1', 'Bar A'), pendingRow('2', 'Bar B')]),
    RejectCompanies: inTurn(broken, {
      data: { rejectCompanies: { __typename: 'Decisions', done: ['1', '2'], failed: [] } },
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Rejeitar selecionadas'));
  const modal = within(await screen.findByRole('dialog', { name: 'Rejeitar 2 empresas' }));
  await user.type(modal.getByLabelText('Motivo (opcional)'), 'Repetidas.');
  await user.click(modal.getByRole('button', { name: 'Rejeitar empresas' }));
  expect(await modal.findByText('Erro ao rejeitar empresa')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Rejeitar empresas' }));
  expect(await screen.findByText('2 empresas foram rejeitadas.')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'RejectCompanies').at(-1)?.variables).toEqual({
    ids: ['1', '2'],
    reason: 'Repetidas.',
  });
});

it("shows an owner's changes, before and after, until they are marked as seen", async () => {
  const { user, asked } = open('changed', {
    ChangedCompanies: inTurn(
      pageOf('adminChangedCompanies', [changed([phone])]),
      pageOf('adminChangedCompanies', []),
    ),
    MarkChangesSeen: { data: { markChangesSeen: { __typename: 'Company', id: '1' } } },
  });
  const row = (await screen.findByRole('link', { name: /^Bar do Zé/ })).closest('tr');
  expect(row).toHaveTextContent(/Telefone.*vazio.*\(19\) 3555-0100/);
  await user.click(await button('Marcar como revisada: Bar do Zé'));
  expect(await screen.findByText('As mudanças de Bar do Zé foram revisadas.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma mudança para conferir')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'MarkChangesSeen')?.variables).toEqual({
    companyId: '7',
    changedAt: '2026-11-04T12:05:00.000Z',
  });
});

it('reports a change made meanwhile and reloads the list', async () => {
  const message = 'Esta empresa foi alterada de novo. Confira o que mudou.';
  const { user } = open('changed', {
    ChangedCompanies: inTurn(
      pageOf('adminChangedCompanies', [changed([])]),
      pageOf('adminChangedCompanies', [changed([phone])]),
    ),
    MarkChangesSeen: { error: { code: 'CONFLICT', message } },
  });
  expect(await screen.findByText('Nada: o dono desfez o que tinha mudado.')).toBeInTheDocument();
  await user.click(await button('Marcar como revisada: Bar do Zé'));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('(19) 3555-0100')).toBeInTheDocument();
});

it('stores search and order of the changes in the URL', async () => {
  const { user, asked, location } = open('changed', {
    ChangedCompanies: unlessSearched(
      pageOf('adminChangedCompanies', [changed([phone])]),
      pageOf('adminChangedCompanies', []),
    ),
  });
  await screen.findByRole('link', { name: /^Bar do Zé/ });
  expect(asked.find(({ name }) => name === 'ChangedCompanies')?.variables).toEqual({
    q: null,
    order: 'newest',
    page: 1,
  });
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Mais antigas');
  await user.type(screen.getByLabelText('Buscar empresa alterada'), 'zzz');
  expect(await screen.findByText('Nenhuma empresa encontrada')).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/admin/approvals?view=changed&order=oldest&q=zzz'));
});
