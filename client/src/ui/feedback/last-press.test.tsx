import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { rememberPresses } from './last-press.ts';
import { showToast } from './toast-store.ts';
import { useBusyControl } from './use-busy-control.ts';

beforeAll(rememberPresses);

function Page() {
  const [isLoading, setIsLoading] = useState(false);
  useBusyControl(isLoading);
  return (
    <>
      <a href="#1">Padaria</a>
      <button type="button" onKeyDown={() => setIsLoading((wasLoading) => !wasLoading)}>
        Salvar
      </button>
    </>
  );
}
const startOrEnd = () => fireEvent.keyDown(screen.getByRole('button', { name: 'Salvar' }));

// As in Safari: fireEvent moves no focus.
it('marks a pressed link that has no focus as busy', () => {
  renderSite(<Page />);
  fireEvent.click(screen.getByRole('link'));
  startOrEnd();
  expect(screen.getByRole('link')).toHaveAttribute('aria-busy', 'true');
  startOrEnd();
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-busy');
});

it('marks nothing that was pressed a while ago', () => {
  renderSite(<Page />);
  fireEvent.click(screen.getByRole('link'));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  startOrEnd();
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-busy');
});

it('keeps toasts away from a pressed button that has no focus', () => {
  renderSite(<Page />);
  const button = screen.getByRole('button', { name: 'Salvar' });
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 60, 120, 44));
  fireEvent.click(button);
  act(() => showToast('Empresa salva.'));
  expect(screen.getByText('Empresa salva.').parentElement).toHaveAttribute('data-place', 'bottom');
});
