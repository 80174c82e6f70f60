import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import type { AdminReportQuery } from './statistics.gen.ts';
import classes from './top-table.module.css';

type Entry = AdminReportQuery['adminReport']['topCategories'][number];

interface TopTableProps {
  title: string;
  /** Heading of the first column: 'Categoria'. */
  name: string;
  /** Most companies first. */
  entries: readonly Entry[];
  /** Path of the companies of a row. */
  pathOf(entry: Entry): string;
}

/** Shows a table of counts, with bars relative to the first row. */
export function TopTable({ title, name, entries, pathOf }: TopTableProps) {
  const [first] = entries;
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
            {entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  <Link to={pathOf(entry)} className={classes.name}>
                    {entry.name}
                  </Link>
                  <svg className={classes.bar} width="100%" height="8" aria-hidden="true" focusable="false">
                    <rect className={classes.track} width="100%" height="8" rx="4" />
                    <rect width={`${(100 * entry.companies) / first.companies}%`} height="8" rx="4" />
                  </svg>
                </th>
                <td>{formatNumber(entry.companies)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Text c="dimmed">Nenhuma empresa aprovada ainda.</Text>
      )}
    </Panel>
  );
}
