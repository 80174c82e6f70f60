import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ShownAccount } from '../../../domain/account/use-may.ts';
import type { Capability } from '../../../domain/account/viewer.gen.ts';
import type { Answers } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { bulkJob, workCounts, workMatter, workRow } from '../../../testing/fixtures/work.ts';
import { renderSite } from '../../../testing/render.tsx';
import { ShortcutHelp } from '../../../ui/keyboard/shortcut-help.tsx';
import type { MatterParts } from '../matter.tsx';
import { APPROVAL_KINDS } from '../work-kinds.ts';
import { WorkScreen } from './work-screen.tsx';

const PARTS: MatterParts = { form: () => null, rating: () => null, conversation: () => null };
const EVERY: Capability[] = ['seeLists', 'seePersons', 'decide', 'answerMessages', 'editCompanies'];
const READER: Capability[] = ['seeLists'];

/** A page of a queue of companies, named by their place. */
const page = (number: number, places: number[], total: number) =>
  pageOf(
    'adminWork',
    places.map((place) => workRow(String(place), `Bar ${place}`)),
    { page: number, lastPage: Math.ceil(total / 50), total },
  );
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

function Screen({ capabilities }: { capabilities: Capability[] }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <ShownAccount value={{ capabilities }}>
      <ShortcutHelp />
      <button type="button" onClick={() => setLeft(true)}>
        Sair daqui
      </button>
      {!isLeft && <WorkScreen parts={PARTS} kinds={APPROVAL_KINDS} />}
    </ShownAccount>
  );
}
const open = (search: string, answers: Answers, capabilities = EVERY) =>
  renderSite(<Screen capabilities={capabilities} />, {
    path: `/admin/approvals${search}`,
    answers: {
      WorkCounts: workCounts({ newCompany: 120, photo: 3, planRequest: 4 }),
      WorkMatter: workMatter,
      WorkMatterState: workMatter,
      OwnBulkJobs: { data: { adminBulkJobs: [] } },
      ReasonChoices: { data: { adminReasonTemplates: [] } },
      ...answers,
    },
  });
const undone = ({ kind, id }: Record<string, unknown>) => ({
  data: { undoDecision: { __typename: 'UndoneDecision', kind, id } },
});
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('lists the kinds of the screen alone, with their counts', async () => {
  const { asked } = open('', { Work: page(1, [1, 2], 2) });
  expect(await button(/^Empresas novas 120$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Tudo 123$/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /^Pedidos de plano/ })).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'Work')?.variables.kinds).toEqual(APPROVAL_KINDS);
});

it('ignores a kind that the screen does not list, and says when nothing waits', async () => {
  const { asked } = open('?kind=message', { Work: pageOf('adminWork', []), WorkCounts: workCounts({}) });
  expect(await screen.findByText('Nada espera por aprovação')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'Work')?.variables.kinds).toEqual(APPROVAL_KINDS);
});

/** A server that leaves out what is decided: a page is filled up from the next one. */
function queueOf(total: number) {
  const decided = new Set<string>();
  return {
    work({ page: number }: Record<string, unknown>) {
      const waiting = from(1, total).filter((place) => !decided.has(String(place)));
      const first = (Number(number) - 1) * 50;
      return page(Number(number), waiting.slice(first, first + 50), waiting.length);
    },
    approve({ id }: Record<string, unknown>) {
      decided.add(String(id));
      return { data: { approveCompany: { __typename: 'Company', id, isApproved: true } } };
    },
  };
}

it('goes on with the next page after the last of a page, and back', async () => {
  const { user, location } = open('?kind=newCompany&item=newCompany:50', { Work: queueOf(120).work });
  expect(await screen.findByText('50 de 120')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await heading('Bar 51')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=newCompany&item=newCompany:51&page=2');
  expect(screen.getByText('51 de 120')).toBeInTheDocument();
  await user.keyboard('k');
  expect(await heading('Bar 50')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=newCompany&item=newCompany:50');
});

it('opens what follows the last of a page once that is decided, and at the end what precedes it', async () => {
  const queue = queueOf(52);
  const { user } = open('?kind=newCompany&item=newCompany:50', {
    Work: queue.work,
    WorkApproveCompany: queue.approve,
  });
  const approve = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());
    await user.keyboard('a');
  };
  await screen.findByText('50 de 52');
  await approve();
  expect(await heading('Bar 51')).toBeInTheDocument();
  expect(await screen.findByText('50 de 51')).toBeInTheDocument();
  await approve();
  expect(await heading('Bar 52')).toBeInTheDocument();
  expect(await screen.findByText('50 de 50')).toBeInTheDocument();
  await approve();
  expect(await heading('Bar 49')).toBeInTheDocument();
});

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
  const { user, asked } = open('?kind=newCompany&q=bar', {
    Work: page(1, from(1, 50), 214),
    StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'reject' }) } },
    BulkJob: server.job,
    UndoBulkAction: server.undo,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Selecionar todas as 214'));
  expect(screen.getByText('214 de 214')).toBeInTheDocument();
  await user.click(await button('Rejeitar'));
  await user.click(await button(/^Faltam dados/));
  expect(asked.findLast(({ name }) => name === 'StartBulkAction')?.variables).toEqual({
    input: {
      action: 'reject',
      reason: 'Faltam dados: complete a descrição, o telefone e o endereço.',
      pending: { q: 'bar' },
    },
  });
  expect(await screen.findByText('Rejeitando 214 empresas…')).toBeInTheDocument();
  server.end();
  const report = within(await screen.findByRole('region', { name: 'Ação em lote' }));
  await user.click(await report.findByRole('button', { name: 'Desfazer' }, { timeout: 3_000 }));
  expect(await report.findByText(/^Desfeito: 214 empresas/, {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(report.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

it('starts a bulk action once, however often its button is pressed', async () => {
  const { user, asked } = open('?kind=newCompany', {
    Work: page(1, from(1, 50), 214),
    StartBulkAction: { data: { startBulkAction: bulkJob() } },
    BulkJob: { data: { adminBulkJob: bulkJob() } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Selecionar todas as 214'));
  const approve = await button('Aprovar');
  act(() => {
    approve.click();
    approve.click();
  });
  expect(await screen.findByText('Aprovando 214 empresas…')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'StartBulkAction')).toHaveLength(1);
});

it('says why the server refused one of several companies', async () => {
  const { user } = open('?kind=newCompany', {
    Work: page(1, [1, 2], 2),
    WorkApproveCompanies: {
      data: {
        approveCompanies: {
          __typename: 'BulkDecision',
          done: ['1'],
          failed: [
            { __typename: 'FailedDecision', id: '2', code: 'BAD_USER_INPUT', message: 'Falta a cidade.' },
          ],
        },
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar'));
  expect(await screen.findByText('Falta a cidade.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bar 2' })).toBeInTheDocument();
});

it('says in the words of companies that several could not be approved, and keeps them', async () => {
  const { user } = open('?kind=newCompany', {
    Work: page(1, [1, 2], 2),
    WorkApproveCompanies: { error: { code: 'INTERNAL_SERVER_ERROR' } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar'));
  expect(await screen.findByText(/^Erro ao aprovar empresa/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bar 1' })).toBeInTheDocument();
});

it('focuses the list when the focused undo is gone', async () => {
  const { user } = open('?kind=photo', {
    Work: pageOf('adminWork', [workRow('1', 'Bar A', 'photo')]),
    WorkApprovePhoto: {
      data: { approvePhoto: { __typename: 'AdminPhoto', photo: { __typename: 'Photo', id: '1' } } },
    },
    UndoDecision: undone,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await button('Aprovar'));
  await user.click(await button(/^Desfazer: A foto/));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Esperam por você' })).toHaveFocus();
});

it('shows a bulk action that was started before', async () => {
  open('', {
    Work: page(1, [1], 1),
    OwnBulkJobs: {
      data: { adminBulkJobs: [{ __typename: 'BulkJob', id: '5', status: 'running', canUndo: false }] },
    },
    BulkJob: { data: { adminBulkJob: bulkJob({ processedCount: 20 }) } },
  });
  expect(await screen.findByText('20 de 214')).toBeInTheDocument();
});

it('goes on with decisions when the screen is left, and tells their end with an undo', async () => {
  const { user, asked } = open('?kind=photo', {
    Work: pageOf('adminWork', [workRow('1', 'Bar A', 'photo'), workRow('2', 'Bar B', 'photo')]),
    WorkApprovePhoto: {
      data: { approvePhoto: { __typename: 'AdminPhoto', photo: { __typename: 'Photo', id: '1' } } },
    },
    UndoDecision: undone,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  const approve = await button('Aprovar');
  act(() => {
    approve.click();
    screen.getByRole('button', { name: 'Sair daqui' }).click();
  });
  const undo = await button('Desfazer: 2 fotos ficam no guia.');
  expect(screen.queryByRole('heading', { name: 'Esperam por você' })).not.toBeInTheDocument();
  await user.click(undo);
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'UndoDecision')).toHaveLength(2);
});

it('moves by arrows and selects by space, as the list of shortcuts says', async () => {
  const { user } = open('?kind=newCompany', { Work: page(1, [1, 2], 2) });
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
  const { asked } = open('?kind=newCompany&item=newCompany:1', { Work: page(1, [1, 2], 2) }, READER);
  expect(await screen.findByRole('link', { name: 'Bar 1' })).toHaveAttribute('href', '/company/1');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Começar a revisar' })).not.toBeInTheDocument();
  expect(asked.some(({ name }) => name === 'OwnBulkJobs' || name === 'WorkMatter')).toBe(false);
});
