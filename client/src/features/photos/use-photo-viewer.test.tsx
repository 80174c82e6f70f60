import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { listenBeforeRouter } from '../../ui/navigation/popstate-handlers.ts';
import { usePhotoViewer } from './use-photo-viewer.tsx';

beforeAll(listenBeforeRouter);

const PHOTO = {
  __typename: 'CompanyPhoto' as const,
  id: '1',
  caption: null,
  placeholder: null,
  crop: null,
  sizes: [{ __typename: 'PhotoSize' as const, width: 480, height: 360, url: '/photos/1/480.webp' }],
};

function Photos() {
  const [open, element] = usePhotoViewer([PHOTO], 'Padaria');
  return (
    <>
      <button type="button" onClick={() => open(0)}>
        Abrir
      </button>
      {element}
    </>
  );
}

it.each(['Back', 'the button'])('closes by %s; the next Back leaves the page, once', async (way) => {
  const pops = vi.fn();
  window.history.pushState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/company/7');
  window.addEventListener('popstate', pops);
  const user = userEvent.setup();
  render(<Photos />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: 'Fotos de Padaria' });
  if (way === 'Back') window.history.back();
  else await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }));
  expect(window.location.pathname).toBe('/company/7');
  expect(pops).not.toHaveBeenCalled();
  window.history.back();
  await waitFor(() => expect(pops).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/before');
  window.removeEventListener('popstate', pops);
});
