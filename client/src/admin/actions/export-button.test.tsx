import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { ExportButton } from './export-button.tsx';

it('keeps the focus while it runs, and ignores further presses', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const fetched = vi.fn(() => answered);
  vi.stubGlobal('fetch', fetched);
  const { user } = renderSite(<ExportButton list="users" fileName="usuarios" />);
  const button = screen.getByRole('button', { name: 'Exportar CSV' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  expect(fetched).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  answer(new Response('nome'));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
