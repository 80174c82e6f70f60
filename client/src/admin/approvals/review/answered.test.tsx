import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalDetails, approvalRow, decided } from '../../../testing/fixtures/approvals.ts';
import { approvalHeading, openApprovals } from '../../../testing/screens/approvals-screen.tsx';
import { company } from '../../../testing/site-fixtures.ts';
import type { ApprovalParts } from '../../approval-types/approval-type.ts';
import { KINDS } from '../../approval-types/approval-types.ts';

const EARLY = '2026-11-04T12:00:00.000Z';
const LATE = '2026-11-04T12:07:00.000Z';
const NOT_READ = 'A mensagem foi enviada, mas as recebidas não foram marcadas como lidas.';

const COMPANY = {
  createdAt: EARLY,
  duplicates: null,
  flags: null,
  ownerName: null,
  ownerEmail: null,
  hasMessageAccess: true,
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** Opens the messages of a company; `answer` is called once an answer, which "Enviar" sends, has arrived. */
async function openMessages() {
  let changedAt = EARLY;
  let after: Promise<void> | undefined;
  let show = () => {};
  let answer = () => {};
  const parts: ApprovalParts = {
    form: () => null,
    rating: () => null,
    conversation: (_id, onSent) => (
      <button
        type="button"
        onClick={() => {
          answer = onSent;
        }}
      >
        Enviar
      </button>
    ),
  };
  const state = (variables: Record<string, unknown>) => ({
    data: {
      adminWorkMatter: {
        ...approvalDetails(variables).data.adminWorkMatter,
        changedAt,
        company: company(COMPANY as object),
      },
    },
  });
  const slowly = (variables: Record<string, unknown>) => ({ ...state(variables), ...(after && { after }) });
  const opened = openApprovals(
    '?kind=message&item=message:7',
    {
      Approvals: pageOf('adminWork', [
        approvalRow('7', 'Bar 7', 'message'),
        approvalRow('8', 'Bar 8', 'message'),
      ]),
      ApprovalDetails: slowly,
      ApprovalState: state,
      Decide: decided('7', 'message'),
    },
    { kinds: KINDS, parts },
  );
  await approvalHeading('Bar 7');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Marcar como lida' })).toBeEnabled());
  return {
    ...opened,
    marked: () => opened.asked.filter(({ name }) => name === 'Decide'),
    send: () => opened.user.click(screen.getByRole('button', { name: 'Enviar' })),
    answer: () => act(async () => answer()),
    /** Another message comes, and the approval is being read anew until `end` is called. */
    async readAnew() {
      changedAt = LATE;
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      after = new Promise((resolve) => {
        show = resolve;
      });
      await opened.user.click(await screen.findByRole('button', { name: 'Mostrar' }));
    },
    end: () => act(async () => show()),
  };
}

it('says that the messages are unread where the answer arrives while they are read anew', async () => {
  const { send, answer, readAnew, marked } = await openMessages();
  await send();
  await readAnew();
  await answer();
  expect(await screen.findByText(NOT_READ)).toBeInTheDocument();
  expect(marked()).toEqual([]);
});

it('marks the messages as read that are shown when the answer arrives', async () => {
  const { send, answer, readAnew, end, marked } = await openMessages();
  await readAnew();
  await send();
  await end();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Marcar como lida' })).toBeEnabled());
  await answer();
  await waitFor(() =>
    expect(marked().map(({ variables }) => variables)).toMatchObject([
      { kind: 'message', id: '7', changedAt: LATE },
    ]),
  );
  expect(screen.queryByText(NOT_READ)).not.toBeInTheDocument();
});
