import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { bulkJob } from '../../testing/fixtures/approvals.ts';
import { renderSite } from '../../testing/render.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import type { ChosenThing } from './shown-job.ts';

const answer = (changes: object = {}) => ({ data: { adminBulkJob: bulkJob(changes) } });
const open = (answers: Answers, chosen: readonly ChosenThing[] = []) => {
  const onClose = vi.fn();
  return {
    onClose,
    ...renderSite(<BulkProgress job={{ id: '5', chosen }} onClose={onClose} />, { answers }),
  };
};

it('shows how far it is, then what was done and what was not', async () => {
  const failures = [
    {
      __typename: 'BulkFailure',
      id: '7',
      title: 'Bar do Zé',
      message: 'Esta empresa já foi aprovada.',
    },
    { __typename: 'BulkFailure', id: '8', title: null, message: 'Empresa não encontrada' },
  ];
  const { user, onClose } = open({
    BulkJob: inTurn(
      answer({ processedCount: 100 }),
      answer({ processedCount: 214, failedCount: 2, failures, status: 'done' }),
    ),
  });
  expect(await screen.findByText('Aprovando 214 empresas…')).toBeInTheDocument();
  expect(screen.getByText('100 de 214')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Aprovando 214 empresas' })).toHaveAttribute('value', '100');
  const report = await screen.findByText(
    '212 empresas foram aprovadas. 2 não deram certo.',
    {},
    { timeout: 3_000 },
  );
  expect(report).toHaveAttribute('role', 'status');
  await user.click(screen.getByText('Ver o que não deu certo'));
  expect(screen.getByRole('list', { name: 'O que não deu certo' })).toHaveTextContent(
    /Bar do Zé: Esta empresa já foi aprovada\..*Empresa nova nº 8: Empresa não encontrada/,
  );
  await user.click(screen.getByRole('button', { name: 'Fechar relatório' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('can be stopped, and says what stays', async () => {
  let state = answer({ processedCount: 40 });
  const read = () => state;
  const cancel = () => {
    state = answer({ processedCount: 40, status: 'cancelled' });
    return { data: { cancelBulkAction: state.data.adminBulkJob } };
  };
  const { user } = open({ BulkJob: read, CancelBulkAction: cancel });
  await user.click(await screen.findByRole('button', { name: 'Parar' }));
  expect(
    await screen.findByText(
      '40 empresas foram aprovadas. A ação foi parada: o que já foi feito continua feito.',
    ),
  ).toBeInTheDocument();
});

it('can be reduced while it runs, and shows its report all the same', async () => {
  let state = answer({ processedCount: 40 });
  const read = () => state;
  const { user } = open({ BulkJob: read });
  await user.click(await screen.findByRole('button', { name: 'Minimizar' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mostrar' })).toHaveAttribute('aria-expanded', 'false');
  state = answer({ processedCount: 214, status: 'done', canUndo: true });
  expect(await screen.findByRole('button', { name: 'Desfazer' }, { timeout: 3_000 })).toBeInTheDocument();
});

it('keeps the focus when the time to undo is over', async () => {
  let canUndo = true;
  const read = () => answer({ processedCount: 214, status: 'done', canUndo });
  const { user } = open({ BulkJob: read });
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  await user.tab();
  expect(undo).toHaveFocus();
  canUndo = false;
  await waitFor(() => expect(undo).not.toBeInTheDocument(), { timeout: 3_000 });
  expect(screen.getByRole('region', { name: 'Ação em lote' })).toHaveFocus();
});

it('offers to try again when its state cannot be read', async () => {
  const { user } = open({ BulkJob: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, answer()) });
  expect(await screen.findByText('Erro ao acompanhar a ação em lote')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Tentar/ }));
  expect(await screen.findByText('Aprovando 214 empresas…')).toBeInTheDocument();
});

it('says how much of a change was taken back', async () => {
  const job = { kind: null, action: 'deactivateAccount', total: 3, processedCount: 3 };
  let state = answer({ ...job, status: 'done', canUndo: true });
  const undo = () => {
    state = answer({ ...job, status: 'undone', undoneCount: 3 });
    return { data: { undoBulkAction: state.data.adminBulkJob } };
  };
  const read = () => state;
  const { user } = open({ BulkJob: read, UndoBulkAction: undo });
  expect(await screen.findByText(/^3 contas foram desativadas\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Desfeito: 3 contas estão como antes.')).toBeInTheDocument();
});

it('says that a change cannot be undone, and what failed once it is gone', async () => {
  const failures = [{ __typename: 'BulkFailure', id: '8', title: null, message: 'Não encontrado.' }];
  const job = {
    kind: null,
    action: 'restoreRejection',
    total: 2,
    processedCount: 2,
    failedCount: 1,
    failures,
  };
  open({ BulkJob: answer({ ...job, status: 'done' }) });
  expect(
    await screen.findByText('1 empresa voltou para Aprovações. 1 não deu certo. Isto não pode ser desfeito.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/Não encontrado\./)).toHaveTextContent('Empresa nº 8: Não encontrado.');
});
