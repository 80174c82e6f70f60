import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { ExportButton } from './export-button.tsx';
import { exportList } from './export-list.ts';

vi.mock('./export-list.ts', () => ({ exportList: vi.fn() }));

it('keeps the focus while it runs, and ignores further presses', async () => {
  let finish = () => {};
  vi.mocked(exportList).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const { user } = renderSite(<ExportButton list="users" fileName="usuarios" />);
  const button = screen.getByRole('button', { name: 'Exportar CSV' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  await user.keyboard('{Enter}');
  expect(exportList).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
});
