import { formatAmount } from '../../lib/format.ts';
import type { MapCompany, MapGroup } from './map-marks.ts';
import classes from './results-map.module.css';

interface MapListProps {
  companies: readonly MapCompany[];
  groups: readonly MapGroup[];
  /** Whether a group is listed, not shown closer. */
  isListed(group: MapGroup): boolean;
  onCompany(company: MapCompany): void;
  onGroup(group: MapGroup): void;
}

const companiesOf = (count: number): string => formatAmount(count, 'empresa', 'empresas');

/** Lists what the map shows, for screen readers and keyboards; seen while the focus is in it. */
export function MapList({ companies, groups, isListed, onCompany, onGroup }: MapListProps) {
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
        {groups.map((group) => (
          <li key={`${group.latitude} ${group.longitude} ${group.count}`}>
            <button type="button" onClick={() => onGroup(group)}>
              {isListed(group) ? 'Listar' : 'Aproximar'} {companiesOf(group.count)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
