import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Selection } from '../use-selection.ts';
import type { Column, Columns } from './column.ts';
import { ColumnHead, type Sorting } from './column-head.tsx';
import compact from './compact-table.module.css';
import classes from './data-table.module.css';

/** Widths in rem; below `CARDS` a row is a card. */
const CARDS = 46;
const NAMING = 14;
const CHECKBOX = 3;
/** Distance of the widths at which columns leave. */
const STEP = 4;

interface Tracks {
  /** Value of `grid-template-columns`. */
  template: string;
  /** Width of the container in rem below which a column leaves; undefined when it never does. */
  leavesBelow(column: Column<never>): number | undefined;
  /** Replaces the tracks of columns that leave by nothing, and hides their cells. */
  styles: string;
}

/**
 * Returns the widths of the columns of a table of low rows. Each has its least width and grows to its longest text
 * where there is room; what is left is shared out. Columns of buttons are as wide as their content.
 */
export function tracksOf<Row>(columns: Columns<Row>, isSelectable: boolean): Tracks {
  const widthOf = ({ width }: Column<Row>) => (width === undefined ? NAMING : Number.parseFloat(width));
  const below = new Map<unknown, number>();
  for (const column of columns) {
    const { leaves } = column;
    if (leaves === undefined) continue;
    const beside = columns.filter((other) => (other.leaves ?? leaves) >= leaves);
    const needed = beside.reduce((sum, other) => sum + widthOf(other), isSelectable ? CHECKBOX : 0);
    if (needed > CARDS) below.set(column, CARDS + Math.ceil((needed - CARDS) / STEP) * STEP);
  }
  const tracks = columns.map((column) => {
    if (column.isFixed) return `${widthOf(column)}rem`;
    if (column.name === '') return 'max-content';
    const track = `minmax(${widthOf(column)}rem, auto)`;
    const width = below.get(column);
    return width === undefined ? track : `var(--below-${width}, ${track})`;
  });
  return {
    template: [...(isSelectable ? [`${CHECKBOX}rem`] : []), ...tracks].join(' '),
    leavesBelow: (column) => below.get(column),
    styles: [...new Set(below.values())]
      .map(
        (width) =>
          `@container (${CARDS}rem < width < ${width}rem) {
            table { --below-${width}: ; }
            [data-below="${width}"] { display: none; }
          }`,
      )
      .join(''),
  };
}

/** Rows that can be selected. */
export interface RowSelection<Row> extends Pick<Selection, 'has' | 'toggle'> {
  /** Names the row for screen readers. */
  nameOf(row: Row): string;
  /** True for a row that cannot be selected. */
  isFixed?(row: Row): boolean;
}

/** The link that opens a row. */
interface RowLink {
  to: string;
  state: unknown;
  replace: boolean;
}

interface DataTableProps<Row extends { id: string }> {
  /** Names the table for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: Columns<Row>;
  selection?: RowSelection<Row>;
  /** True for a decided row, which is shown as such. */
  isSettled?(row: Row): boolean;
  /** True for low rows of one height, whose texts are cut off. */
  isCompact?: boolean;
  sorting?: Sorting;
  /** Opens a row by the title of its first column. */
  linkOf?(row: Row): RowLink;
  /** Id of the opened row. */
  openId?: string;
}

/** Shows a table; where it is too narrow for columns each row is a card. */
export function DataTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  selection,
  isSettled,
  isCompact = false,
  sorting,
  linkOf,
  openId,
}: DataTableProps<Row>) {
  const [naming, ...others] = columns;
  const styles = isCompact ? compact : classes;
  const tracks = isCompact ? tracksOf(columns, selection !== undefined) : undefined;
  const titleOf = (column: Column<Row>, row: Row): ReactNode => {
    const title = column.title?.(row);
    if (title === undefined) return null;
    if (!linkOf) return <span className={styles.title}>{title}</span>;
    return (
      <Link
        {...linkOf(row)}
        className={styles.title}
        data-row-link
        aria-current={row.id === openId ? 'true' : undefined}
      >
        {title}
      </Link>
    );
  };
  const cellOf = (column: Column<Row>, row: Row) => {
    const { name, isOffCard } = column;
    const content = column.cell?.(row);
    return (
      <td
        key={name}
        data-name={name || undefined}
        data-off-card={isOffCard || undefined}
        data-below={tracks?.leavesBelow(column)}
      >
        {titleOf(column, row)}
        {name === '' ? <div className={styles.actions}>{content}</div> : content}
      </td>
    );
  };
  return (
    <div className={classes.container}>
      {tracks && <style>{tracks.styles}</style>}
      <table
        className={`${classes.shared} ${styles.table}`}
        style={{ gridTemplateColumns: tracks?.template }}
        aria-label={label}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <span className="visually-hidden">Seleção</span>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead
                key={column.name}
                column={column}
                sorting={sorting}
                leavesBelow={tracks?.leavesBelow(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-id={row.id}
              data-chosen={selection?.has(row.id) || undefined}
              data-settled={isSettled?.(row) || undefined}
              data-open={row.id === openId || undefined}
            >
              {selection && (
                <td className={styles.choice}>
                  <Checkbox
                    aria-label={`Selecionar ${selection.nameOf(row)}`}
                    checked={selection.has(row.id)}
                    disabled={selection.isFixed?.(row)}
                    onChange={() => selection.toggle(row.id)}
                  />
                </td>
              )}
              <th scope="row">
                {titleOf(naming, row)}
                {naming.cell?.(row)}
              </th>
              {others.map((column) => cellOf(column, row))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
