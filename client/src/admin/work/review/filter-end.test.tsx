import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { decided, undone, workRow } from '../../../testing/fixtures/work.ts';
import { openWork, workHeading } from '../../../testing/screens/work-screen.tsx';

const button = (name: string) => screen.findByRole('button', { name });

it('says at the end of a filter that nothing more waits, and opens the matter again by the undo', async () => {
  const { user, location } = openWork('?kind=photo&item=photo:1', {
    Work: pageOf('adminWork', [workRow('1', 'Bar A', 'photo')]),
    Decide: decided('1', 'photo'),
    UndoDecision: undone,
  });
  await workHeading('Bar A');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());
  await user.keyboard('a');
  expect(await screen.findByText('Nada mais espera aqui')).toBeInTheDocument();
  await user.keyboard('u');
  expect(await workHeading('Bar A')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=photo&item=photo:1');
});

it('asks before what cannot be undone, and offers no undo', async () => {
  const { user, asked } = openWork(
    '?kind=accessRequest&item=accessRequest:1',
    {
      Work: pageOf('adminWork', [workRow('1', 'Bar A', 'accessRequest')]),
      Decide: decided('1', 'accessRequest'),
    },
    { kinds: ['accessRequest', 'message'] },
  );
  await workHeading('Bar A');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Liberar acesso' })).toBeEnabled());
  await user.keyboard('a');
  expect(await screen.findByText('Não dá para desfazer.')).toBeInTheDocument();
  await user.click(await button('Cancelar'));
  expect(asked.some(({ name }) => name === 'Decide')).toBe(false);
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Liberar acesso' }));
  expect(await screen.findByText('Nada mais espera aqui')).toBeInTheDocument();
  expect(await screen.findByText('Bar A agora lê suas mensagens.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});
