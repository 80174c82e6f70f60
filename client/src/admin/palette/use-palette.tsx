import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import type { PaletteScreen } from './palette-entry.ts';

/**
 * Keeps the letters that are typed while a dialog opens, outside of it: they are meant for its field, not for the shortcuts
 * and buttons of the screen. Returns the function that takes them.
 */
function useEarlyLetters(isOpen: boolean): () => string {
  const letters = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const { key } = event;
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      const isTyped = key.length === 1 || key === 'Backspace' || key === 'Enter';
      if (!isTyped || isModified || (event.target as Element).closest('[role=dialog]')) return;
      if (key === 'Backspace') letters.current = letters.current.slice(0, -1);
      else if (key !== 'Enter') letters.current += key;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      letters.current = '';
    };
  }, [isOpen]);
  return () => {
    const text = letters.current;
    letters.current = '';
    return text;
  };
}

/** Loaded when the page is at rest, so that nothing that is typed after Ctrl+K is lost. */
const Palette = lazyOr(async () => (await import('./palette-modal.tsx')).PaletteModal, NotLoaded);
const REST_MS = 1_000;

export interface PaletteProps {
  screens: readonly PaletteScreen[];
  /** The question before maintenance is switched on or off. */
  maintenance(onClose: () => void): ReactNode;
}

/** Opens the palette by Ctrl+K and Cmd+K; returns what opens it and its element. */
export function usePalette({ screens, maintenance }: PaletteProps): { open(): void; element: ReactNode } {
  const [openModal, setOpenModal] = useState<'palette' | 'maintenance'>();
  const takeEarly = useEarlyLetters(openModal === 'palette');
  const open = () => setOpenModal('palette');
  const close = () => setOpenModal((current) => (current === 'palette' ? undefined : current));
  useEffect(() => {
    const timer = setTimeout(() => void Palette.preload(), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  useShortcuts('Geral', [{ key: 'Mod+K', label: 'Ir para uma empresa, pessoa, tela ou ação', run: open }]);
  const element = (
    <>
      <OnDemand>
        {openModal === 'palette' && (
          <Palette
            screens={screens}
            takeEarly={takeEarly}
            changeMaintenance={() => setOpenModal('maintenance')}
            onClose={close}
          />
        )}
      </OnDemand>
      {openModal === 'maintenance' && maintenance(() => setOpenModal(undefined))}
    </>
  );
  return { open, element };
}
