import { Link } from 'react-router-dom';
import { isExactlyKnown } from '../../lib/here.ts';
import { paths, type SearchFilter } from '../../paths.ts';
import classes from './search-choices.module.css';

const KILOMETRES = [1, 5, 10, 50];

/** Shows links to the distances from the position of the search, and one that ends it. */
export function RadiusFilter({ request }: { request: SearchFilter }) {
  const { near = '', radius = 0 } = request;
  const choices = [
    ...KILOMETRES.map((km) => ({ km, label: `Até ${km} km` })),
    { km: 0, label: 'Qualquer distância' },
  ];
  return (
    <ul className={classes.chips} aria-label="Distância de você">
      {choices.map(({ km, label }) => (
        <li key={km}>
          <Link
            to={paths.search({ ...request, page: 1, radius: km })}
            className={classes.chip}
            aria-current={km === radius || undefined}
            rel="nofollow"
          >
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={paths.search({ ...request, page: 1, near: '', radius: 0, order: 'relevance' })}
          className={classes.chip}
          rel="nofollow"
        >
          {isExactlyKnown(near) ? 'Não usar minha localização' : 'Não usar esta localização'}
        </Link>
      </li>
    </ul>
  );
}
