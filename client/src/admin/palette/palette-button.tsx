import { type ReactNode, useEffect, useState } from 'react';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyCaps } from '../../ui/keyboard/key-caps.tsx';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import classes from './palette-button.module.css';
import type { PaletteScreen } from './palette-entry.ts';

/** Loaded when the page is at rest, so that nothing that is typed after Ctrl+K is lost. */
const Palette = lazyOr(async () => (await import('./palette-modal.tsx')).PaletteModal, NotLoaded);
const REST_MS = 1_000;

interface PaletteButtonProps {
  screens: readonly PaletteScreen[];
  /** The question before maintenance is switched on or off. */
  maintenance(onClose: () => void): ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Shows the button that opens the palette, as Ctrl+K and Cmd+K do. */
export function PaletteButton({
  screens,
  maintenance,
  className = classes.button,
  children,
}: PaletteButtonProps) {
  const [shown, setShown] = useState<'palette' | 'maintenance'>();
  const open = () => setShown('palette');
  const close = () => setShown((current) => (current === 'palette' ? undefined : current));
  useEffect(() => {
    const timer = setTimeout(() => void Palette.preload(), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  useShortcuts('Geral', [{ key: 'Mod+K', label: 'Ir para uma empresa, pessoa, tela ou ação', run: open }]);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {children ?? (
          <>
            <Icon name="search" />
            Ir para…
            <span className={classes.keys} aria-hidden="true">
              <KeyCaps shortcutKey="Mod+K" />
            </span>
          </>
        )}
      </button>
      <OnDemand>
        {shown === 'palette' && (
          <Palette screens={screens} changeMaintenance={() => setShown('maintenance')} onClose={close} />
        )}
      </OnDemand>
      {shown === 'maintenance' && maintenance(() => setShown(undefined))}
    </>
  );
}
