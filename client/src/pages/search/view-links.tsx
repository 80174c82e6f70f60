import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { SearchRequest } from './search-request.ts';
import classes from './view-links.module.css';

const VIEWS: readonly { view: SearchRequest['view']; text: string; icon: IconName }[] = [
  { view: '', text: 'Cartões', icon: 'cards' },
  { view: 'list', text: 'Lista', icon: 'list' },
];

/** Chooses between cards and lines, which is part of the address. */
export function ViewLinks({ request }: { request: SearchRequest }) {
  return (
    <nav className={classes.views} aria-label="Forma dos resultados">
      {VIEWS.map(({ view, text, icon }) => (
        <Link
          key={text}
          className={classes.view}
          to={paths.search({ ...request, view })}
          replace
          preventScrollReset
          discover="none"
          aria-current={view === request.view ? 'true' : undefined}
        >
          <Icon name={icon} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
