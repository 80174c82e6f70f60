import { Button } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { useAllows } from '../../../domain/account/use-may.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingBar } from '../../../ui/feedback/loading-bar.tsx';
import { useBusyControl } from '../../../ui/feedback/use-busy-control.ts';
import type { ListFilter } from '../../../ui/list/filters/list-filter.tsx';
import { ListState } from '../../../ui/list/list-state.tsx';
import { Paging } from '../../../ui/list/paging.tsx';
import { RowsChoice } from '../../../ui/list/rows-choice.tsx';
import type { Column, Columns } from '../../../ui/list/table/column.ts';
import { DataTable, type RowSelection } from '../../../ui/list/table/data-table.tsx';
import { useRowKeys } from '../../../ui/list/table/use-row-keys.ts';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { RowMenu } from '../../../ui/menu/row-menu.tsx';
import type { Action } from '../../actions/action-list.tsx';
import { ExportButton } from '../../actions/export-button.tsx';
import { lastLinkedPage } from '../counted.ts';
import { DecidedRowsPaging } from '../decided-rows-paging.tsx';
import type { DescribedList } from '../described-list.ts';
import { type Details, RowDetails } from '../details/row-details.tsx';
import { useItem } from '../details/use-item.ts';
import { isPastLastPage } from '../is-past-last-page.ts';
import classes from '../lists.module.css';
import { lockHeight } from '../lock-height.ts';
import { ToLastPage } from '../to-last-page.tsx';
import { SavedViewList } from '../tools/saved-view-list.tsx';
import type { Identified } from '../use-admin-list.tsx';
import { useResultKey } from '../use-result-key.ts';
import { ListToolbar } from './list-toolbar.tsx';

interface NotFoundProps {
  address: ListAddress;
  filters: readonly ListFilter[];
  title: string;
  /** What to try. */
  text: string;
  drawing?: ReactNode;
}

/** Offers to remove the filters of a list that found nothing; the list gets the focus, since the button is gone then. */
function NotFound({ address, filters, title, text, ...drawing }: NotFoundProps) {
  return (
    <EmptyState title={title} {...drawing}>
      <p>{text}</p>
      <Button
        variant="default"
        onClick={({ currentTarget }) => {
          const names = Object.keys(Object.assign({ q: '' }, ...filters.map(({ cleared }) => cleared)));
          address.change(Object.fromEntries(names.map((name) => [name, ''])));
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        }}
      >
        {filters.length === 0 ? 'Limpar busca' : 'Limpar filtros'}
      </Button>
    </EmptyState>
  );
}

interface AdminTableProps<Row extends Identified> {
  table: DescribedList<Row>;
  /** Filters that need more than the URL; those of the description unless given. */
  filters?: readonly ListFilter[];
  /** Loads again after a failure; the list alone unless given. */
  retry?(): Promise<void>;
  /** Further buttons for the whole list. */
  actions?: ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
  columns: Columns<Row>;
  selection?: RowSelection<Row>;
  /** What can be done with the selected rows, beside the number of rows. */
  selectionBar?: ReactNode;
  /** Opens rows in a panel. */
  details?: Details<Row>;
  /** Names a row for screen readers, in a list without details. */
  nameOf?(row: Row): string;
  /** Actions of a row, in its menu and in its details; false leaves one out. */
  rowActions?(row: Row): readonly (Action | false)[];
  /** Above the table. */
  children?: ReactNode;
}

/**
 * Shows an administrators' list as a table: filters, count and actions are in place from the start, rows and pages
 * load below. Decided rows cannot be selected. A page beyond the end redirects to the last one.
 */
export function AdminTable<Row extends Identified>(props: AdminTableProps<Row>) {
  const { table, columns, selection, rowActions, children, actions } = props;
  const { description, address, list } = table;
  const { label, orders, exported, may, views, notFound } = description;
  const details = props.details && { ...table.opened, ...props.details };
  const filters = props.filters ?? description.filters?.(address) ?? [];
  const allows = useAllows();
  const mayAct = allows(may);
  const isSettled = (row: Row) => list.outcomeOf(row) !== undefined;
  const { page = 1, lastPage = 1, total = 0 } = list.page ?? {};
  const lastLinked = list.page ? lastLinkedPage(list.page, Number(list.variables.perPage)) : 1;
  const filter = JSON.stringify(list.variables);
  const item = useItem(address, list.element);
  // Without a query by id nothing is known of a row of a page that failed to load.
  const isUnknown =
    list.isFailed && details?.isMissing === undefined && !list.rows.some(({ id }) => id === item.id);
  const isOpen = details !== undefined && item.id !== '' && !isUnknown;
  useRowKeys(list.element, { opens: details !== undefined, selects: selection !== undefined && mayAct });
  // Keeps the height while rows of another filter load, so that the footer does not move up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when filter, order or page change.
  useLayoutEffect(() => {
    if (list.element.current) lockHeight(list.element.current);
  }, [filter, list.element]);
  const isAllowed = (action: Action): boolean =>
    allows(action.may ?? (typeof action.act === 'string' ? undefined : may));
  const actionsOf = (row: Row): Action[] =>
    isSettled(row) ? [] : (rowActions?.(row) ?? []).filter((action) => action !== false).filter(isAllowed);
  const nameOf = details?.nameOf ?? details?.title ?? props.nameOf ?? (() => '');
  const menu: Column<Row> | undefined = rowActions && {
    name: '',
    width: '3.75rem',
    isFixed: true,
    cell: (row: Row) =>
      list.outcomeOr(row, () => {
        const offered = actionsOf(row);
        if (offered.length === 0) return null;
        return <RowMenu of={nameOf(row)} actions={offered} isBusy={list.isBusy(row.id)} />;
      }),
  };
  const { isWaiting } = list;
  useBusyControl(isWaiting);
  const shownKey = useResultKey([list.variables], list.current !== undefined);
  const [naming, ...rest] = columns;
  // Without a name they hold the buttons of the rows.
  const others = rest.filter((column) => !column.isDetail && (mayAct || column.name !== ''));
  const order = list.variables.order ?? '';
  if (isPastLastPage(list.current)) return <ToLastPage address={address} list={list.current} />;
  return (
    <div ref={list.element} tabIndex={-1} className={classes.container} data-item={isOpen || undefined}>
      <ListToolbar
        address={address}
        search={description.search}
        filters={filters}
        orders={orders}
        count={table.count}
        selectionBar={mayAct && list.rows.length > 0 && props.selectionBar}
      >
        {views && <SavedViewList list={views} />}
        {exported && <ExportButton {...exported} filter={{ ...list.variables, page: null, perPage: null }} />}
        {mayAct && actions}
      </ListToolbar>
      {isWaiting && <LoadingBar />}
      <div className={classes.split}>
        <div className={classes.rows} aria-busy={isWaiting || undefined}>
          <ListState
            hasData={list.page !== undefined}
            isEmpty={list.rows.length === 0}
            isFailed={list.isFailed}
            failedText={description.failedText ?? 'Erro ao carregar dados do painel administrativo'}
            retry={props.retry ?? list.retry}
            empty={
              list.isFiltered && notFound ? (
                <NotFound address={address} filters={filters} {...notFound} />
              ) : (
                props.empty
              )
            }
          >
            {children}
            <DataTable
              key={description.replacesRows ? shownKey : undefined}
              label={label}
              rows={list.rows}
              columns={menu ? [naming, ...others, menu] : [naming, ...others]}
              isSettled={isSettled}
              isCompact
              sorting={{ address, order: String(order), usual: orders[0].value }}
              {...(details && { linkOf: item.linkOf, openId: item.id })}
              {...(selection &&
                mayAct && {
                  selection: {
                    ...selection,
                    isFixed: (row: Row) => isSettled(row) || selection.isFixed?.(row) === true,
                  },
                })}
            />
            <div className={classes.foot}>
              {'perPage' in list.variables && total > 0 && (
                <RowsChoice rows={address.rows} total={total} onChange={address.changeRows} />
              )}
              <DecidedRowsPaging decided={list} lastPage={lastPage}>
                <Paging
                  label={description.pagesLabel}
                  page={page}
                  lastPage={lastLinked}
                  pathOf={address.pathOf}
                />
                {page >= lastLinked && lastLinked < lastPage && (
                  <p className={classes.end}>
                    As páginas terminam aqui, e a lista não. Para ver o resto, use os filtros ou outra ordem.
                  </p>
                )}
              </DecidedRowsPaging>
            </div>
          </ListState>
        </div>
        {isOpen && (
          <RowDetails
            details={details}
            item={item}
            rows={list.rows}
            isLoaded={list.current !== undefined}
            columns={columns}
            actionsOf={actionsOf}
          />
        )}
      </div>
    </div>
  );
}
