import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import classes from './new-tab-link.module.css';

/** Shows a link to a page of the site that opens in a new tab, and says so. */
export function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" title="Abre em nova aba" className={classes.link}>
      {children}
      {'\u00a0'}
      <Icon name="external" size={14} />
      <span className="visually-hidden">(abre em nova aba)</span>
    </Link>
  );
}
