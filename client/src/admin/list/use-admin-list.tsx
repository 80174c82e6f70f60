import type { ReactNode } from 'react';
import { errorMessage, type FailedText } from '../../api/errors.ts';
import type { MutationName } from '../../api/operations.gen.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { showUndoable } from '../actions/undo/show-undoable.tsx';
import { type Decisions, useDecisions } from '../actions/use-decisions.ts';
import type { ExportButtonProps } from './export-button.tsx';
import { type Outcome, OutcomeTag } from './outcome.tsx';
import { type DecidedRows, useDecidedRows } from './use-decided-rows.ts';

export interface Identified {
  id: string;
}

export interface PageOf<Item> {
  items: readonly Item[];
  page: number;
  lastPage: number;
  total: number;
  totalIsExact?: boolean;
}

export interface QueryResult<Page> {
  /** The response to the present variables; undefined while it is loading. */
  current: Page | undefined;
  /** That response, or the one before it. */
  shown: Page | undefined;
  failure: unknown;
  refetch(): Promise<void>;
}

/** Picks one list out of the result of a query. */
export const listOf = <Data, Page>(
  {
    data,
    previousData,
    failure,
    refetch,
  }: { data?: Data; previousData?: Data; failure?: unknown; refetch(): Promise<void> },
  pick: (data: Data) => Page,
): QueryResult<Page> => {
  const either = data ?? previousData;
  return { current: data && pick(data), shown: either && pick(either), failure, refetch };
};

interface AdminListOptions {
  /** Identifies the page: filters, order and number. */
  variables: ExportButtonProps['filter'];
  /** Names what the list's mutations make stale; missing for a read-only list. */
  mutation?: MutationName;
  /** False where a row can be acted on again as long as the list has it. */
  isFinal?: boolean;
}

interface Decision {
  /** Missing where the row can be acted on again. */
  outcome?: Outcome;
  /** Toast of success. */
  done: string;
  /** Toast of an error. */
  failed: FailedText;
  /** Outcome of a row that somebody else decided before. */
  before?: Outcome;
  /** Undoes the action, from its toast. */
  undo?(): Promise<unknown>;
}

export interface AdminList<Page extends PageOf<Identified>, Row = Page['items'][number]>
  extends Decisions,
    DecidedRows<Row> {
  /** The page on the screen; undefined until the first response. */
  page: Page | undefined;
  variables: ExportButtonProps['filter'];
  /** True when a variable other than order, page and rows a page is set. */
  isFiltered: boolean;
  /** The response to the present variables; undefined while it is loading or rows are kept in place. */
  current: Page | undefined;
  isFailed: boolean;
  retry(): Promise<void>;
  /** Marks rows as decided and reloads the lists that change. */
  settleAndReload(ids: readonly string[], outcome: Outcome): void;
  /** Runs a decision about one row: toast, outcome, reload. */
  decide(row: Row, action: () => Promise<unknown>, decision: Decision): Promise<void>;
  /** The outcome of a decided row, else its buttons. */
  outcomeOr(row: Row, buttons: () => ReactNode): ReactNode;
}

/** Returns the state shared by the administrators' lists: page, decided rows in place, busy rows, reloading. */
export function useAdminList<Page extends PageOf<Identified>>(
  { current, shown, failure, refetch }: QueryResult<Page>,
  { variables, mutation, isFinal }: AdminListOptions,
): AdminList<Page> {
  type Row = Page['items'][number];
  const decisions = useDecisions(mutation);
  const { element, run, reload } = decisions;
  const decided = useDecidedRows<Row>({
    rows: shown?.items ?? [],
    isCurrent: current !== undefined && failure === undefined,
    page: JSON.stringify(variables),
    element,
    isFinal,
  });
  const settleAndReload = (ids: readonly string[], outcome: Outcome) => {
    decided.settle(ids, outcome);
    reload();
  };
  const { order: _, page: __, perPage: ___, ...filter } = variables;
  return {
    ...decisions,
    ...decided,
    page: shown,
    variables,
    isFiltered: Object.values(filter).some((value) => value != null && value !== ''),
    current: decided.isHolding ? undefined : current,
    isFailed: failure !== undefined,
    retry: refetch,
    settleAndReload,
    decide: (row, action, { outcome, done, failed, before, undo }) =>
      run(row.id, async () => {
        try {
          await action();
          if (undo) showUndoable(done, undo, failed);
          else showToast(done);
          if (outcome) settleAndReload([row.id], outcome);
          else reload();
        } catch (error) {
          showToast(errorMessage(error, failed), 'error');
          if (!isDecidedBefore(error)) return;
          if (before) decided.settle([row.id], before);
          reload();
        }
      }),
    outcomeOr(row, buttons) {
      const outcome = decided.outcomeOf(row);
      return outcome ? <OutcomeTag {...outcome} /> : buttons();
    },
  };
}
