import type { ReactNode } from 'react';
import { type Column, DataTable, type RowSelection } from '../../ui/list/data-table.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { ExportButton, type ExportButtonProps } from './export-button.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import classes from './lists.module.css';
import type { AdminList, Identified, PageOf } from './use-admin-list.tsx';

interface AdminTableProps<Row extends Identified>
  extends Pick<
    ListFrameProps,
    'address' | 'failedText' | 'count' | 'actions' | 'chosen' | 'empty' | 'pagesLabel'
  > {
  list: AdminList<PageOf<Row>>;
  /** Loads again after a failure; the list alone unless given. */
  retry?(): Promise<void>;
  /** Names the table for screen readers. */
  label: string;
  search?: { label: string; description?: string };
  /** Beside the search box. */
  filters?: ReactNode;
  /** Export of the whole list. */
  exported?: Pick<ExportButtonProps, 'list' | 'fileName'>;
  /** A new key replaces the table's rows instead of moving them. */
  tableKey?: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  selection?: RowSelection<Row>;
  /** Above the table. */
  children?: ReactNode;
}

/** An administrators' list as a table. Decided rows cannot be selected. */
export function AdminTable<Row extends Identified>({
  list,
  address,
  label,
  search,
  filters,
  exported,
  actions,
  tableKey,
  columns,
  selection,
  children,
  ...frame
}: AdminTableProps<Row>) {
  const isSettled = (row: Row) => list.outcomeOf(row) !== undefined;
  return (
    <ListFrame
      {...list.frame}
      {...frame}
      address={address}
      filters={
        <>
          {search && (
            <ListSearch {...search} address={address} className={search.description && classes.wide} />
          )}
          {filters}
        </>
      }
      actions={
        exported && (
          <>
            <ExportButton {...exported} filter={{ ...list.variables, page: null }} />
            {actions}
          </>
        )
      }
    >
      {children}
      <DataTable
        key={tableKey}
        label={label}
        rows={list.rows}
        columns={columns}
        isSettled={isSettled}
        {...(selection && {
          selection: {
            ...selection,
            isFixed: (row: Row) => isSettled(row) || selection.isFixed?.(row) === true,
          },
        })}
      />
    </ListFrame>
  );
}
