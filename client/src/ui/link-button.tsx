import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: 'filled' | 'light' | 'subtle' | 'default';
  /** An address of the site; for others give `href`. */
  to?: string;
  /** State of the navigation. */
  state?: unknown;
  /** Counts clicks: see `useRecordClicks`. */
  'data-visit'?: string;
}

/** Shows a link that looks like a button: plain markup, since lists have many of them. */
export function LinkButton({ variant = 'filled', to, state, children, ...anchor }: LinkButtonProps) {
  const shared = { ...anchor, className: classes.link, 'data-variant': variant };
  if (to === undefined) return <a {...shared}>{children}</a>;
  return (
    <Link {...shared} to={to} state={state} discover="none">
      {children}
    </Link>
  );
}
