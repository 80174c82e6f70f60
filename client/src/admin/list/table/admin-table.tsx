import { type ReactNode, useLayoutEffect } from 'react';
import { useAllows } from '../../../domain/account/use-may.ts';
import type { Capability } from '../../../domain/account/viewer.gen.ts';
import { LoadingBar } from '../../../ui/feedback/loading-bar.tsx';
import { useBusyControl } from '../../../ui/feedback/use-busy-control.ts';
import type { Choices } from '../../../ui/list/choices.ts';
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
import { ExportButton, type ExportButtonProps } from '../../actions/export-button.tsx';
import { lastLinkedPage } from '../counted.ts';
import { DecidedRowsPaging } from '../decided-rows-paging.tsx';
import { type Details, RowDetails } from '../details/row-details.tsx';
import { useItem } from '../details/use-item.ts';
import { isBeyond } from '../is-beyond.ts';
import classes from '../lists.module.css';
import { lockHeight } from '../lock-height.ts';
import { ToLastPage } from '../to-last-page.tsx';
import { ColumnChoice } from '../tools/column-choice.tsx';
import { SavedViewList } from '../tools/saved-view-list.tsx';
import { useColumns } from '../tools/use-columns.ts';
import type { AdminList, Identified, PageOf } from '../use-admin-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';

interface AdminTableProps<Row extends Identified> {
  list: AdminList<PageOf<Row>>;
  address: ListAddress;
  /** Names what this browser keeps of the list, its views and columns; it keeps nothing without. */
  name?: string;
  /** Names the table for screen readers. */
  label: string;
  /** Names the pages for screen readers. */
  pagesLabel: string;
  failedText?: string;
  /** Loads again after a failure; the list alone unless given. */
  retry?(): Promise<void>;
  search?: { label: string; description?: string };
  filters?: readonly ListFilter[];
  /** Orders of the list; the first is the usual one. Heads of columns sort by them, too. */
  orders?: Choices;
  /** Number of rows, in words, once it is known. */
  count: string | undefined;
  /** Export of the whole list. */
  exported?: Pick<ExportButtonProps, 'list' | 'fileName'>;
  /** What the administrator's role must allow for the buttons of the list and its rows. */
  may?: Capability;
  /** Further buttons for the whole list. */
  actions?: ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** A new key replaces the table's rows instead of moving them. */
  tableKey?: string;
  columns: Columns<Row>;
  selection?: RowSelection<Row>;
  /** What can be done with the selected rows, beside the number of rows. */
  selectionBar?: ReactNode;
  /** True for rows of one height with texts that are cut off. */
  isCompact?: boolean;
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
  const { list, address, label, columns: all, selection, details, rowActions, orders, exported } = props;
  const { children, isCompact = false, name, actions, may } = props;
  const allows = useAllows();
  const mayAct = allows(may);
  const isSettled = (row: Row) => list.outcomeOf(row) !== undefined;
  const { page = 1, lastPage = 1, total = 0 } = list.page ?? {};
  const lastLinked = list.page ? lastLinkedPage(list.page, Number(list.variables.perPage)) : 1;
  const filter = JSON.stringify(list.variables);
  const columns = useColumns(name, all);
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
  const [naming, ...rest] = columns.columns;
  // Without a name they hold the buttons of the rows.
  const others = mayAct ? rest : rest.filter((column) => column.name !== '');
  const order = list.variables.order ?? '';
  if (isBeyond(list.current)) return <ToLastPage address={address} list={list.current} />;
  return (
    <div ref={list.element} tabIndex={-1} className={classes.container} data-item={isOpen || undefined}>
      <ListToolbar
        address={address}
        search={props.search}
        filters={props.filters ?? []}
        orders={orders}
        count={props.count}
        selectionBar={mayAct && list.rows.length > 0 && props.selectionBar}
      >
        {name && <SavedViewList list={name} />}
        {name && <ColumnChoice columns={columns} />}
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
            failedText={props.failedText ?? 'Erro ao carregar dados do painel administrativo'}
            retry={props.retry ?? list.retry}
            empty={props.empty}
          >
            {children}
            <DataTable
              key={props.tableKey}
              label={label}
              rows={list.rows}
              columns={menu ? [naming, ...others, menu] : [naming, ...others]}
              isSettled={isSettled}
              isCompact={isCompact}
              {...(orders && {
                sorting: { address, order: String(order), usual: orders[0].value },
              })}
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
                <Paging label={props.pagesLabel} page={page} lastPage={lastLinked} pathOf={address.pathOf} />
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
            columns={all}
            actionsOf={actionsOf}
          />
        )}
      </div>
    </div>
  );
}
