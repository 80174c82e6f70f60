import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { undone, workRow } from '../../../testing/fixtures/work.ts';
import { openWork, workHeading } from '../../../testing/screens/work-screen.tsx';

const row = workRow('1', 'Bar A', 'accessRequest');
const given = { __typename: 'Company', id: '1', hasMessageAccess: true, isMessageAccessRequested: false };

it('says at the end of a filter that nothing more waits, and opens the matter again by the undo', async () => {
  const { user, location } = openWork(
    '?kind=accessRequest&item=accessRequest:1',
    {
      Work: pageOf('adminWork', [row]),
      WorkSetMessageAccess: { data: { setMessageAccess: given } },
      UndoDecision: undone,
    },
    { kinds: ['accessRequest', 'message'] },
  );
  await workHeading('Bar A');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Liberar acesso' })).toBeEnabled());
  await user.keyboard('a');
  expect(await screen.findByText('Nada mais espera aqui')).toBeInTheDocument();
  await user.keyboard('u');
  expect(await workHeading('Bar A')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=accessRequest&item=accessRequest:1');
});
