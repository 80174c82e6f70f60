import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSession } from '../../api/session.ts';
import { ShownAccount } from '../../domain/account/use-may.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { bulkFailure, bulkJob } from '../../testing/fixtures/approvals.ts';
import { renderSite } from '../../testing/render.tsx';
import { BulkDock } from './bulk-dock.tsx';
import { readReports, showJob } from './shown-job.ts';

const failed = (id: string) =>
  bulkJob({
    id,
    status: 'done',
    processedCount: 214,
    failedCount: 1,
    failures: [bulkFailure('7', 'Bar do Zé', `Falha da ação ${id}.`)],
  });
const JOBS = [failed('9'), failed('7'), failed('4')];
const ANSWERS: Answers = {
  OwnBulkJobs: { data: { adminBulkJobs: JOBS } },
  BulkJob: ({ id }) => ({ data: { adminBulkJob: JOBS.find((job) => job.id === id) ?? failed(id) } }),
};

function open(answers: Answers = ANSWERS) {
  openSession({ token: '1', user: { id: '1', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } });
  return renderSite(
    <ShownAccount value={{ capabilities: ['decide'] }}>
      <main tabIndex={-1} />
      <BulkDock />
    </ShownAccount>,
    { answers },
  );
}
const close = () => screen.findByRole('button', { name: 'Fechar relatório' });

it('shows the unread reports of actions that ended while the site was closed, one after another', async () => {
  localStorage.setItem('bulk-reports:1', '["4"]');
  const { user } = open();
  expect(await screen.findByText(/Falha da ação 9\./)).toBeInTheDocument();
  expect(screen.getByText('Mais 1 relatório')).toBeInTheDocument();
  await user.click(await close());
  expect(await screen.findByText(/Falha da ação 7\./)).toBeInTheDocument();
  expect(screen.queryByText(/^Mais/)).not.toBeInTheDocument();
  await user.click(await close());
  expect(screen.queryByRole('region', { name: 'Ação em lote' })).not.toBeInTheDocument();
  expect(readReports()).toEqual(['9', '7', '4']);
});

it('shows the newest report where none was read before, and takes older ones as read', async () => {
  const { user } = open();
  expect(await screen.findByText(/Falha da ação 9\./)).toBeInTheDocument();
  expect(readReports()).toEqual(['7', '4']);
  await user.click(await close());
  expect(readReports()).toEqual(['9', '7', '4']);
});

const ONE_SUCCEEDED: Answers = {
  OwnBulkJobs: { data: { adminBulkJobs: [] } },
  BulkJob: ({ id }) => ({
    data: {
      adminBulkJob: id === '8' ? bulkJob({ id, status: 'done', processedCount: 214 }) : failed(id),
    },
  }),
};

it('keeps the report of an action behind the next one, if something failed', async () => {
  const { user } = open(ONE_SUCCEEDED);
  for (const id of ['7', '8', '9']) act(() => showJob({ id, chosen: [] }));
  expect(await screen.findByText('Mais 2 relatórios')).toBeInTheDocument();
  (await close()).focus();
  expect(await screen.findByText('Mais 1 relatório')).toBeInTheDocument();
  expect(await close()).toHaveFocus();
  await user.click(await close());
  expect(await screen.findByText(/Falha da ação 7\./)).toBeInTheDocument();
});

it('takes the focus of a control that is gone, and is closed by Escape', async () => {
  const { user } = open(ONE_SUCCEEDED);
  screen.getByRole('main').focus();
  act(() => showJob({ id: '9', chosen: [] }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Ação em lote' })).toHaveFocus());
  await close();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Ação em lote' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

const earlier = {
  isUndone: false,
  job: () =>
    earlier.isUndone
      ? bulkJob({ id: '7', status: 'undone', processedCount: 214, undoneCount: 214 })
      : bulkJob({ id: '7', status: 'done', processedCount: 214, canUndo: true }),
};
/** The server refuses one request, as it does where there are too many. */
const LIMITED: Answers = {
  OwnBulkJobs: { data: { adminBulkJobs: [] } },
  BulkJob: inTurn(
    { data: { adminBulkJob: bulkJob({ id: '7', processedCount: 3 }) } },
    { error: { code: 'RATE_LIMITED', message: 'Muitas tentativas. Aguarde.' } },
    { data: { adminBulkJob: bulkJob({ id: '7', status: 'done', processedCount: 214, canUndo: true }) } },
  ),
};

it('goes on after a request that was one too many', async () => {
  open(LIMITED);
  act(() => showJob({ id: '7', chosen: [] }));
  expect(await screen.findByRole('button', { name: 'Parar' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Desfazer' }, { timeout: 4_000 })).toBeInTheDocument();
});

/** The first action can be undone; the next one runs. */
const TWO: Answers = {
  OwnBulkJobs: { data: { adminBulkJobs: [] } },
  BulkJob: ({ id }) => ({
    data: { adminBulkJob: id === '7' ? earlier.job() : bulkJob({ id, processedCount: 3 }) },
  }),
  UndoBulkAction: () => {
    earlier.isUndone = true;
    return { data: { undoBulkAction: earlier.job() } };
  },
};

it('offers the undo of an action also once the next one is started', async () => {
  const { user, asked } = open(TWO);
  for (const id of ['7', '8']) act(() => showJob({ id, chosen: [] }));
  expect(await screen.findByRole('region', { name: 'Ação em lote' })).toBeInTheDocument();
  const before = within(await screen.findByRole('region', { name: 'Ação em lote anterior' }));
  expect(before.getByText('214 empresas foram aprovadas.')).toBeInTheDocument();
  await user.click(before.getByRole('button', { name: 'Desfazer a ação anterior' }));
  expect(asked.first('UndoBulkAction')).toEqual({ id: '7' });
  expect(
    await before.findByText('Desfeito: 214 empresas novas esperam de novo por uma decisão.'),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ação em lote anterior' })).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus(), { timeout: 4_500 });
  expect(screen.queryByRole('region', { name: 'Ação em lote anterior' })).not.toBeInTheDocument();
});

/** Two of the first action's companies cannot be undone. */
const partly = {
  isUndone: false,
  job: () =>
    partly.isUndone
      ? bulkJob({ ...failed('7'), status: 'undone', failedCount: 3, undoneCount: 211 })
      : bulkJob({ ...failed('7'), canUndo: true }),
};
const PARTLY: Answers = {
  ...TWO,
  BulkJob: ({ id }) => ({
    data: { adminBulkJob: id === '7' ? partly.job() : bulkJob({ id, processedCount: 3 }) },
  }),
  UndoBulkAction: () => {
    partly.isUndone = true;
    return { data: { undoBulkAction: partly.job() } };
  },
};

it('keeps the report of an earlier action of which not all could be undone', async () => {
  const { user } = open(PARTLY);
  for (const id of ['7', '8']) act(() => showJob({ id, chosen: [] }));
  const before = within(await screen.findByRole('region', { name: 'Ação em lote anterior' }));
  await user.click(before.getByRole('button', { name: 'Desfazer a ação anterior' }));
  const text = 'Desfeito: 211 empresas novas esperam de novo por uma decisão. Não deu para desfazer 2.';
  expect(await before.findByText(text)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(before.getByText(text)).toBeVisible();
});

it('is not closed by Escape while it can be undone', async () => {
  earlier.isUndone = false;
  const { user } = open(TWO);
  act(() => showJob({ id: '7', chosen: [] }));
  await screen.findByRole('button', { name: 'Desfazer' });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Ação em lote' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: 'Ação em lote' })).toBeInTheDocument();
});

const GONE: Answers = {
  OwnBulkJobs: { data: { adminBulkJobs: [] } },
  BulkJob: { error: { code: 'NOT_FOUND', message: 'Ação em lote não encontrada' } },
};

it('can be closed where it is gone, and is not asked for again', async () => {
  const { user, asked } = open(GONE);
  act(() => showJob({ id: '7', chosen: [] }));
  expect(await screen.findByText('Erro ao acompanhar a ação em lote')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(asked.of('BulkJob')).toHaveLength(1);
  await user.click(await close());
  expect(screen.queryByText('Erro ao acompanhar a ação em lote')).not.toBeInTheDocument();
});

it('leaves the focus to a control that is used', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  open(ONE_SUCCEEDED);
  field.focus();
  act(() => showJob({ id: '9', chosen: [] }));
  expect(await screen.findByText(/Falha da ação 9\./)).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve));
  expect(field).toHaveFocus();
  field.remove();
});

/** An action that was found, and can be undone until `isUndoable` is false. */
const found = {
  isUndoable: true,
  job: () => bulkJob({ id: '9', status: 'done', processedCount: 214, canUndo: found.isUndoable }),
};
const FOUND: Answers = {
  OwnBulkJobs: () => ({ data: { adminBulkJobs: [found.job()] } }),
  BulkJob: () => ({ data: { adminBulkJob: found.job() } }),
};

it('puts the report of a found action away by itself, if nothing failed', async () => {
  open(FOUND);
  expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  found.isUndoable = false;
  await waitFor(
    () => expect(screen.queryByRole('region', { name: 'Ação em lote' })).not.toBeInTheDocument(),
    { timeout: 4_500 },
  );
});
