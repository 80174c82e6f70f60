import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import type { AdminStatisticsQuery } from './statistics.gen.ts';
import classes from './top-table.module.css';

type Place = AdminStatisticsQuery['adminStatistics']['topCategories'][number];

interface TopTableProps {
  title: string;
  /** Heading of the first column: 'Categoria'. */
  name: string;
  /** Most companies first. */
  places: readonly Place[];
  /** Path of the companies of a row. */
  pathOf(place: Place): string;
}

/** Table of counts, with bars relative to the first row. */
export function TopTable({ title, name, places, pathOf }: TopTableProps) {
  const [first] = places;
  return (
    <Panel title={title}>
      {first ? (
        <table className={classes.table}>
          <caption className="visually-hidden">{title}</caption>
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
                    <rect width={`${(100 * place.companies) / first.companies}%`} height="8" rx="4" />
                  </svg>
                </th>
                <td>{formatNumber(place.companies)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={classes.note}>Nenhuma empresa aprovada ainda.</p>
      )}
    </Panel>
  );
}
