import { type ReactNode, useState } from 'react';
import { NotLoaded } from '../feedback/not-loaded.tsx';
import { lazyOr } from '../hydration/lazy-or.tsx';
import { OnDemand } from '../hydration/on-demand.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const Sheet = lazyOr(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet, NotLoaded);

interface ShortcutHelpProps {
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Shows the button that opens the list of shortcuts, as "?" does; once a screen. The button stays when the shortcuts of
 * one key are switched off, so that they can be switched on again.
 */
export function ShortcutHelp({ className, children = 'Atalhos de teclado' }: ShortcutHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useShortcuts('Geral', [{ key: '?', label: 'Mostrar os atalhos', run: open }]);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      <OnDemand>{isOpen && <Sheet onClose={() => setIsOpen(false)} />}</OnDemand>
    </>
  );
}
