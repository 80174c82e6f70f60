import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { useFreshQuery } from '../../api/hooks.ts';
import type { MutationName } from '../../api/operations.gen.ts';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import { formatAmount } from '../../lib/format.ts';
import { type Choices, choiceOf } from '../../ui/list/choices.ts';
import type { ListFilter } from '../../ui/list/filters/list-filter.tsx';
import { ITEM, type ListAddress, useListAddress } from '../../ui/list/use-list-params.ts';
import { type ListCountInput, useListCountQuery } from '../bulk/bulk-job.gen.ts';
import type { SelectableList } from '../bulk/use-bulk-selection.ts';
import { countText, withTotal } from './counted.ts';
import {
  type AdminList,
  type Identified,
  listOf,
  type PageOf,
  type QueryResult,
  useAdminList,
} from './use-admin-list.tsx';
import type { RowDecisions } from './use-others-decisions.ts';
import { onlyPage } from './whole-list.ts';

/** Values of a list's filters, with order and page where it has them. */
interface ListVariables {
  q?: string | null | undefined;
  order?: string;
  page?: number;
  perPage?: number;
  [name: string]: string | number | boolean | null | undefined;
}

type BulkFilter = Exclude<keyof ListCountInput, 'action' | 'kind'>;

interface Selects {
  /** Name of the list's filter in bulk actions. */
  filter: BulkFilter;
  /** Before the number of all rows of the filter: 'Selecionar todas as'. */
  allText: string;
  /** Label of the checkbox for all rows of the page. */
  pageText?: string;
  /** 'empresa selecionada', 'empresas selecionadas'. */
  words: readonly [singular: string, plural: string];
}

type ListIn<Data> = Data[Exclude<keyof Data, '__typename'>];
/** The rows of the only list of a query. */
export type RowOf<Data> =
  ListIn<Data> extends { items: readonly (infer Row)[] }
    ? Row & Identified
    : ListIn<Data> extends readonly (infer Row)[]
      ? Row & Identified
      : never;

/** A list of the administration: what it reads, how it is filtered and sorted, and its texts. */
export interface ListDescription<Data, Variables extends object, One = unknown> {
  /** Names the table for screen readers. */
  label: string;
  /** 'empresa', 'empresas'. */
  words: readonly [singular: string, plural: string];
  /** Names the pages for screen readers. */
  pagesLabel: string;
  failedText?: string;
  /** Has one field, the list: a page, or all rows of a list that comes whole. */
  query: TypedDocumentNode<Data, never>;
  /** Filters and sorts a list that comes whole. */
  rows?(all: readonly RowOf<Data>[], variables: Variables): readonly RowOf<Data>[];
  /** Reads the variables from the URL. */
  variables(address: ListAddress): Variables;
  /** The variables that the query has; those of the list unless given. */
  queryVariables?(variables: Variables): object;
  /** Reads the row that the URL opens where the page does not have it; without it rows of the page are opened only. */
  rowQuery?: { query: TypedDocumentNode<One, never>; row(data: One): RowOf<Data> };
  /** Names what the list's mutations make stale; missing for a read-only list. */
  mutation?: MutationName;
  /** False where a row can be acted on again as long as the list has it. */
  isFinal?: boolean;
  /** Of a list whose rows are decided on so that it can be undone. */
  decisions?: RowDecisions<RowOf<Data>>;
  search: { label: string; description?: string };
  filters?(address: ListAddress): readonly ListFilter[];
  /** Orders of the list; the first is the usual one. Heads of columns sort by them, too. */
  orders: Choices;
  /** Shown when filters find nothing; what is shown of an empty list stands there as well unless given. */
  notFound?: { title: string; text: string; drawing?: ReactNode };
  /** Names the views that this browser keeps of a long list; it keeps none without. */
  views?: string;
  /** The server's export of the list, and the name of the file. */
  exported?: { list: string; fileName: string };
  /** What the administrator's role must allow for the buttons of the list and its rows. */
  may?: Capability;
  selects?: Selects;
  /** True where the server counts a searched text up to a bound, so that all of it are counted apart. */
  isCountedApart?: boolean;
  /** True where rows of another order or filter replace those before instead of moving. */
  replacesRows?: boolean;
}

/** Returns a list that the server filters, sorts and pages by the variables. */
export const pagedList = <Data, Variables extends object, One = unknown>(
  description: ListDescription<Data, Variables, One> & { query: TypedDocumentNode<Data, Variables> },
): ListDescription<Data, Variables, One> => description;

/** Returns a list that comes whole. */
export const wholeList = <Data, Variables extends object>(
  description: ListDescription<Data, Variables>,
): ListDescription<Data, Variables> => ({ ...description, queryVariables: () => ({}) });

/** Returns the variables that most lists have, read from the URL. */
export const pageVariables = <Order extends string>(address: ListAddress, orders: Choices<Order>) => ({
  q: address.text('q') || null,
  order: choiceOf(address, 'order', orders),
  page: address.page,
  perPage: address.rows,
});

/** The row that the URL opens where it is not on the list's page. */
export interface OpenedRow<Row> {
  /** A list without it opens rows of its page only. */
  row?: Row | undefined;
  /** True once it is known that there is no such row. */
  isMissing?: boolean;
  /** Loads the opened row again; set where loading it failed. */
  retry?: (() => Promise<void>) | undefined;
}

/** What `AdminTable` shows of a list. */
export interface DescribedList<Row extends Identified> {
  description: Omit<
    ListDescription<unknown, object>,
    'query' | 'rows' | 'variables' | 'asked' | 'one' | 'decisions'
  >;
  address: ListAddress;
  list: AdminList<PageOf<Row>>;
  /** Number of rows, in words, once it is known. */
  count: string | undefined;
  /** The opened row where the page does not have it. */
  opened: OpenedRow<Row>;
}

/** Counts all of a searched text apart from its page, which the server counts up to a bound; undefined until then. */
function useTotal(
  isCounted: boolean,
  filter: Partial<Record<BulkFilter, object>>,
): number | null | undefined {
  return useListCountQuery({ variables: { input: filter as ListCountInput }, skip: !isCounted }).data
    ?.adminListCount;
}

/** Returns the rows of a description's list, by the filters, order and page of the URL. */
export function useDescribedList<Data, Variables extends object, One>(
  description: ListDescription<Data, Variables, One>,
): DescribedList<RowOf<Data>> & {
  /** The response, or the one before it. */
  data: Data | undefined;
  refetch(): Promise<void>;
  variables: Variables;
  /** The variables without order and page. */
  filter: Omit<Variables, 'order' | 'page' | 'perPage'>;
  /** For `useBulkSelection`. */
  selectable: SelectableList<RowOf<Data>>;
} {
  type Row = RowOf<Data>;
  const { selects, rowQuery, words, exported, rows } = description;
  const address = useListAddress();
  const variables = description.variables(address);
  const { order: _, page: __, perPage: ___, ...filter } = variables as ListVariables;
  const queryVariables: OperationVariables = description.queryVariables?.(variables) ?? variables;
  const query = useFreshQuery(description.query as TypedDocumentNode<Data>, { variables: queryVariables });
  const pageResult = listOf(query, (data) => {
    const [list] = Object.values(data as Record<string, PageOf<Row> | readonly Row[]>);
    if (list && 'items' in list) return list;
    return onlyPage(rows ? rows(list ?? [], variables) : (list ?? []));
  });
  const isEstimated = pageResult.latest?.totalIsExact === false;
  const isSearched = description.isCountedApart === true && filter.q != null;
  const of = selects ? { [selects.filter]: filter } : {};
  const total = useTotal(isSearched && isEstimated, of);
  const counted = (page: PageOf<Row> | undefined) => page && withTotal(page, total, address.rows);
  const result: QueryResult<PageOf<Row>> = {
    ...pageResult,
    current: counted(pageResult.current),
    latest: counted(pageResult.latest),
  };
  const list = useAdminList(result, { ...description, variables: variables as ListVariables });
  const openId = address.text(ITEM);
  const isOnPage = list.rows.some(({ id }) => id === openId);
  const isLoading = list.page === undefined && !list.isFailed;
  const id = isLoading || isOnPage ? '' : openId;
  const opened = useFreshQuery((rowQuery?.query ?? description.query) as TypedDocumentNode<One>, {
    variables: { id },
    skip: !rowQuery || id === '',
  });
  return {
    description,
    address,
    data: query.data ?? query.previousData,
    refetch: query.refetch,
    variables,
    filter: filter as Omit<Variables, 'order' | 'page' | 'perPage'>,
    list,
    count: list.page && countText(list.page, words, isSearched && total === undefined),
    opened: rowQuery
      ? openedRow(opened.data === undefined ? undefined : rowQuery.row(opened.data), opened)
      : {},
    selectable: {
      list,
      of,
      words,
      allText: selects?.allText ?? '',
      pageText: selects?.pageText,
      countText: (amount) => formatAmount(amount, ...(selects?.words ?? words)),
      exported: exported && { ...exported, filter: list.variables },
    },
  };
}

/** Maps a query by id to `row`, `isMissing` and `retry`. */
export function openedRow<Row>(
  row: Row | undefined,
  { failure, refetch }: Pick<ReturnType<typeof useFreshQuery>, 'failure' | 'refetch'>,
): OpenedRow<Row> {
  const isMissing = failure?.code === 'NOT_FOUND';
  return { row, isMissing, retry: failure && !isMissing ? refetch : undefined };
}
