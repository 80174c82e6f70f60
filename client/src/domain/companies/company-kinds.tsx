import { Link } from 'react-router-dom';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { CompanyCardFragment } from './company-card.gen.ts';
import classes from './company-kinds.module.css';

/** Lists the kinds of a company; each leads to the companies of its kind in the same city. */
export function CompanyKinds({ kinds, city }: Pick<CompanyCardFragment, 'kinds' | 'city'>) {
  if (kinds.length === 0) return null;
  return (
    <ul className={classes.kinds} aria-label="Segmentos">
      {kinds.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={paths.search({ kind: slug, city: formatCity(city) })}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
