import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/render.tsx';
import { SiteModal } from './site-modal.tsx';

function Opener({ isLeaving = false }: { isLeaving?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!(isLeaving && isOpen) && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
      )}
      {isOpen && (
        <SiteModal title="Pergunta" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Responder
          </button>
        </SiteModal>
      )}
    </>
  );
}

it.each(['{Escape}', 'button'])('gives the focus back to what opened it, closed by %s', async (way) => {
  const { user } = renderSite(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const answer = await screen.findByRole('button', { name: 'Responder' });
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  if (way === 'button') await user.click(answer);
  else await user.keyboard(way);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});

it('does no harm where what opened it is gone', async () => {
  const { user } = renderSite(<Opener isLeaving />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
