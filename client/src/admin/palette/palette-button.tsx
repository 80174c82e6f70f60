import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.ts';
import { Icon } from '../../ui/icon.tsx';
import { KeyCaps } from '../../ui/keyboard/key-caps.tsx';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import classes from './palette-button.module.css';
import type { PaletteScreen } from './palette-entry.ts';

const load = async () => (await import('./palette-modal.tsx')).PaletteModal;
/** Loaded when the page is at rest, so that nothing that is typed after Ctrl+K is lost. */
const Palette = lazyOr(load, NotLoaded);
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
    // One that fails is loaded again when it is opened, which reports it.
    const timer = setTimeout(() => load().catch(() => undefined), REST_MS);
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
      <Suspense fallback={null}>
        {shown === 'palette' && (
          <Palette screens={screens} changeMaintenance={() => setShown('maintenance')} onClose={close} />
        )}
      </Suspense>
      {shown === 'maintenance' && maintenance(() => setShown(undefined))}
    </>
  );
}
