import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  /** The head of the column; empty for one of buttons. */
  name: string;
  cell(row: Row): ReactNode;
}

interface DataTableProps<Row extends { id: string }> {
  /** What it lists, for screen readers. */
  label: string;
  rows: readonly Row[];
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** Rows under heads; on phones each row is a card whose cells say what they are. */
export function DataTable<Row extends { id: string }>({ label, rows, columns }: DataTableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <div className={classes.place}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name || <span className="visually-hidden">Ações</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{naming.cell(row)}</th>
              {others.map(({ name, cell }) => (
                <td key={name} data-name={name || undefined}>
                  {name === '' ? <div className={classes.actions}>{cell(row)}</div> : cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
