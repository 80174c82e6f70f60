import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { workCounts, workRow } from '../../../testing/fixtures/work.ts';
import {
  from,
  openWork,
  reasonChoices,
  workHeading,
  workPage,
} from '../../../testing/screens/work-screen.tsx';
import { APPROVAL_KINDS, KINDS } from '../../actions/work-kinds.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('lists the kinds of the screen alone, with their counts', async () => {
  const { asked } = openWork('', { Work: workPage(1, [1, 2], 2) });
  expect(await button(/^Empresas novas 120$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Tudo 123$/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /^Solicitações de plano/ })).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'Work')?.variables.kinds).toEqual(APPROVAL_KINDS);
});

it('ignores a kind that the screen does not list, and says when nothing waits', async () => {
  const { asked } = openWork('?kind=message', { Work: pageOf('adminWork', []), WorkCounts: workCounts({}) });
  expect(await screen.findByText('Nada espera por aprovação')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'Work')?.variables.kinds).toEqual(APPROVAL_KINDS);
});

it.each([
  ['photo', 'Remover', 'WorkDeletePhoto', 'deleteCompanyPhoto'],
  ['accessRequest', 'Recusar', 'WorkSetMessageAccess', 'setMessageAccess'],
] as const)(
  'asks for a reason before it rejects a %s, with those that are kept for it',
  async (kind, label, name, field) => {
    const { user, asked } = openWork(
      `?item=${kind}:1`,
      {
        Work: pageOf('adminWork', [workRow('1', 'Bar A', kind)]),
        ReasonChoices: reasonChoices('Escura', 'Envie outra.'),
        [name]: { data: { [field]: { __typename: 'Deletion', id: '1' } } },
      },
      { kinds: [kind] },
    );
    await workHeading('Bar A');
    await user.keyboard('r');
    expect(await screen.findByRole('heading', { name: `${label}: por quê?` })).toBeInTheDocument();
    expect(asked.some((one) => one.name === name)).toBe(false);
    expect(asked.find((one) => one.name === 'ReasonChoices')?.variables).toEqual({ kind });
    await user.click(await button(/^1?Escura/));
    await waitFor(() =>
      expect(asked.find((one) => one.name === name)?.variables).toMatchObject({
        id: '1',
        reason: 'Envie outra.',
      }),
    );
  },
);

it('says how many a reason is for, in the gender of their kind', async () => {
  const { user } = openWork('?kind=claim', {
    Work: pageOf(
      'adminWork',
      from(1, 3).map((place) => workRow(String(place), `Bar ${place}`, 'claim')),
      { lastPage: 2, total: 60 },
    ),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(await button('Selecionar todos os 60'));
  await user.click(await button('Recusar'));
  expect(
    screen.getByRole('heading', { name: 'Recusar: 60 pedidos de responsável. Por quê?' }),
  ).toBeInTheDocument();
  expect(await button('Recusar: 60 pedidos de responsável')).toBeInTheDocument();
});

it('hides what is chosen at once, and shows again what the server refused, with the reason', async () => {
  let job = bulkJob({ total: 2 });
  const readJob = () => ({ data: { adminBulkJob: job } });
  const { user } = openWork('?kind=newCompany', {
    Work: workPage(1, [1, 2], 2),
    StartBulkAction: { data: { startBulkAction: job } },
    BulkJob: readJob,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar'));
  expect(await screen.findByText('0 de 2')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bar 2' })).not.toBeInTheDocument();
  job = bulkJob({
    status: 'done',
    total: 2,
    processedCount: 2,
    failedCount: 1,
    failures: [bulkFailure('2', 'Bar 2', 'Falta a cidade.')],
  });
  expect(await screen.findByText(/Falta a cidade\./, {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Bar 2' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bar 1' })).not.toBeInTheDocument();
});

it('keeps what is chosen when the action cannot be started', async () => {
  const { user } = openWork('?kind=newCompany', {
    Work: workPage(1, [1, 2], 2),
    StartBulkAction: { error: { code: 'INTERNAL_SERVER_ERROR' } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar'));
  expect(await screen.findByText('Erro ao começar a ação em lote')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar 1' })).toBeChecked();
  expect(screen.getByText('2 de 2')).toBeInTheDocument();
});

it('keeps the focus when nothing is chosen any more', async () => {
  const { user } = openWork('?kind=newCompany', { Work: workPage(1, [1, 2], 2) });
  const all = await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' });
  await user.click(all);
  await user.click(await button('Limpar seleção'));
  expect(all).toHaveFocus();
});

it('undoes one of what was chosen, and shows it again', async () => {
  const { user, asked } = openWork('?kind=claim', {
    Work: pageOf('adminWork', [workRow('1', 'Bar A', 'claim'), workRow('2', 'Bar B', 'claim')]),
    ...bulkAnswers({ kind: 'claim', total: 2, processedCount: 2 }),
    UndoDecision: undone,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(await button('Aprovar'));
  expect(await screen.findByText(/^2 empresas têm novos responsáveis\./)).toBeInTheDocument();
  await user.click(screen.getByText('Desfazer só alguns'));
  await user.click(await button('Desfazer: Bar B'));
  expect(await screen.findByRole('link', { name: 'Bar B' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bar A' })).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'UndoDecision')?.variables).toEqual({ kind: 'claim', id: '2' });
});

const twoConversations = {
  Work: pageOf('adminWork', [workRow('1', 'Bar A', 'message'), workRow('2', 'Bar B', 'message')]),
  ...bulkAnswers({ kind: 'message', total: 2, processedCount: 2 }),
  WorkMarkConversationRead: { data: { markConversationRead: { __typename: 'Company', id: '1' } } },
  UndoDecision: undone,
};

it('marks the messages of a company as read, and undoes it', async () => {
  const { user, asked } = openWork('?kind=message', twoConversations, { kinds: KINDS });
  await user.click(await screen.findByRole('link', { name: 'Bar A' }));
  await workHeading('Bar A');
  await user.click(await button('Marcar como lida'));
  await workHeading('Bar B');
  await user.click(await button('Desfazer: As mensagens de Bar A foram marcadas como lidas.'));
  expect(await workHeading('Bar A')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'UndoDecision')?.variables).toEqual({ kind: 'message', id: '1' });
});

it('undoes that the messages of several companies were marked as read', async () => {
  const { user, asked } = openWork(
    '?kind=message',
    { ...twoConversations, UndoBulkAction: { data: { undoBulkAction: bulkJob({ status: 'undoing' }) } } },
    { kinds: KINDS },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Marcar como lida'));
  expect(
    await screen.findByText(/^As mensagens de 2 empresas foram marcadas como lidas\. Dá para desfazer/),
  ).toBeInTheDocument();
  await user.click(await button('Desfazer'));
  expect(asked.some(({ name }) => name === 'UndoBulkAction')).toBe(true);
});

it('shows a bulk action that was started before', async () => {
  openWork('', {
    Work: workPage(1, [1], 1),
    OwnBulkJobs: {
      data: { adminBulkJobs: [{ __typename: 'BulkJob', id: '5', status: 'running', canUndo: false }] },
    },
    BulkJob: { data: { adminBulkJob: bulkJob({ processedCount: 20 }) } },
  });
  expect(await screen.findByText('20 de 214')).toBeInTheDocument();
});

it('moves by arrows and selects by space, as the list of shortcuts says', async () => {
  const { user } = openWork('?kind=newCompany', { Work: workPage(1, [1, 2], 2) });
  (await screen.findByRole('link', { name: 'Bar 1' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Bar 2' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar 2' })).toBeChecked();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
  for (const label of [
    'Buscar na fila',
    'Próxima linha',
    'Selecionar a linha',
    'Abrir a linha',
    'Revisar a primeira',
  ])
    expect(sheet.getByText(label)).toBeInTheDocument();
});

it('offers readers nothing to decide and no matter to open', async () => {
  const { asked } = openWork(
    '?kind=newCompany&item=newCompany:1',
    { Work: workPage(1, [1, 2], 2) },
    {
      capabilities: ['seeLists'],
    },
  );
  expect(await screen.findByRole('link', { name: 'Bar 1' })).toHaveAttribute('href', '/company/1');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Começar a revisar' })).not.toBeInTheDocument();
  expect(asked.some(({ name }) => name === 'OwnBulkJobs' || name === 'WorkMatter')).toBe(false);
});

it('has 50 rows a page unless another number is chosen', async () => {
  const { user, asked, location } = openWork('', { Work: workPage(1, from(1, 50), 214) });
  const choice = await screen.findByLabelText('Linhas por página');
  expect(choice).toHaveValue('50');
  await user.selectOptions(choice, '25');
  expect(location.path).toMatch(/\?rows=25$/);
  await waitFor(() => expect(asked.findLast(({ name }) => name === 'Work')?.variables.perPage).toBe(25));
  await user.selectOptions(await screen.findByLabelText('Linhas por página'), '50');
  expect(location.path).not.toContain('rows');
});

/** A queue of 120 companies in the order that is asked for; numbers grow with time. */
const sorted = ({ order, page }: Record<string, unknown>) => {
  const places = order === 'newest' ? from(1, 120).reverse() : from(1, 120);
  const first = (Number(page) - 1) * 50;
  return workPage(Number(page), places.slice(first, first + 50), 120);
};

it('lists the newest first where that is chosen, and the review goes on in this order', async () => {
  const { user, asked, location } = openWork('?kind=newCompany', { Work: sorted });
  expect(await screen.findByText('120 itens na fila, os mais antigos primeiro.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordem' }), 'Mais recentes');
  expect(location.path).toBe('/admin/approvals?kind=newCompany&order=newest');
  expect(await screen.findByText('120 itens na fila, os mais recentes primeiro.')).toBeInTheDocument();
  expect(asked.findLast(({ name }) => name === 'Work')?.variables.order).toBe('newest');
  await user.click(screen.getByRole('link', { name: 'Bar 71' }));
  expect(await workHeading('Bar 71')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await workHeading('Bar 70')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=newCompany&order=newest&item=newCompany:70&page=2');
  await user.keyboard('k');
  expect(await workHeading('Bar 71')).toBeInTheDocument();
});

it('saves its filters and order as a view, apart from those of the other inbox', async () => {
  const { user, location, unmount } = openWork('?kind=photo&order=newest&page=2', {
    Work: sorted,
  });
  await user.click(await button('Visões'));
  await user.type(screen.getByLabelText(/^Nome da visão/), 'Fotos novas');
  await user.click(await button('Salvar visão'));
  await user.click(screen.getByRole('link', { name: 'Fotos novas' }));
  await waitFor(() => expect(location.path).toBe('/admin/approvals?kind=photo&order=newest'));
  unmount();
  const whole = openWork('', { Work: sorted }, { kinds: KINDS });
  await whole.user.click(await button('Visões'));
  expect(screen.getByLabelText(/^Nome da visão/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Fotos novas' })).not.toBeInTheDocument();
});
