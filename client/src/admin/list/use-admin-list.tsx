import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { errorMessage, type FailedText } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import type { MutationName } from '../../api/operations.gen.ts';
import { signedInId } from '../../domain/account/on-other-person.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { ExportButtonProps } from '../actions/export-button.tsx';
import { type Decisions, useDecisions } from '../actions/use-decisions.ts';
import { isDecidedBefore } from '../undo/is-decided-before.ts';
import { NOT_UNDONE, showUndoable } from '../undo/show-undoable.tsx';
import { type DecisionAction, FAILED_UNDO, UNDO_MS, useUndoDecision } from '../undo/use-undo-decision.ts';
import { type Outcome, OutcomeTag } from './outcome.tsx';
import { type DecidedRows, useDecidedRows } from './use-decided-rows.ts';
import { type RowDecisions, useOthersDecisions } from './use-others-decisions.ts';

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
  latest: Page | undefined;
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
  const latest = either && pick(either);
  return { current: data && latest, latest, failure, refetch };
};

interface AdminListOptions<Row> {
  /** Identifies the page: filters, order and number. */
  variables: NonNullable<ExportButtonProps['filter']>;
  /** Names what the list's mutations make stale; missing for a read-only list. */
  mutation?: MutationName;
  /** False where a row can be acted on again as long as the list has it. */
  isFinal?: boolean;
  /** Of a list whose rows are decided on so that it can be undone. */
  decisions?: RowDecisions<Row>;
}

interface Decision {
  /** Missing where the row can be acted on again. */
  outcome?: Outcome;
  /** Toast of success. */
  done: string;
  /** Toast of an error. */
  failed: FailedText;
  /** Undoes the action, from its toast. */
  undo?(): Promise<unknown>;
  /** Of a decision that the server can undo; in place of `outcome` and `undo`. */
  action?: DecisionAction;
}

export interface AdminList<Page extends PageOf<Identified>, Row = Page['items'][number]>
  extends Decisions,
    DecidedRows<Row> {
  /** The page on the screen; undefined until the first response. */
  page: Page | undefined;
  variables: NonNullable<ExportButtonProps['filter']>;
  /** True when a variable other than order, page and rows a page is set. */
  isFiltered: boolean;
  /** The response to the present variables; undefined while it is loading or rows are kept in place. */
  current: Page | undefined;
  /** True while another page, order or filter is loading and the rows before it are shown. */
  isWaiting: boolean;
  isFailed: boolean;
  retry(): Promise<void>;
  /** Marks rows as decided and reloads the lists that change. */
  settleAndReload(ids: readonly string[], outcome: Outcome): void;
  /** Marks a row as decided by somebody else, names who it was where that is known, and reloads the lists that change. */
  settleAsBefore(row: Row): void;
  /** Shows the outcome of a row that was just decided, and reports it with its undo. */
  reportDecision(row: Row, action: DecisionAction, done: string): void;
  /** Runs a decision about one row: toast, outcome, reload. */
  decide(row: Row, send: () => Promise<unknown>, decision: Decision): Promise<void>;
  /** The outcome of a decided row, else its buttons. */
  outcomeOr(row: Row, buttons: () => ReactNode): ReactNode;
}

/** Returns the state shared by the administrators' lists: page, decided rows in place, busy rows, reloading. */
export function useAdminList<Page extends PageOf<Identified>>(
  { current, latest, failure, refetch }: QueryResult<Page>,
  { variables, mutation, isFinal, decisions: decides }: AdminListOptions<Page['items'][number]>,
): AdminList<Page> {
  type Row = Page['items'][number];
  const { cache } = useApolloClient();
  const decisions = useDecisions(mutation);
  const { element, run, reload } = decisions;
  const decided = useDecidedRows<Row>({
    rows: latest?.items ?? [],
    isCurrent: current !== undefined && failure === undefined,
    page: JSON.stringify(variables),
    element,
    isFinal,
  });
  const undoDecision = useUndoDecision();
  const others = useOthersDecisions<Row>({ decides, decided, reload });
  const { outcomeOf } = decided;
  const settleAndReload = (ids: readonly string[], outcome: Outcome) => {
    decided.settle(ids, outcome);
    reload();
  };
  const settleAsBefore = ({ id }: Row) => {
    if (decides) decided.settle([id], decides.before);
    reload();
    others.askNow();
  };
  const unsettle = (row: Row) => {
    // The focused outcome gives way to the buttons of the row.
    if (element.current?.querySelector('[data-outcome]:focus'))
      element.current.focus({ preventScroll: true });
    decided.unsettle(row.id);
    others.forget(row);
  };
  const reportDecision = (row: Row, action: DecisionAction, done: string) => {
    if (!decides) return;
    const undo = async () => {
      await undoDecision({ kind: decides.kind, id: row.id });
      unsettle(row);
      invalidate(cache, 'UndoDecision');
    };
    showUndoable(done, undo, FAILED_UNDO, Date.now() + UNDO_MS);
    settleAndReload([row.id], decides.outcomes[action]);
  };
  const { order: _, page: __, perPage: ___, ...filter } = variables;
  return {
    ...decisions,
    ...decided,
    open: decided.open.filter((row) => outcomeOf(row) === undefined),
    outcomeOf,
    page: latest,
    variables,
    isFiltered: Object.values(filter).some((value) => value != null && value !== ''),
    current: decided.isHolding ? undefined : current,
    isWaiting: current === undefined && latest !== undefined && failure === undefined,
    isFailed: failure !== undefined,
    retry: refetch,
    settleAndReload,
    settleAsBefore,
    reportDecision,
    decide: (row, send, { outcome, done, failed, undo, action }) =>
      run(row.id, async () => {
        const by = signedInId();
        try {
          await send();
          // Its undo is for nobody else, who may have signed in before the answer.
          if (by !== signedInId()) return reload();
          if (action) return reportDecision(row, action, done);
          if (undo) showUndoable(done, () => undo().then(() => unsettle(row)), NOT_UNDONE);
          else showToast(done);
          if (outcome) settleAndReload([row.id], outcome);
          else reload();
        } catch (error) {
          showToast(errorMessage(error, failed), 'error');
          if (isDecidedBefore(error)) settleAsBefore(row);
        }
      }),
    outcomeOr(row, buttons) {
      const outcome = outcomeOf(row);
      return outcome ? <OutcomeTag {...outcome} /> : buttons();
    },
  };
}
