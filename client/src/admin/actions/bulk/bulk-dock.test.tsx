import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSession } from '../../../api/session.ts';
import { ShownAccount } from '../../../domain/account/use-may.ts';
import type { Answers } from '../../../testing/answers.ts';
import { bulkFailure, bulkJob } from '../../../testing/fixtures/work.ts';
import { renderSite } from '../../../testing/render.tsx';
import { BulkDock } from './bulk-dock.tsx';
import { lastClosed, showJob } from './shown-job.ts';

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
  localStorage.setItem('bulk-closed:1', '4');
  const { user } = open();
  expect(await screen.findByText(/Falha da ação 9\./)).toBeInTheDocument();
  expect(screen.getByText('Mais 1 relatório')).toBeInTheDocument();
  await user.click(await close());
  expect(await screen.findByText(/Falha da ação 7\./)).toBeInTheDocument();
  expect(screen.queryByText(/^Mais/)).not.toBeInTheDocument();
  await user.click(await close());
  expect(screen.queryByRole('region', { name: 'Ação em lote' })).not.toBeInTheDocument();
  expect(lastClosed()).toBe(9);
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
