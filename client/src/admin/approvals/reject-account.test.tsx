import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
import { bulkJob } from '../../testing/fixtures/approvals.ts';
import { userRow } from '../../testing/fixtures/users.ts';
import { renderSite } from '../../testing/render.tsx';
import type { ApprovalPersonFragment } from '../approval-types/approval-details.gen.ts';
import { PersonSection } from './approval-details.tsx';

const PERSON: ApprovalPersonFragment = {
  id: '7',
  name: 'Ivo Melo',
  email: 'ivo@exemplo.com.br',
  isActive: true,
  isEmailConfirmed: false,
  createdAt: new Date().toISOString(),
  companiesCount: 1,
  companies: [],
  rejectionsCount: 0,
  rejections: [],
};

const open = (capabilities: ('decide' | 'manageUsers')[]) =>
  renderSite(
    <ShownAccount value={{ capabilities }}>
      <PersonSection title="Dono" person={PERSON} isRejectable />
    </ShownAccount>,
    {
      answers: {
        ReasonChoices: { data: { adminReasonTemplates: [] } },
        SetUserActive: { data: { setUserActive: userRow('7', 'Ivo Melo', { isActive: false }) } },
        StartBulkAction: { data: { startBulkAction: bulkJob({ action: 'reject', total: 5 }) } },
      },
    },
  );

it('deactivates an account and rejects all that waits of it, each with its undo', async () => {
  const { user, asked } = open(['decide', 'manageUsers']);
  await user.click(await screen.findByRole('button', { name: 'Desativar conta e rejeitar tudo dela' }));
  const modal = within(await screen.findByRole('dialog'));
  await user.type(modal.getByLabelText('Motivo (opcional)'), 'Propaganda.');
  await user.click(modal.getByRole('button', { name: 'Desativar e rejeitar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = () => asked.filter(({ name }) => name !== 'ReasonChoices').map(({ variables }) => variables);
  expect(sent()).toEqual([
    { id: '7', isActive: false },
    {
      input: {
        action: 'reject',
        kind: 'newCompany',
        companies: { ownerId: '7', status: 'pending' },
        reason: 'Propaganda.',
      },
    },
  ]);
  await user.click(
    await screen.findByRole('button', { name: /^Desfazer.*A conta de Ivo Melo foi desativada/ }),
  );
  await waitFor(() => expect(sent().at(-1)).toEqual({ id: '7', isActive: true }));
});

it('is offered to those who manage accounts', async () => {
  open(['decide']);
  await screen.findByText('Ivo Melo');
  expect(screen.queryByRole('button', { name: /^Desativar conta/ })).not.toBeInTheDocument();
});
