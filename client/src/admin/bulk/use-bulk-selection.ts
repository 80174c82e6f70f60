import { type RefObject, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { type RowsSelection, useRowSelection } from '../../ui/list/use-row-selection.ts';
import type { ExportedList } from '../actions/export-list.ts';
import { type ListCountInput, type StartBulkActionInput, useListCountQuery } from './bulk-job.gen.ts';
import type { ChosenThing } from './shown-job.ts';
import { useBulkAction } from './use-bulk-action.ts';

/**
 * Returns a selection as it is while all of a filter is: every row of the page is selected, and choosing one leaves it
 * out and goes back to the rows selected before, by `end`.
 */
function allMatchingSelection<Row extends { id: string }>(
  selection: RowsSelection<Row>,
  visibleRows: readonly Row[],
  end: () => void,
): RowsSelection<Row> {
  return {
    ...selection,
    has: (id) => selection.has(id) || visibleRows.some((row) => row.id === id),
    toggle(id) {
      end();
      if (selection.has(id)) selection.toggle(id);
    },
  };
}

interface AllMatchingOptions {
  input: ListCountInput;
  /** Whether all rows of the page are selected and the list has other pages: all of the filter is offered then. */
  isOffered: boolean;
  /** Before the number: 'Selecionar todas as'. */
  text: string;
  /** Called once all is selected: the pressed button is gone. */
  onSelect(): void;
}

interface AllMatching {
  /** Number of things while all of the filter is selected; undefined otherwise. */
  total: number | undefined;
  /** Why it cannot be selected: the filter has more than an action takes, or was not counted. */
  problem: string | undefined;
  /** Selects all of the filter. */
  offer: { text: string; select(): void } | undefined;
  clear(): void;
}

/** Why no action can be started on a filter of so many; null for more than it takes. */
function problemOf(total: number | null | undefined): string | undefined {
  if (total === null) return 'São mais de 100.000. Use um filtro mais estreito.';
  return total === 0 ? 'Nada corresponde ao filtro.' : undefined;
}

/** Selects all of a list's filter, which the server counts once all rows of a page are selected. */
function useAllMatching({ input, isOffered, text, onSelect }: AllMatchingOptions): AllMatching {
  const key = JSON.stringify(input);
  // With its number, which stays while the filter is counted anew.
  const [chosen, setChosen] = useState<{ key: string; total: number }>();
  // The filter may come back.
  if (chosen && chosen.key !== key) setChosen(undefined);
  const isChosen = chosen?.key === key;
  const { data, failure } = useListCountQuery({ variables: { input }, skip: !isOffered && !isChosen });
  const total = data?.adminListCount;
  return {
    total: isChosen ? (total ?? chosen.total) : undefined,
    problem: isOffered ? (failure?.message ?? problemOf(total)) : undefined,
    offer:
      !total || isChosen
        ? undefined
        : {
            text: `${text} ${formatNumber(total)}`,
            select: () => {
              setChosen({ key, total });
              onSelect();
            },
          },
    clear: () => setChosen(undefined),
  };
}

export type BulkActionInput = Pick<StartBulkActionInput, 'action' | 'kind' | 'reason' | 'seen' | 'total'>;

type ListFilters = Omit<ListCountInput, 'action' | 'kind'>;

interface Identified {
  id: string;
}

/** A list of which rows, or all of its filter, are selected. */
export interface SelectableList<Row extends Identified> {
  list: {
    element: RefObject<HTMLElement | null>;
    page: { lastPage: number } | undefined;
    /** The undecided rows of the page. */
    open: readonly Row[];
    /** Undefined for a row that is not decided. */
    outcomeOf(row: Row): unknown;
  };
  /** The list's filter, as the input has it. */
  of: ListFilters;
  /** 'empresa', 'empresas'. */
  words: readonly [singular: string, plural: string];
  /** Before the number of all rows of the filter: 'Selecionar todas as'. */
  allText: string;
  /** Label of the checkbox for all rows of the page. */
  pageText: string | undefined;
  /** For a number above zero: "2 empresas selecionadas". */
  countText(count: number): string;
  /** The export that takes the ids of chosen rows, and the list's variables for all of the filter. */
  exported: Required<Omit<ExportedList, 'ids'>> | undefined;
}

interface BulkSelectionOptions<Row extends Identified> {
  /** The selectable rows of the page; the undecided ones unless given. */
  visibleRows?: readonly Row[];
  /** True while a modal asks about the selection: what others decide stays selected until it closes. */
  isAsking?: boolean;
  /** Names a row whose decision can be undone by itself. */
  thingOf?(row: Row): ChosenThing;
}

const NONE: ReadonlySet<string> = new Set();

export interface BulkSelection<Row extends Identified> {
  selection: RowsSelection<Row>;
  allMatching: AllMatching;
  /** The selectable rows of the page. */
  visibleRows: readonly Row[];
  /** The list's filter and texts. */
  source: Omit<SelectableList<Row>, 'list'>;
  /** How much is selected. */
  count: number;
  clear(): void;
  /** Starts an action on what is selected, or on `rows` of it, and selects nothing then; false when it failed. */
  start(what: BulkActionInput, rows?: readonly Row[]): Promise<boolean>;
}

/** Selects rows of a list, or all of its filter, for actions in the background. A decided row is deselected. */
export function useBulkSelection<Row extends Identified>(
  source: SelectableList<Row>,
  { visibleRows = source.list.open, isAsking = false, thingOf }: BulkSelectionOptions<Row> = {},
): BulkSelection<Row> {
  const { list, of, allText } = source;
  const bulk = useBulkAction();
  const selection = useRowSelection(visibleRows, JSON.stringify(of));
  // By id: rows decided while it asks, which may have left the page when it closes.
  const [meanwhile, setMeanwhile] = useState<ReadonlySet<string>>(NONE);
  const isGone = ({ id }: Row) => meanwhile.has(id) && !visibleRows.some((row) => row.id === id);
  const decided = selection.rows
    .filter((row) => list.outcomeOf(row) !== undefined || (!isAsking && isGone(row)))
    .map(({ id }) => id);
  if (isAsking) {
    if (decided.some((id) => !meanwhile.has(id))) setMeanwhile(new Set([...meanwhile, ...decided]));
  } else {
    if (decided.length > 0) selection.remove(decided);
    if (meanwhile.size > 0) setMeanwhile(NONE);
  }
  const focus = () => list.element.current?.focus({ preventScroll: true });
  const isPageChosen = visibleRows.length > 0 && visibleRows.every(({ id }) => selection.has(id));
  const allMatching = useAllMatching({
    input: of,
    isOffered: isPageChosen && (list.page?.lastPage ?? 1) > 1,
    text: allText,
    onSelect: focus,
  });
  const clear = () => {
    allMatching.clear();
    selection.clear();
  };
  const isWhole = allMatching.total !== undefined;
  return {
    selection: isWhole ? allMatchingSelection(selection, visibleRows, allMatching.clear) : selection,
    allMatching,
    visibleRows,
    source,
    count: allMatching.total ?? selection.ids.length,
    clear,
    async start(what, rows = selection.rows) {
      const isStarted = isWhole
        ? await bulk.start({ total: allMatching.total, ...what, ...of })
        : await bulk.start({ ...what, ids: rows.map(({ id }) => id) }, thingOf ? rows.map(thingOf) : []);
      if (!isStarted) return false;
      clear();
      focus();
      return true;
    },
  };
}
