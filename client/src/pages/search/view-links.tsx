import { Link } from 'react-router-dom';
import { paths, type SearchFilter } from '../../paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { SearchRequest } from './search-request.ts';
import classes from './view-links.module.css';

interface View {
  text: string;
  icon: IconName;
  filter: Pick<SearchFilter, 'view' | 'map'>;
}

/** The map has the cards beside it where there is room. On phones cards are lines, so there is no choice between them. */
const VIEWS: readonly View[] = [
  { text: 'Cartões', icon: 'cards', filter: { view: '', map: false } },
  { text: 'Lista', icon: 'list', filter: { view: 'list', map: false } },
  { text: 'Mapa', icon: 'pin', filter: { view: '', map: true } },
];

/** Chooses between cards, lines and map, which is part of the address. */
export function ViewLinks({ request }: { request: SearchRequest }) {
  return (
    <nav className={classes.views} aria-label="Forma dos resultados">
      {VIEWS.map(({ text, icon, filter }) => (
        <Link
          key={text}
          className={classes.view}
          to={paths.search({ ...request, ...filter })}
          replace
          preventScrollReset
          discover="none"
          data-view={icon}
          aria-current={
            filter.map === request.map && (filter.map || filter.view === request.view) ? 'true' : undefined
          }
        >
          <Icon name={icon} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
