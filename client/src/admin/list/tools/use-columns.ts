import type { Column, Columns } from '../../../ui/list/table/column.ts';
import { useKept } from './use-kept.ts';

/** The columns that were chosen or taken away, by name. */
type Choice = Readonly<Record<string, boolean>>;

function choiceOf(stored: unknown): Choice {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

export interface ChosenColumns<Row> {
  /** The columns to show. */
  columns: Columns<Row>;
  /** Those that can be chosen, and whether they are shown. */
  offered: readonly { name: string; isShown: boolean }[];
  show(name: string, isShown: boolean): void;
  /** Shows the columns that are shown without a choice. */
  reset(): void;
}

/**
 * Returns the columns of a list as the signed-in account chose them in this browser; `list` names the choice, none is
 * kept without.
 */
export function useColumns<Row>(list: string | undefined, all: Columns<Row>): ChosenColumns<Row> {
  const [kept, keep] = useKept('columns', list);
  const choice = choiceOf(kept);
  const [naming, ...others] = all;
  const isShown = ({ name, isExtra }: Column<Row>) => name === '' || (choice[name] ?? !isExtra);
  return {
    columns: [naming, ...others.filter(isShown)],
    offered: others
      .filter(({ name }) => name !== '')
      .map((column) => ({ name: column.name, isShown: isShown(column) })),
    show: (name, shown) => void keep((before) => ({ ...choiceOf(before), [name]: shown })),
    reset: () => void keep(() => null),
  };
}
