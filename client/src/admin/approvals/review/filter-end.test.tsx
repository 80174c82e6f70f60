import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalRow, decided, undone } from '../../../testing/fixtures/approvals.ts';
import { approvalHeading, openApprovals } from '../../../testing/screens/approvals-screen.tsx';

const button = (name: string) => screen.findByRole('button', { name });

it('says at the end of a filter that nothing more waits, and opens the approval again by the undo', async () => {
  const { user, location } = openApprovals('?kind=photo&item=photo:1', {
    Approvals: pageOf('adminWork', [approvalRow('1', 'Bar A', 'photo')]),
    Decide: decided('1', 'photo'),
    UndoDecision: undone,
  });
  await approvalHeading('Bar A');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());
  await user.keyboard('a');
  expect(await screen.findByText('Nada mais espera aqui')).toBeInTheDocument();
  await user.keyboard('u');
  expect(await approvalHeading('Bar A')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=photo&item=photo:1');
});

it('asks before what cannot be undone, and offers no undo', async () => {
  const { user, asked } = openApprovals(
    '?kind=accessRequest&item=accessRequest:1',
    {
      Approvals: pageOf('adminWork', [approvalRow('1', 'Bar A', 'accessRequest')]),
      Decide: decided('1', 'accessRequest'),
    },
    { kinds: ['accessRequest', 'message'] },
  );
  await approvalHeading('Bar A');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Liberar acesso' })).toBeEnabled());
  await user.keyboard('a');
  expect(await screen.findByText('Não dá para desfazer.')).toBeInTheDocument();
  await user.click(await button('Cancelar'));
  expect(asked.has('Decide')).toBe(false);
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Liberar acesso' }));
  expect(await screen.findByText('Nada mais espera aqui')).toBeInTheDocument();
  expect(await screen.findByText('Bar A agora lê suas mensagens.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});
