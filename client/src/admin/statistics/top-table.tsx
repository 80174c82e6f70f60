import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import type { AdminStatisticsQuery } from './statistics.gen.ts';
import classes from './top-table.module.css';

type Place = AdminStatisticsQuery['adminStatistics']['topCategories'][number];

interface TopTableProps {
  /** Heading of the first column: 'Categoria'. */
  name: string;
  caption: string;
  /** Most companies first. */
  places: readonly Place[];
  /** Path of the companies of a row. */
  pathOf(place: Place): string;
}

/** Table of counts, with bars relative to the first row. */
export function TopTable({ name, caption, places, pathOf }: TopTableProps) {
  if (places.length === 0) return <p className={classes.note}>Nenhuma empresa aprovada ainda.</p>;
  const most = places[0]?.companies ?? 1;
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Empresas</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.id}>
            <th scope="row">
              <Link to={pathOf(place)} className={classes.name}>
                {place.name}
              </Link>
              <svg className={classes.bar} width="100%" height="8" aria-hidden="true" focusable="false">
                <rect className={classes.track} width="100%" height="8" rx="4" />
                <rect width={`${(100 * place.companies) / most}%`} height="8" rx="4" />
              </svg>
            </th>
            <td>{formatNumber(place.companies)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
