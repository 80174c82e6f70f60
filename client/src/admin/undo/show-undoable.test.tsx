import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSession } from '../../api/session.ts';
import { renderSite } from '../../testing/render.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { showUndoable } from './show-undoable.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

function open() {
  const undo = vi.fn(async () => {});
  const { user } = renderSite(<button type="button">Antes</button>, {
    advanceTimers: (ms: number) => vi.advanceTimersByTime(ms),
  });
  act(() => void showUndoable('“circo” não aparece mais aqui.', undo, 'Erro ao desfazer'));
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

it('shows the last of several in a line and lists all on request, undoes each, and goes once the last is gone', async () => {
  const { user, undo } = open();
  const other = vi.fn(async () => {});
  act(() => void showUndoable('Bar Azul foi desativada.', other, 'Erro ao desfazer'));
  expect(screen.getAllByRole('button', { name: /^Desfazer: / })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Mais 1 para desfazer' }));
  const buttons = screen.getAllByRole('button', { name: /^Desfazer: / });
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Desfazer: Bar Azul foi desativada.',
    'Desfazer: “circo” não aparece mais aqui.',
  ]);
  await user.click(buttons[1] as HTMLElement);
  expect(undo).toHaveBeenCalledOnce();
  expect(button()).not.toBeInTheDocument();
  await user.keyboard('u');
  expect(other).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /^Desfazer: / })).not.toBeInTheDocument();
});

it('offers the undo of each of many', async () => {
  const { user } = open();
  const undo = vi.fn(async () => {});
  act(() => {
    for (const name of ['Um', 'Dois', 'Três', 'Quatro'])
      showUndoable(`${name} foi aprovada.`, undo, 'Erro ao desfazer', Date.now() + 6_000);
  });
  await user.click(screen.getByRole('button', { name: 'Mais 4 para desfazer' }));
  expect(screen.getAllByRole('button', { name: /^Desfazer: / })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Desfazer: Um foi aprovada.' }));
  expect(undo).toHaveBeenCalledOnce();
  await seconds(7);
  expect(screen.getAllByRole('button', { name: /^Desfazer: / })).toHaveLength(1);
  expect(button()).toBeInTheDocument();
});

it('is not pushed away by later toasts', async () => {
  open();
  act(() => {
    for (const text of ['Um.', 'Dois.', 'Três.', 'Quatro.']) showToast(text);
  });
  expect(button()).toBeInTheDocument();
  expect(screen.queryByText('Um.')).not.toBeInTheDocument();
});

it('goes when its time is over, also while it has the focus, and gives the focus back', async () => {
  const { user } = open();
  await seconds(13);
  act(() => void showUndoable('Bar foi aprovada.', async () => {}, 'Erro ao desfazer', Date.now() + 6_000));
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Desfazer: Bar foi aprovada.' })).toHaveFocus();
  await seconds(5);
  expect(screen.getByText('Bar foi aprovada.')).toBeInTheDocument();
  await seconds(2);
  expect(screen.queryByText('Bar foi aprovada.')).not.toBeInTheDocument();
  expect(screen.getByText('Antes')).toHaveFocus();
});

it('can be tried again after a failure while its time runs, and no more once it is too late', async () => {
  const { user } = open();
  const undo = vi.fn(() => Promise.reject(new Error('offline')));
  act(() => void showUndoable('Bar foi aprovada.', undo, 'Erro ao desfazer', Date.now() + 60_000));
  await user.click(screen.getByRole('button', { name: 'Desfazer: Bar foi aprovada.' }));
  expect(await screen.findByText('Erro ao desfazer')).toBeInTheDocument();
  await seconds(5);
  await user.click(screen.getByRole('button', { name: 'Desfazer: Bar foi aprovada.' }));
  expect(undo).toHaveBeenCalledTimes(2);
  await seconds(60);
  expect(screen.queryByText('Bar foi aprovada.')).not.toBeInTheDocument();
});

it('is forgotten when another person signs in', () => {
  const signIn = (id: string) =>
    act(() =>
      openSession({ token: id, user: { id, name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } }),
    );
  signIn('1');
  open();
  signIn('2');
  expect(button()).not.toBeInTheDocument();
});
