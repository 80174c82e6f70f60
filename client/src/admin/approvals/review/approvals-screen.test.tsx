import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalCounts, approvalRow, decided } from '../../../testing/fixtures/approvals.ts';
import {
  approvalHeading,
  approvalsPage,
  from,
  openApprovals,
  reasonChoices,
} from '../../../testing/screens/approvals-screen.tsx';
import { siteWithoutMail } from '../../../testing/site-fixtures.ts';
import { APPROVAL_TYPES, KINDS, LISTED_TYPES } from '../../approval-types/approval-types.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('lists the kinds of the screen alone, with their counts', async () => {
  const { asked } = openApprovals('', { Approvals: approvalsPage(1, [1, 2], 2) });
  expect(await button(/^Empresas novas 120$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Tudo 123$/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /^Solicitações de plano/ })).not.toBeInTheDocument();
  expect(asked.first('Approvals')?.kinds).toEqual(LISTED_TYPES);
});

it('ignores a kind that the screen does not list, and says when nothing waits', async () => {
  const { asked } = openApprovals('?kind=message', {
    Approvals: pageOf('adminWork', []),
    ApprovalCounts: approvalCounts({}),
  });
  expect(await screen.findByText('Nada espera por aprovação')).toBeInTheDocument();
  expect(asked.first('Approvals')?.kinds).toEqual(LISTED_TYPES);
});

it.each([
  ['photo', 'Remover'],
  ['accessRequest', 'Recusar'],
] as const)(
  'asks for a reason before it rejects a %s, with those that are kept for it',
  async (kind, label) => {
    const { user, asked } = openApprovals(
      `?item=${kind}:1`,
      {
        Approvals: pageOf('adminWork', [approvalRow('1', 'Bar A', kind)]),
        ReasonChoices: reasonChoices('Escura', 'Envie outra.'),
        Decide: decided('1', kind),
      },
      { kinds: [kind] },
    );
    await approvalHeading('Bar A');
    await user.keyboard('r');
    expect(await screen.findByRole('heading', { name: `${label}: por quê?` })).toBeInTheDocument();
    expect(asked.some((one) => one.name === 'Decide')).toBe(false);
    expect(asked.find((one) => one.name === 'ReasonChoices')?.variables).toEqual({ kind });
    await user.click(await button(/^1?Escura/));
    await waitFor(() =>
      expect(asked.find((one) => one.name === 'Decide')?.variables).toMatchObject({
        kind,
        id: '1',
        decision: 'reject',
        reason: 'Envie outra.',
      }),
    );
  },
);

it.each([
  ['claim', {}, 'Quem pediu recebe um e-mail.'],
  ['accessRequest', {}, 'O dono recebe um e-mail.'],
  ['accessRequest', siteWithoutMail(), ''],
] as const)('says before it approves a %s who is mailed, where mail is sent', async (kind, site, text) => {
  const { user } = openApprovals(
    `?item=${kind}:1`,
    { Approvals: pageOf('adminWork', [approvalRow('1', 'Bar A', kind)]), ...site },
    { kinds: [kind] },
  );
  await approvalHeading('Bar A');
  await user.keyboard('a');
  const modal = within(await screen.findByRole('dialog'));
  const said = modal.getByText(new RegExp(`^${APPROVAL_TYPES[kind].final}`)).textContent;
  expect(said).toBe([APPROVAL_TYPES[kind].final, text].join(' ').trim());
});

it('keeps the focus when nothing is chosen any more', async () => {
  const { user } = openApprovals('?kind=newCompany', { Approvals: approvalsPage(1, [1, 2], 2) });
  const all = await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' });
  await user.click(all);
  await user.click(await button('Limpar seleção'));
  expect(all).toHaveFocus();
});

it('moves by arrows and selects by space, as the list of shortcuts says', async () => {
  const { user } = openApprovals('?kind=newCompany', { Approvals: approvalsPage(1, [1, 2], 2) });
  (await screen.findByRole('link', { name: 'Bar 1' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Bar 2' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar 2' })).toBeChecked();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
  for (const label of [
    'Buscar nas aprovações',
    'Próxima linha',
    'Selecionar a linha',
    'Abrir a linha',
    'Revisar a primeira',
  ])
    expect(sheet.getByText(label)).toBeInTheDocument();
});

it('decides on what is selected by the keys of the review', async () => {
  const { user, asked } = openApprovals('?kind=newCompany', {
    Approvals: approvalsPage(1, [1, 2], 2),
    StartBulkAction: { pending: true },
  });
  (await screen.findByRole('link', { name: 'Bar 1' })).focus();
  await user.keyboard('r');
  expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
  await user.keyboard(' {ArrowDown} r');
  expect(await screen.findByRole('button', { name: 'Rejeitar: 2 empresas novas' })).toBeInTheDocument();
  await user.keyboard('a{Escape}');
  expect(asked.has('StartBulkAction')).toBe(false);
  await user.keyboard('a');
  await waitFor(() =>
    expect(asked.first('StartBulkAction')).toMatchObject({
      input: { action: 'approve', ids: ['1', '2'] },
    }),
  );
});

it('asks for a reason no more once nothing is selected', async () => {
  const { user } = openApprovals('?kind=newCompany', { Approvals: approvalsPage(1, [1, 2], 2) });
  const box = await screen.findByRole('checkbox', { name: 'Selecionar Bar 1' });
  await user.click(box);
  await user.click(await button('Rejeitar'));
  expect(await screen.findByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
  await user.click(box);
  await user.click(box);
  expect(await button('Rejeitar')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
});

it('offers readers nothing to decide and no approval to open', async () => {
  const { asked } = openApprovals(
    '?kind=newCompany&item=newCompany:1',
    { Approvals: approvalsPage(1, [1, 2], 2) },
    {
      capabilities: ['seeLists'],
    },
  );
  expect(await screen.findByRole('link', { name: 'Bar 1' })).toLinkTo('/company/1');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Começar a revisar' })).not.toBeInTheDocument();
  expect(asked.some(({ name }) => name === 'OwnBulkJobs' || name === 'ApprovalDetails')).toBe(false);
});

it('has 50 rows a page unless another number is chosen', async () => {
  const { user, asked, location } = openApprovals('', { Approvals: approvalsPage(1, from(1, 50), 214) });
  const choice = await screen.findByLabelText('Linhas por página');
  expect(choice).toHaveValue('50');
  await user.selectOptions(choice, '25');
  expect(location.path).toMatch(/\?rows=25$/);
  await waitFor(() => expect(asked.last('Approvals')?.perPage).toBe(25));
  await user.selectOptions(await screen.findByLabelText('Linhas por página'), '50');
  expect(location.path).not.toContain('rows');
});

/** A queue of 120 companies in the order that is asked for; numbers grow with time. */
const sorted = ({ order, page }: Record<string, unknown>) => {
  const places = order === 'newest' ? from(1, 120).reverse() : from(1, 120);
  const first = (Number(page) - 1) * 50;
  return approvalsPage(Number(page), places.slice(first, first + 50), 120);
};

it('lists the newest first where that is chosen, and the review goes on in this order', async () => {
  const { user, asked, location } = openApprovals('?kind=newCompany', { Approvals: sorted });
  expect(await screen.findByText('120 itens esperam, os mais antigos primeiro.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordem' }), 'Mais recentes');
  expect(location.path).toBe('/admin/approvals?kind=newCompany&order=newest');
  expect(await screen.findByText('120 itens esperam, os mais recentes primeiro.')).toBeInTheDocument();
  expect(asked.last('Approvals')?.order).toBe('newest');
  await user.click(screen.getByRole('link', { name: 'Bar 71' }));
  expect(await approvalHeading('Bar 71')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 70')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=newCompany&order=newest&item=newCompany:70&page=2');
  await user.keyboard('k');
  expect(await approvalHeading('Bar 71')).toBeInTheDocument();
});

it('saves its filters and order as a view, apart from those of the other inbox', async () => {
  const { user, location, unmount } = openApprovals('?kind=photo&order=newest&page=2', {
    Approvals: sorted,
  });
  await user.click(await button('Visões'));
  await user.type(screen.getByLabelText(/^Nome da visão/), 'Fotos novas');
  await user.click(await button('Salvar visão'));
  await user.click(screen.getByRole('link', { name: 'Fotos novas' }));
  await waitFor(() => expect(location.path).toBe('/admin/approvals?kind=photo&order=newest'));
  unmount();
  const whole = openApprovals('', { Approvals: sorted }, { kinds: KINDS });
  await whole.user.click(await button('Visões'));
  expect(screen.getByLabelText(/^Nome da visão/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Fotos novas' })).not.toBeInTheDocument();
});
