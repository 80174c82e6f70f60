import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KINDS } from '../../admin/kinds/approval-kinds.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { message, rows } from '../../testing/fixtures/inbox.ts';
import { decided, undone, workMatter, workRow } from '../../testing/fixtures/work.ts';
import { openWork, workHeading } from '../../testing/screens/work-screen.tsx';
import { company } from '../../testing/site-fixtures.ts';
import { WORK_PARTS } from './work-parts.tsx';

const NEWEST = '2026-11-04T17:05:00.000Z';
const UNSHOWN = { duplicates: [], flags: [], hasMessageAccess: true, ownerName: null, ownerEmail: null };
const matterOf = (variables: Record<string, unknown>) => {
  const { adminWorkMatter } = workMatter(variables).data;
  const of = company({ id: String(variables.id), createdAt: NEWEST, ...UNSHOWN } as object);
  return { data: { adminWorkMatter: { ...adminWorkMatter, changedAt: NEWEST, company: of } } };
};

it('marks an answered message as read, goes on to the next, and undoes it', async () => {
  const { user, asked } = openWork(
    '?kind=message&item=message:1',
    {
      Work: pageOf('adminWork', [workRow('1', 'Bar 1', 'message'), workRow('2', 'Bar 2', 'message')]),
      WorkMatter: matterOf,
      WorkMatterState: matterOf,
      AdminConversation: {
        data: { adminConversation: rows([message(4, { senderType: 'company', isRead: false })]) },
      },
      AdminSendMessage: { data: { adminSendMessage: message(9) } },
      Decide: decided('1', 'message'),
      UndoDecision: undone,
    },
    { kinds: KINDS, parts: WORK_PARTS },
  );
  const field = await screen.findByRole('textbox', { name: /^Mensagem/ });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Marcar como lida' })).toBeEnabled());
  await user.keyboard('r');
  expect(field).toHaveFocus();
  expect(screen.getByLabelText(/^Assunto/)).toHaveValue('Re: Assunto 4');
  await user.keyboard('Tudo certo.{Control>}{Enter}{/Control}');
  expect(await workHeading('Bar 2')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'AdminSendMessage')?.variables).toEqual({
    companyId: '1',
    subject: 'Re: Assunto 4',
    content: 'Tudo certo.',
  });
  expect(asked.find(({ name }) => name === 'Decide')?.variables).toMatchObject({
    id: '1',
    changedAt: NEWEST,
  });
  await user.keyboard('u');
  expect(await workHeading('Bar 1')).toBeInTheDocument();
});
