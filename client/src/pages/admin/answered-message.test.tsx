import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KINDS } from '../../admin/approval-types/approval-types.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { approvalDetails, approvalRow, decided, undone } from '../../testing/fixtures/approvals.ts';
import { message, rows } from '../../testing/fixtures/inbox.ts';
import { approvalHeading, openApprovals } from '../../testing/screens/approvals-screen.tsx';
import { company } from '../../testing/site-fixtures.ts';
import { APPROVAL_PARTS } from './approval-parts.tsx';

const NEWEST = '2026-11-04T17:05:00.000Z';
const UNSHOWN = { duplicates: [], flags: [], hasMessageAccess: true, ownerName: null, ownerEmail: null };
const detailsOf = (variables: Record<string, unknown>) => {
  const { adminWorkMatter } = approvalDetails(variables).data;
  const of = company({ id: String(variables.id), createdAt: NEWEST, ...UNSHOWN } as object);
  return { data: { adminWorkMatter: { ...adminWorkMatter, changedAt: NEWEST, company: of } } };
};

it('marks an answered message as read, goes on to the next, and undoes it', async () => {
  const { user, asked } = openApprovals(
    '?kind=message&item=message:1',
    {
      Approvals: pageOf('adminWork', [
        approvalRow('1', 'Bar 1', 'message'),
        approvalRow('2', 'Bar 2', 'message'),
      ]),
      ApprovalDetails: detailsOf,
      ApprovalState: detailsOf,
      AdminConversation: {
        data: { adminConversation: rows([message(4, { senderType: 'company', isRead: false })]) },
      },
      AdminSendMessage: { data: { adminSendMessage: message(9) } },
      Decide: decided('1', 'message'),
      UndoDecision: undone,
    },
    { kinds: KINDS, parts: APPROVAL_PARTS },
  );
  const field = await screen.findByRole('textbox', { name: /^Mensagem/ });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Marcar como lida' })).toBeEnabled());
  await user.keyboard('r');
  expect(field).toHaveFocus();
  expect(screen.getByLabelText(/^Assunto/)).toHaveValue('Re: Assunto 4');
  await user.keyboard('Tudo certo.{Control>}{Enter}{/Control}');
  expect(await approvalHeading('Bar 2')).toBeInTheDocument();
  expect(asked.first('AdminSendMessage')).toEqual({
    companyId: '1',
    subject: 'Re: Assunto 4',
    content: 'Tudo certo.',
  });
  expect(asked.first('Decide')).toMatchObject({
    id: '1',
    changedAt: NEWEST,
  });
  await user.keyboard('u');
  expect(await approvalHeading('Bar 1')).toBeInTheDocument();
});
