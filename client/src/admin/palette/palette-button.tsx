import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { KeyCaps } from '../../ui/keyboard/key-caps.tsx';
import classes from './palette-modal.module.css';
import { type PaletteProps, usePalette } from './use-palette.tsx';

interface PaletteButtonProps extends PaletteProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Shows the button that opens the palette, as Ctrl+K and Cmd+K do. */
export function PaletteButton({ className = classes.button, children, ...palette }: PaletteButtonProps) {
  const { open, element } = usePalette(palette);
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
      {element}
    </>
  );
}
