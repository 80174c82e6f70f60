import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answers } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalDetails, approvalRow, bulkJob, decided } from '../../../testing/fixtures/approvals.ts';
import { approvalHeading, approvalsPage, openApprovals } from '../../../testing/screens/approvals-screen.tsx';
import { KINDS, type WorkKind } from '../../approval-types/approval-types.ts';
import { AdminConversationDocument } from '../../inbox/admin-inbox.gen.ts';

const EARLY = '2026-11-04T12:00:00.000Z';
const LATE = '2026-11-04T12:07:00.000Z';
const ANA = 'Ana Lima já aprovou esta empresa agora mesmo.';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));
const rows = () => screen.getAllByRole('link', { name: /^Bar / });
const names = () => rows().map(({ textContent }) => textContent);

/** A queue of which another administrator decides. */
function queueOf(...places: number[]) {
  let waiting = places;
  let decided: object[] = [];
  return {
    approval: () =>
      waiting.length > 0 ? approvalsPage(1, waiting, waiting.length) : pageOf('adminWork', []),
    decided: () => ({ data: { adminDecidedWork: decided } }),
    decide(place: number, decidedText: string | null) {
      waiting = [...new Set([...waiting.filter((one) => one !== place), 9])];
      decided = [{ __typename: 'DecidedWork', kind: 'newCompany', id: String(place), decidedText }];
    },
    decideAll() {
      decided = waiting.map((place) => ({
        __typename: 'DecidedWork',
        kind: 'newCompany',
        id: String(place),
        decidedText: null,
      }));
      waiting = [];
    },
    approve: () => {
      waiting = waiting.filter((one) => one !== 1);
      return { data: { startBulkAction: bulkJob() } };
    },
  };
}

it('marks what others decide in its place until a decision of one’s own', async () => {
  const queue = queueOf(1, 2, 3);
  const { user, location } = openApprovals('?kind=newCompany', {
    Approvals: queue.approval,
    DecidedApprovals: queue.decided,
    StartBulkAction: queue.approve,
    BulkJob: { data: { adminBulkJob: bulkJob() } },
  });
  await screen.findByRole('link', { name: 'Bar 1' });
  const decided = screen.getByRole('link', { name: 'Bar 2' });
  decided.focus();
  queue.decide(2, 'Ana já aprovou');
  await seconds(3);
  expect(decided).toHaveFocus();
  expect(decided).toHaveAccessibleDescription('Ana já aprovou');
  expect(decided).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('1 item desta lista já não espera.')).toHaveAttribute('role', 'status');
  const before = location.path;
  await user.click(decided);
  expect(location.path).toBe(before);
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar 2' })).toBeDisabled();

  // The list is read anew; the decider is no longer known.
  queue.decide(2, null);
  await seconds(30);
  await waitFor(() => expect(names()).toEqual(['Bar 1', 'Bar 2', 'Bar 3', 'Bar 9']));
  expect(decided).toHaveAccessibleDescription('Ana já aprovou');

  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bar 1' }));
  await user.click(screen.getByRole('button', { name: 'Aprovar' }));
  await waitFor(() => expect(names()).toEqual(['Bar 3', 'Bar 9']));
});

it('says that nothing waits once others have decided all', async () => {
  const queue = queueOf(1, 2);
  openApprovals('', { Approvals: queue.approval, DecidedApprovals: queue.decided });
  await screen.findByRole('link', { name: 'Bar 1' });
  queue.decideAll();
  await seconds(3);
  expect(await screen.findByText('Nada espera por aprovação')).toBeInTheDocument();
});

it('goes on to what still waits', async () => {
  const queue = queueOf(1, 2, 3);
  const { user } = openApprovals('?kind=newCompany&item=newCompany:1', {
    Approvals: queue.approval,
    DecidedApprovals: queue.decided,
  });
  expect(await screen.findByText('1 de 3')).toBeInTheDocument();
  queue.decide(2, 'Ana já aprovou');
  await seconds(3);
  expect(screen.getByText('1 de 2')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 3')).toBeInTheDocument();
  expect(screen.getByText('2 de 2')).toBeInTheDocument();
});

/** Opens the review of a company, or of its messages; `set` changes what the server says of it. */
async function openReview(answers: Answers = {}, kind: WorkKind = 'newCompany', approve = 'Aprovar') {
  let present: object = { changedAt: EARLY };
  const details = (variables: Record<string, unknown>) => ({
    data: { adminWorkMatter: { ...approvalDetails(variables).data.adminWorkMatter, ...present } },
  });
  const opened = openApprovals(
    `?kind=${kind}&item=${kind}:1`,
    {
      Approvals: pageOf('adminWork', [approvalRow('1', 'Bar 1', kind), approvalRow('2', 'Bar 2', kind)]),
      ApprovalDetails: details,
      ApprovalState: details,
      ...answers,
    },
    { kinds: KINDS },
  );
  await approvalHeading('Bar 1');
  await waitFor(() => expect(screen.getByRole('button', { name: approve })).toBeEnabled());
  return {
    ...opened,
    set(changes: object) {
      present = changes;
    },
  };
}

it('says within a second who decided the open approval, and lets decide again once that is undone', async () => {
  const { set } = await openReview();
  set({ isWaiting: false, decidedText: ANA });
  await seconds(1);
  expect(await screen.findByText(ANA)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  set({ changedAt: EARLY });
  await seconds(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());
  expect(screen.queryByText(ANA)).not.toBeInTheDocument();
});

it.each([
  ['changed', LATE],
  ['was written back by the undo of an import', '2026-11-03T12:00:00.000Z'],
])('says that the company %s meanwhile, and shows it', async (_how, changedAt) => {
  const { user, set } = await openReview();
  set({ changedAt, isOverdue: true });
  await seconds(1);
  expect(await screen.findByText('A empresa mudou enquanto você lia.')).toBeInTheDocument();
  expect(screen.queryByText('Atrasada')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(await screen.findByText('Atrasada')).toBeInTheDocument();
  expect(await approvalHeading('Bar 1')).toHaveFocus();
  await seconds(1);
  expect(screen.queryByText('A empresa mudou enquanto você lia.')).not.toBeInTheDocument();
});

const READ_ALL: Answers = {
  Decide: decided('1', 'message'),
};

it('says that another message came, and marks as read what is shown', async () => {
  const { user, set, asked } = await openReview(READ_ALL, 'message', 'Marcar como lida');
  const NEWS = 'Chegou outra mensagem enquanto você lia.';
  set({ changedAt: '2026-11-04T11:00:00.000Z' });
  await seconds(1);
  expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
  set({ changedAt: LATE });
  await seconds(1);
  expect(await screen.findByText(NEWS)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Marcar como lida' }));
  await waitFor(() =>
    expect(asked.first('Decide')).toMatchObject({
      id: '1',
      changedAt: EARLY,
    }),
  );
});

it('reads the conversation anew with the message that came', async () => {
  const { user, set, client } = await openReview(READ_ALL, 'message', 'Marcar como lida');
  const variables = { companyId: '1', page: 1, order: 'newest' } as const;
  const conversation = { query: AdminConversationDocument, variables };
  client.writeQuery({ ...conversation, data: { adminConversation: null } as never });
  expect(client.readQuery(conversation)).not.toBeNull();
  set({ changedAt: LATE });
  await seconds(1);
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(client.readQuery(conversation)).toBeNull();
});

it('keeps a typed reason, and the focus in the approval, while somebody else’s decision can be undone', async () => {
  const { set } = await openReview();
  await act(async () => screen.getByRole('button', { name: 'Rejeitar' }).click());
  const reason = screen.getByRole('textbox');
  reason.focus();
  fireEvent.change(reason, { target: { value: 'Falta o endereço.' } });
  set({ isWaiting: false, decidedText: ANA });
  await seconds(1);
  expect(await screen.findByText(ANA)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await approvalHeading('Bar 1')).toHaveFocus();
  set({ changedAt: EARLY });
  await seconds(1);
  expect(await screen.findByRole('textbox')).toHaveValue('Falta o endereço.');
});

it('keeps a typed reason when one’s own rejection comes after somebody else’s decision', async () => {
  const { set } = await openReview({ Decide: { error: { code: 'CONFLICT', message: ANA } } });
  await act(async () => screen.getByRole('button', { name: 'Rejeitar' }).click());
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Falta o endereço.' } });
  await act(async () => screen.getByRole('button', { name: 'Rejeitar' }).click());
  expect(await screen.findByText(ANA)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await approvalHeading('Bar 1')).toHaveFocus();
  set({ isWaiting: false, decidedText: ANA });
  await seconds(1);
  set({ changedAt: EARLY });
  await seconds(1);
  expect(await screen.findByRole('textbox')).toHaveValue('Falta o endereço.');
});
