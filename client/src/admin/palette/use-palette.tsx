import { type ReactNode, useEffect, useState } from 'react';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import type { PaletteScreen } from './palette-entry.ts';
import { useEarlyLetters } from './use-early-letters.ts';

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
  const [shown, setShown] = useState<'palette' | 'maintenance'>();
  const takeEarly = useEarlyLetters(shown === 'palette');
  const open = () => setShown('palette');
  const close = () => setShown((current) => (current === 'palette' ? undefined : current));
  useEffect(() => {
    const timer = setTimeout(() => void Palette.preload(), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  useShortcuts('Geral', [{ key: 'Mod+K', label: 'Ir para uma empresa, pessoa, tela ou ação', run: open }]);
  const element = (
    <>
      <OnDemand>
        {shown === 'palette' && (
          <Palette
            screens={screens}
            takeEarly={takeEarly}
            changeMaintenance={() => setShown('maintenance')}
            onClose={close}
          />
        )}
      </OnDemand>
      {shown === 'maintenance' && maintenance(() => setShown(undefined))}
    </>
  );
  return { open, element };
}
