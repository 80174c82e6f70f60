import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { SiteModal } from '../modal/site-modal.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { switchSingleKeys } from './single-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

beforeEach(() => switchSingleKeys(true));

function Queue({ ran, add = false }: { ran: string[]; add?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState(0);
  useShortcuts('Fila', [
    {
      key: 'j',
      label: 'Próximo',
      run: () => {
        ran.push(`j${step}`);
        setStep(step + 1);
      },
    },
    { key: 'Enter', label: 'Abrir', run: () => ran.push('Enter') },
    { key: 'ArrowDown', label: 'Abaixo', run: () => ran.push('ArrowDown') },
    { key: 'Mod+K', label: 'Ir para', run: () => ran.push('Mod+K') },
  ]);
  useShortcuts('Fila', add ? [{ key: 'e', label: 'Editar', run: () => ran.push('e') }] : []);
  return (
    <>
      <ShortcutHelp />
      <label>
        Motivo <input />
      </label>
      <label>
        <input type="checkbox" /> Selecionar
      </label>
      <select aria-label="Ordem">
        <option>Mais antigas</option>
      </select>
      <button type="button" onClick={() => setIsOpen(true)}>
        Pergunta
      </button>
      {isOpen && (
        <SiteModal title="Pergunta" onClose={() => setIsOpen(false)}>
          <p>Aprovar?</p>
        </SiteModal>
      )}
    </>
  );
}

/** Renders a screen with shortcuts; `ran` lists those that ran. */
function open(props: { add?: boolean } = {}) {
  const ran: string[] = [];
  return { ran, ...renderSite(<Queue ran={ran} {...props} />) };
}

it('runs the latest action of a key, in either case', async () => {
  const { user, ran } = open();
  await user.keyboard('j');
  await user.keyboard('J');
  expect(ran).toEqual(['j0', 'j1']);
});

it('ignores keys while something is typed or chosen, but not on a checkbox', async () => {
  const { user, ran } = open();
  await user.click(screen.getByLabelText('Motivo'));
  await user.keyboard('j');
  expect(screen.getByLabelText('Motivo')).toHaveValue('j');
  await user.click(screen.getByLabelText('Ordem'));
  await user.keyboard('j{ArrowDown}');
  expect(ran).toEqual([]);
  await user.click(screen.getByLabelText('Selecionar'));
  await user.keyboard('j');
  expect(ran).toEqual(['j0']);
});

it('leaves Enter to the focused button', async () => {
  const { user, ran } = open();
  await user.keyboard('{Enter}');
  expect(ran).toEqual(['Enter']);
  screen.getByRole('button', { name: 'Pergunta' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(ran).toEqual(['Enter']);
});

it('ignores all keys in a modal', async () => {
  const { user, ran } = open();
  await user.click(screen.getByRole('button', { name: 'Pergunta' }));
  await screen.findByRole('dialog');
  await user.keyboard('j{ArrowDown}{Control>}k{/Control}');
  expect(ran).toEqual([]);
});

it('ignores a key with a modifier and a key held down', async () => {
  const { user, ran } = open();
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}{Shift>}{ArrowDown}{/Shift}');
  expect(ran).toEqual([]);
  await user.keyboard('{j>3}{/j}');
  expect(ran).toEqual(['j0']);
});

it('runs a combined shortcut in a field too', async () => {
  const { user, ran } = open();
  await user.click(screen.getByLabelText('Motivo'));
  await user.keyboard('{Control>}k{/Control}{Meta>}k{/Meta}');
  expect(ran).toEqual(['Mod+K', 'Mod+K']);
});

it('stops with the component', async () => {
  const { user, ran, rerender } = open();
  rerender(<p>Outra página</p>);
  await user.keyboard('j');
  expect(ran).toEqual([]);
});

it('lists the shortcuts by group on "?"', async () => {
  const { user } = open({ add: true });
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
  const queue = within(sheet).getByRole('heading', { name: 'Fila' }).parentElement as HTMLElement;
  expect(
    within(queue)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['PróximoJ', 'AbrirEnter', 'AbaixoSeta para baixo↓', 'Ir paraCtrlK', 'EditarE']);
  expect(within(sheet).getByRole('heading', { name: 'Geral' })).toBeInTheDocument();
});

it('switches keys of one character off in this browser, and on again', async () => {
  const { user, ran, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Atalhos de teclado' }));
  const off = await screen.findByRole('switch', { name: 'Atalhos de uma tecla só' });
  expect(off).toBeChecked();
  await user.click(off);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('j?');
  await user.keyboard('{Control>}k{/Control}');
  expect(ran).toEqual(['Mod+K']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  const again = open();
  await again.user.keyboard('j');
  expect(again.ran).toEqual([]);
  await again.user.click(screen.getByRole('button', { name: 'Atalhos de teclado' }));
  await again.user.click(await screen.findByRole('switch', { name: 'Atalhos de uma tecla só' }));
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  screen.getByRole('button', { name: 'Atalhos de teclado' }).blur();
  await again.user.keyboard('j');
  expect(again.ran).toEqual(['j0']);
});

/** Presses J once its children are in the document, before any effect that follows the paint. */
function PressedAtOnce({ ran }: { ran: string[] }) {
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
  }, []);
  return <Queue ran={ran} />;
}

it('answers a key as soon as the component can be seen', () => {
  const ran: string[] = [];
  renderSite(<PressedAtOnce ran={ran} />);
  expect(ran).toEqual(['j0']);
});
