import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import type { Selection } from './use-selection.ts';

export interface Column<Row> {
  /** Heading of the column; empty for a column of buttons. */
  name: string;
  cell(row: Row): ReactNode;
}

/** Rows that can be selected. */
export interface RowSelection<Row> extends Selection {
  /** Names the row for screen readers. */
  nameOf(row: Row): string;
  /** True for a row that cannot be selected. */
  isFixed?(row: Row): boolean;
}

interface DataTableProps<Row extends { id: string }> {
  /** Names the table for screen readers. */
  label: string;
  rows: readonly Row[];
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  selection?: RowSelection<Row>;
  /** True for a decided row, which is shown as such. */
  isSettled?(row: Row): boolean;
}

/** Shows a table; on phones each row is a card whose cells show the headings. */
export function DataTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  selection,
  isSettled,
}: DataTableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <div className={classes.container}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <span className="visually-hidden">Seleção</span>
              </th>
            )}
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name || <span className="visually-hidden">Ações</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-chosen={selection?.has(row.id) || undefined}
              data-settled={isSettled?.(row) || undefined}
            >
              {selection && (
                <td>
                  <Checkbox
                    aria-label={`Selecionar ${selection.nameOf(row)}`}
                    checked={selection.has(row.id)}
                    disabled={selection.isFixed?.(row)}
                    onChange={() => selection.toggle(row.id)}
                  />
                </td>
              )}
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
