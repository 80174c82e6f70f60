import { useEffect } from 'react';
import { followScheme, switchScheme } from '../../ui/color-scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './header.module.css';

/**
 * Switches between light and dark; follows the system until pressed. CSS shows the icon, as the server does not know
 * the scheme.
 */
export function ColorSchemeSwitch() {
  useEffect(followScheme, []);
  return (
    <button
      type="button"
      className={classes.switch}
      aria-label="Alternar entre tema claro e escuro"
      onClick={switchScheme}
    >
      <span className={classes.moon}>
        <Icon name="moon" size={20} />
      </span>
      <span className={classes.sun}>
        <Icon name="sun" size={20} />
      </span>
    </button>
  );
}
