import type { ReactNode } from 'react';

/** The list's orders by a column, as values of the URL; one of the two may be missing. */
export interface ColumnOrders {
  ascending?: string;
  descending?: string;
  /** The direction of the first press, where both are offered; ascending unless given. */
  first?: 'ascending' | 'descending';
}

export interface Column<Row> {
  /** Heading of the column; empty for a column of buttons. */
  name: string;
  /** Text that opens the row, before `cell`. */
  title?(row: Row): string;
  cell?(row: Row): ReactNode;
  orders?: ColumnOrders;
  /** Least width in a table of low rows, 14rem unless given; of a column of buttons the greatest. */
  width?: `${number}rem`;
  /** True for a column of buttons that has its width always; what is wider lies over the cell before. */
  isFixed?: boolean;
  /** Place in the order in which columns leave a table of low rows that is too narrow; without it the column stays. */
  leaves?: number;
  /** True for what only the details of a row show. */
  isDetail?: boolean;
  /** True where the card of a narrow screen leaves it out. */
  isOffCard?: boolean;
  /** Content in the details of a row, where it says more than the cell. */
  detail?(row: Row): ReactNode;
}

/** The first names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];
