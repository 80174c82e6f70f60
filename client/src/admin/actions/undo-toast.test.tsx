import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { showUndoable } from './show-undoable.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const undo = vi.fn(async () => {});
  const { user } = renderSite(<button type="button">Antes</button>, {
    advanceTimers: (ms: number) => vi.advanceTimersByTime(ms),
  });
  act(() => showUndoable('“circo” não aparece mais aqui.', undo, 'Erro ao desfazer'));
  return { user, undo };
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const button = () => screen.queryByRole('button', { name: 'Desfazer: “circo” não aparece mais aqui.' });

it('closes after twelve seconds', async () => {
  open();
  await seconds(11);
  expect(button()).toBeInTheDocument();
  await seconds(2);
  expect(button()).not.toBeInTheDocument();
});

it('stays while it has the focus, and gives it back', async () => {
  const { user, undo } = open();
  await user.tab();
  expect(screen.getByText('Antes')).toHaveFocus();
  await user.tab();
  expect(button()).toHaveFocus();
  await seconds(60);
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  expect(button()).not.toBeInTheDocument();
  expect(screen.getByText('Antes')).toHaveFocus();
  expect(screen.getByText('Desfeito.')).toBeInTheDocument();
});

it('stays while the pointer is on it, and twelve seconds more', async () => {
  const { user } = open();
  await user.hover(screen.getByText(/não aparece/));
  await seconds(60);
  expect(button()).toBeInTheDocument();
  await user.unhover(screen.getByText(/não aparece/));
  await seconds(11);
  expect(button()).toBeInTheDocument();
  await seconds(2);
  expect(button()).not.toBeInTheDocument();
});
