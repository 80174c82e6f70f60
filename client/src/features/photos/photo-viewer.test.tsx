import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PhotoViewer } from './photo-viewer.tsx';

const photo = (id: string, caption: string | null) => ({
  __typename: 'CompanyPhoto' as const,
  id,
  caption,
  placeholder: null,
  crop: null,
  sizes: [
    { __typename: 'PhotoSize' as const, width: 480, height: 360, url: `/photos/${id}/480.webp` },
    { __typename: 'PhotoSize' as const, width: 1600, height: 1200, url: `/photos/${id}/1600.webp` },
  ],
});
const PHOTOS = [photo('1', 'A fachada'), photo('2', null), photo('3', 'O forno')];

it('goes from photo to photo by keys and buttons, with captions as texts', async () => {
  const user = userEvent.setup();
  render(<PhotoViewer photos={PHOTOS} name="Padaria" start={0} onReport={vi.fn()} onClose={vi.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Fotos de Padaria' })).toBeInTheDocument();
  expect(screen.getByText('Foto 1 de 3')).toBeInTheDocument();
  expect(screen.getByAltText('A fachada')).toHaveAttribute(
    'srcset',
    '/photos/1/480.webp 480w, /photos/1/1600.webp 1600w',
  );
  expect(screen.getByRole('button', { name: 'Foto anterior' })).toHaveAttribute('aria-disabled', 'true');
  screen.getByRole('list').focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Foto 2 de 3')).toBeInTheDocument();
  expect(screen.getByAltText('Foto 2 de Padaria')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Próxima foto' }));
  expect(screen.getByText('Foto 3 de 3')).toBeInTheDocument();
  expect(screen.getByText('O forno')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Foto 2 de 3')).toBeInTheDocument();
});

it('closes, and closes before a photo is reported', async () => {
  const user = userEvent.setup();
  const [onClose, onReport] = [vi.fn(), vi.fn()];
  render(<PhotoViewer photos={PHOTOS} name="Padaria" start={1} onReport={onReport} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Denunciar foto' }));
  expect(onReport).toHaveBeenCalledWith('2');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
