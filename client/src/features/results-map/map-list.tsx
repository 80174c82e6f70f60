import { formatAmount } from '../../lib/format.ts';
import type { CompaniesOnMapQuery } from './companies-on-map.gen.ts';
import type { MapCluster, MapCompany } from './result-markers.ts';
import classes from './results-map.module.css';

interface MapListProps {
  shown: CompaniesOnMapQuery['companiesOnMap'];
  onCompany(company: MapCompany): void;
  onCluster(cluster: MapCluster): void;
}

const companiesOf = (count: number): string => formatAmount(count, 'empresa', 'empresas');

/** Lists what the map shows, for screen readers and keyboards; seen while the focus is in it. */
export function MapList({ shown, onCompany, onCluster }: MapListProps) {
  const { companies, clusters } = shown;
  return (
    <div className={classes.list}>
      <h2>No mapa</h2>
      <ul>
        {companies.map((company) => (
          <li key={company.id}>
            <button type="button" onClick={() => onCompany(company)}>
              {company.name}
            </button>
          </li>
        ))}
        {clusters.map((cluster) => (
          <li key={`${cluster.latitude} ${cluster.longitude}`}>
            <button type="button" onClick={() => onCluster(cluster)}>
              Aproximar {companiesOf(cluster.count)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
