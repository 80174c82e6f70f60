import { type ReactNode, useLayoutEffect } from 'react';
import { type Column, DataTable, type RowSelection } from '../../ui/list/data-table.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { DecidedRowsPaging } from './decided-rows-paging.tsx';
import { ExportButton, type ExportButtonProps } from './export-button.tsx';
import { isBeyond } from './is-beyond.ts';
import classes from './lists.module.css';
import { lockHeight } from './lock-height.ts';
import { ToLastPage } from './to-last-page.tsx';
import type { AdminList, Identified, PageOf } from './use-admin-list.tsx';

interface AdminTableProps<Row extends Identified> {
  list: AdminList<PageOf<Row>>;
  address: ListAddress;
  /** Names the table for screen readers. */
  label: string;
  /** Names the pages for screen readers. */
  pagesLabel: string;
  failedText?: string;
  /** Loads again after a failure; the list alone unless given. */
  retry?(): Promise<void>;
  search?: { label: string; description?: string };
  /** Beside the search box. */
  filters?: ReactNode;
  /** Between the filters and the count. */
  chosen?: ReactNode;
  /** Number of rows, in words, once it is known. */
  count: string | undefined;
  /** Export of the whole list. */
  exported?: Pick<ExportButtonProps, 'list' | 'fileName'>;
  /** Further buttons for the whole list. */
  actions?: ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** A new key replaces the table's rows instead of moving them. */
  tableKey?: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  selection?: RowSelection<Row>;
  /** Above the table. */
  children?: ReactNode;
}

/**
 * Shows an administrators' list as a table: filters, count and actions are in place from the start, rows and pages
 * load below. Decided rows cannot be selected. A page beyond the end redirects to the last one.
 */
export function AdminTable<Row extends Identified>({
  list,
  address,
  label,
  pagesLabel,
  failedText = 'Erro ao carregar dados do painel administrativo',
  retry = list.retry,
  search,
  filters,
  chosen,
  count,
  exported,
  actions,
  empty,
  tableKey,
  columns,
  selection,
  children,
}: AdminTableProps<Row>) {
  const isSettled = (row: Row) => list.outcomeOf(row) !== undefined;
  const { page = 1, lastPage = 1 } = list.page ?? {};
  const filter = JSON.stringify(list.variables);
  // Keeps the height while rows of another filter load, so that the footer does not move up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when filter, order or page change.
  useLayoutEffect(() => {
    if (list.element.current) lockHeight(list.element.current);
  }, [filter, list.element]);
  if (isBeyond(list.current)) return <ToLastPage address={address} list={list.current} />;
  return (
    <div ref={list.element} tabIndex={-1} className={classes.container}>
      <fieldset className={classes.filters}>
        <legend className="visually-hidden">Filtros</legend>
        {search && (
          <ListSearch {...search} address={address} className={search.description && classes.wide} />
        )}
        {filters}
      </fieldset>
      {chosen}
      <div className={classes.head}>
        <p role="status">{count}</p>
        {(exported || actions) && (
          <div>
            {exported && <ExportButton {...exported} filter={{ ...list.variables, page: null }} />}
            {actions}
          </div>
        )}
      </div>
      <ListState
        hasData={list.page !== undefined}
        isEmpty={list.rows.length === 0}
        isFailed={list.isFailed}
        failedText={failedText}
        retry={retry}
        empty={empty}
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
        <DecidedRowsPaging decided={list} lastPage={lastPage}>
          <Paging label={pagesLabel} page={page} lastPage={lastPage} pathOf={address.pathOf} />
        </DecidedRowsPaging>
      </ListState>
    </div>
  );
}
