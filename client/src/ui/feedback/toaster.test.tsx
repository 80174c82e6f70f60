import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { showToast } from './toast-store.ts';

/** Gives an element a place in the window. */
const place = (element: HTMLElement, top: number, height = 44) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 120, height));

it('covers neither the pressed button nor the one that has the focus next', () => {
  renderSite(
    <>
      <button type="button">Aprovar</button>
      <button type="button">Salvar</button>
    </>,
  );
  const [above, below] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  place(above, 60);
  place(below, 700);
  above.focus();
  act(() => showToast('Empresa aprovada.'));
  const toasts = () => screen.getByText('Empresa aprovada.').parentElement;
  expect(toasts()).toHaveAttribute('data-place', 'bottom');
  act(() => below.focus());
  expect(toasts()).toHaveAttribute('data-place', 'top');
});

it.each([
  [40, 400, 'bottom'],
  [400, 360, 'top'],
])('leaves a dialog at %i of %i px free', (top, height, side) => {
  renderSite(
    <div role="dialog" aria-label="Rejeitar">
      <button type="button">Rejeitar</button>
    </div>,
  );
  const button = screen.getByRole('button');
  place(screen.getByRole('dialog'), top, height);
  place(button, top + height - 60);
  button.focus();
  act(() => showToast('Empresa aprovada.'));
  expect(screen.getByText('Empresa aprovada.').parentElement).toHaveAttribute('data-place', side);
});

it('is above a bar of buttons at the bottom', () => {
  renderSite(
    <>
      <button type="button">Próximo</button>
      <div data-bottom-bar>
        <button type="button">Aprovar</button>
      </div>
    </>,
  );
  const [above, below] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  place(above, 60);
  place(below.parentElement as HTMLElement, window.innerHeight - 130, 74);
  above.focus();
  act(() => showToast('Empresa aprovada.'));
  const toasts = screen.getByText('Empresa aprovada.').parentElement;
  expect(toasts).toHaveAttribute('data-place', 'bottom');
  expect(toasts?.style.getPropertyValue('--bars')).toBe('130px');
});

it('ignores the focus of a whole page', () => {
  renderSite(<main tabIndex={-1}>Página</main>);
  const page = screen.getByRole('main');
  place(page, 64, 2_000);
  page.focus();
  act(() => showToast('Configurações salvas.'));
  expect(screen.getByText('Configurações salvas.').parentElement).toHaveAttribute('data-place', 'top');
});

it('stays in place while its own button has the focus', () => {
  renderSite(<main>Página</main>);
  act(() => showToast('Empresa aprovada.', 'success', () => <button type="button">Desfazer</button>));
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  place(undo, 20);
  act(() => undo.focus());
  expect(undo).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBe(undo);
});
