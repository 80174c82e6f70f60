import type { RowsSelection } from '../../../ui/list/use-row-selection.ts';

/**
 * Returns a selection as it is while all of a filter is: every row of the page is selected, and choosing one leaves it
 * out and goes back to the rows selected before, by `end`.
 */
export function wholeSelection<Row extends { id: string }>(
  selection: RowsSelection<Row>,
  shown: readonly Row[],
  end: () => void,
): RowsSelection<Row> {
  return {
    ...selection,
    has: (id) => selection.has(id) || shown.some((row) => row.id === id),
    toggle(id) {
      end();
      if (selection.has(id)) selection.toggle(id);
    },
  };
}
