import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { followScheme, switchScheme } from '../../ui/color-scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';

function Mark() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect width="36" height="36" rx="10" className={classes.mark} />
      <path
        d="M18 29c5.8-5.6 9-9.9 9-14a9 9 0 1 0-18 0c0 4.1 3.2 8.4 9 14Z"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path d="M18 10.2l1.6 3.3 3.6.4-2.7 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.7-2.5 3.6-.4z" fill="#ffc93c" />
    </svg>
  );
}

export function Header({ siteName }: { siteName: string }) {
  const { pathname, search } = useLocation();
  const isSearch = pathname === paths.search();
  const isSaved = new URLSearchParams(search).has('saved');
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to={paths.home()} className={classes.brand}>
          <Mark />
          <span className={classes.name}>{siteName}</span>
        </Link>
        <nav className={classes.nav} aria-label="Principal">
          <Link
            to={paths.search()}
            className={classes.link}
            aria-current={isSearch && !isSaved ? 'page' : undefined}
          >
            <Icon name="search" />
            <span className={classes.linkText}>Buscar empresas</span>
          </Link>
          <Link
            to={paths.saved()}
            className={classes.link}
            aria-current={isSearch && isSaved ? 'page' : undefined}
          >
            <Icon name="heart" />
            <span className={classes.linkText}>Salvas</span>
          </Link>
          <ColorSchemeSwitch />
          <HeaderMenu />
        </nav>
      </div>
    </header>
  );
}

/**
 * Switches between light and dark; follows the system until pressed. CSS shows the icon, as the server does not know
 * the scheme.
 */
function ColorSchemeSwitch() {
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
