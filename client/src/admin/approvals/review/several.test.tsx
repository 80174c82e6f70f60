import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import {
  approvalRow,
  bulkAnswers,
  bulkFailure,
  bulkJob,
  decided,
  undone,
} from '../../../testing/fixtures/approvals.ts';
import {
  approvalHeading,
  approvalsPage,
  from,
  openApprovals,
} from '../../../testing/screens/approvals-screen.tsx';
import { KINDS } from '../../approval-types/approval-types.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A bulk action that ends when it is told to, and is undone at once. */
function bulkServer() {
  let state = bulkJob({ action: 'reject' });
  return {
    end() {
      state = { ...state, status: 'done', processedCount: 214, canUndo: true };
    },
    job: () => ({ data: { adminBulkJob: state } }),
    undo() {
      state = { ...state, status: 'undone', canUndo: false, undoneCount: 214 };
      return { data: { undoBulkAction: { ...state, status: 'undoing', undoneCount: 3 } } };
    },
  };
}

it('decides a whole filter of companies in the background, and undoes it', async () => {
  const server = bulkServer();
  const { user, asked } = openApprovals('?kind=newCompany&q=bar', {
    Approvals: approvalsPage(1, from(1, 3), 214),
    StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'reject' }) } },
    BulkJob: server.job,
    UndoBulkAction: server.undo,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Selecionar todas as 214'));
  expect(screen.getByText('214 de 214')).toBeInTheDocument();
  await user.click(await button('Rejeitar'));
  expect(
    screen.getByText(/^Se há dono, ele lê o motivo. Vale para tudo o que o filtro mostra/),
  ).toBeInTheDocument();
  await user.type(screen.getByLabelText('Outro motivo (opcional)'), 'Faltam dados.');
  expect(asked.has('StartBulkAction')).toBe(false);
  await user.click(await button('Rejeitar: 214 empresas novas'));
  const { input } = asked.last('StartBulkAction') ?? {};
  expect(input).toEqual({
    kind: 'newCompany',
    action: 'reject',
    reason: 'Faltam dados.',
    waiting: { q: 'bar' },
    total: 214,
    seen: [],
  });
  expect(await screen.findByText('Rejeitando 214 empresas…')).toBeInTheDocument();
  expect(screen.queryByLabelText('Outro motivo (opcional)')).not.toBeInTheDocument();
  const progress = screen.getByRole('region', { name: 'Ação em lote' });
  await waitFor(() => expect(progress).toHaveFocus());
  server.end();
  const report = within(progress);
  await user.click(await report.findByRole('button', { name: 'Desfazer' }, { timeout: 3_000 }));
  expect(
    await report.findByText(/^Desfeito: 214 empresas novas/, {}, { timeout: 3_000 }),
  ).toBeInTheDocument();
  expect(report.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

it('starts a bulk action once, however often its button is pressed', async () => {
  const { user, asked } = openApprovals('?kind=newCompany', {
    Approvals: approvalsPage(1, from(1, 3), 214),
    StartBulkAction: { data: { startBulkAction: bulkJob() } },
    BulkJob: { data: { adminBulkJob: bulkJob() } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Selecionar todas as 214'));
  await user.click(await button('Aprovar'));
  const approve = await button('Aprovar: 214 empresas novas');
  act(() => {
    approve.click();
    approve.click();
  });
  expect(await screen.findByText('Aprovando 214 empresas…')).toBeInTheDocument();
  expect(asked.of('StartBulkAction')).toHaveLength(1);
});

it('asks before a whole filter is approved, and leaves it when the answer is no', async () => {
  const { user, asked } = openApprovals('?kind=photo', {
    Approvals: pageOf(
      'adminWork',
      from(1, 3).map((place) => approvalRow(String(place), `Bar ${place}`, 'photo')),
      { lastPage: 2, total: 60 },
    ),
    ...bulkAnswers({ kind: 'photo', action: 'approve', total: 60, processedCount: 60 }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Selecionar todas as 60'));
  await user.click(await button('Aprovar'));
  const modal = within(await screen.findByRole('dialog', { name: 'Ação com 60 fotos' }));
  await user.click(modal.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
  expect(screen.getByText('60 de 60')).toBeInTheDocument();
  expect(asked.has('StartBulkAction')).toBe(false);
  await user.click(await button('Aprovar'));
  await user.click(await button('Aprovar: 60 fotos'));
  expect(await screen.findByText(/^60 fotos ficam no guia\. Dá para desfazer/)).toBeInTheDocument();
});

it('says how many a reason is for, in the gender of their kind', async () => {
  const { user } = openApprovals('?kind=claim', {
    Approvals: pageOf(
      'adminWork',
      from(1, 3).map((place) => approvalRow(String(place), `Bar ${place}`, 'claim')),
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

it('asks before the reason of several is lost', async () => {
  const { user } = openApprovals('?kind=newCompany', { Approvals: approvalsPage(1, from(1, 3), 3) });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Rejeitar'));
  await user.type(screen.getByLabelText('Outro motivo (opcional)'), 'Faltam dados.');
  await user.click(screen.getByRole('link', { name: 'Bar 2' }));
  expect(screen.getByText('Descartar o que foi digitado?')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Outro motivo (opcional)')).toHaveValue('Faltam dados.');
  await user.click(await button('Cancelar'));
  await user.click(await button('Descartar'));
  expect(screen.queryByLabelText('Outro motivo (opcional)')).not.toBeInTheDocument();
  expect(screen.getByText('3 de 3')).toBeInTheDocument();
});

/** Types a reason for the first of three approvals. */
async function typeReason() {
  const opened = openApprovals('?kind=newCompany', {
    Approvals: approvalsPage(1, from(1, 3), 3),
    ...bulkAnswers({ action: 'reject', total: 1, processedCount: 1 }),
  });
  const box = await screen.findByRole('checkbox', { name: 'Selecionar Bar 1' });
  await opened.user.click(box);
  await opened.user.click(await button('Rejeitar'));
  await opened.user.type(screen.getByLabelText('Outro motivo (opcional)'), 'Faltam dados.');
  return { ...opened, box };
}

it('keeps a typed reason while nothing is selected', async () => {
  const { user, box, asked } = await typeReason();
  await user.click(box);
  await user.click(await button('Rejeitar'));
  expect(await screen.findByText('Selecione ao menos um item da lista.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bar 2' }));
  const panel = within(screen.getByRole('region', { name: 'Rejeitar: por quê?' }));
  await user.click(panel.getByRole('button', { name: 'Rejeitar' }));
  await waitFor(() =>
    expect(asked.of('StartBulkAction')).toEqual([
      { input: expect.objectContaining({ ids: ['2'], reason: 'Faltam dados.' }) },
    ]),
  );
});

it('asks before clearing the selection loses a typed reason, and the list gets the focus', async () => {
  const { user } = await typeReason();
  await user.click(await button('Limpar seleção'));
  await user.click(await button('Descartar'));
  expect(screen.queryByLabelText('Outro motivo (opcional)')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

it('hides what is chosen at once, and shows again what the server refused, with the reason', async () => {
  let job = bulkJob({ total: 2 });
  const readJob = () => ({ data: { adminBulkJob: job } });
  const { user } = openApprovals('?kind=newCompany', {
    Approvals: approvalsPage(1, [1, 2], 2),
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
  const { user } = openApprovals('?kind=newCompany', {
    Approvals: approvalsPage(1, [1, 2], 2),
    StartBulkAction: { error: { code: 'INTERNAL_SERVER_ERROR' } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar'));
  expect(await screen.findByText('Erro ao começar a ação em lote')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar 1' })).toBeChecked();
  expect(screen.getByText('2 de 2')).toBeInTheDocument();
});

it('undoes one of what was chosen, and shows it again', async () => {
  const { user, asked } = openApprovals('?kind=correction', {
    Approvals: pageOf('adminWork', [
      approvalRow('1', 'Bar A', 'correction'),
      approvalRow('2', 'Bar B', 'correction'),
    ]),
    ...bulkAnswers({ kind: 'correction', total: 2, processedCount: 2 }),
    UndoDecision: undone,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aceitar'));
  expect(await screen.findByText(/^2 correções foram aceitas\./)).toBeInTheDocument();
  await user.click(screen.getByText('Desfazer só algumas'));
  await user.click(await button('Desfazer: Bar B'));
  expect(await screen.findByRole('link', { name: 'Bar B' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bar A' })).not.toBeInTheDocument();
  expect(asked.first('UndoDecision')).toEqual({
    kind: 'correction',
    id: '2',
  });
});

const twoConversations = {
  Approvals: pageOf('adminWork', [
    approvalRow('1', 'Bar A', 'message'),
    approvalRow('2', 'Bar B', 'message'),
  ]),
  ...bulkAnswers({ kind: 'message', total: 2, processedCount: 2 }),
  Decide: decided('1', 'message'),
  UndoDecision: undone,
};

it('marks the messages of a company as read, and undoes it', async () => {
  const { user, asked } = openApprovals('?kind=message', twoConversations, { kinds: KINDS });
  await user.click(await screen.findByRole('link', { name: 'Bar A' }));
  await approvalHeading('Bar A');
  await user.click(await button('Marcar como lida'));
  await approvalHeading('Bar B');
  await user.click(await button('Desfazer: As mensagens de Bar A foram marcadas como lidas.'));
  expect(await approvalHeading('Bar A')).toBeInTheDocument();
  expect(asked.first('UndoDecision')).toEqual({ kind: 'message', id: '1' });
});

it('undoes that the messages of several companies were marked as read', async () => {
  const { user, asked } = openApprovals(
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
  expect(asked.has('UndoBulkAction')).toBe(true);
});

it('shows a bulk action that was started before', async () => {
  openApprovals('', {
    Approvals: approvalsPage(1, [1], 1),
    OwnBulkJobs: { data: { adminBulkJobs: [bulkJob({ processedCount: 20 })] } },
    BulkJob: { data: { adminBulkJob: bulkJob({ processedCount: 20 }) } },
  });
  expect(await screen.findByText('20 de 214')).toBeInTheDocument();
});
