import type { ReactNode } from 'react';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import type { BulkSelection } from './use-bulk-selection.ts';
import { WholeBar } from './whole-bar.tsx';

interface BulkBarProps<Row extends { id: string }> {
  chosen: BulkSelection<Row>;
  /** The selectable rows of the page. */
  shown: readonly Row[];
  /** Label of the checkbox for all rows of the page. */
  allText?: string;
  /** For a number above zero: "2 empresas selecionadas". */
  countText(count: number): string;
  /** Buttons for what is selected. */
  children: ReactNode;
}

/** Shows what is selected of a list, or that all of its filter is. */
export function BulkBar<Row extends { id: string }>({
  chosen: { selection, whole, clear },
  shown,
  children,
  ...texts
}: BulkBarProps<Row>) {
  if (whole.total !== undefined)
    return (
      <WholeBar text={texts.countText(whole.total)} clear={clear}>
        {children}
      </WholeBar>
    );
  return (
    <SelectionBar
      selection={selection}
      shown={shown.map(({ id }) => id)}
      whole={whole.offer}
      problem={whole.problem}
      clear={clear}
      isNarrow
      {...texts}
    >
      {children}
    </SelectionBar>
  );
}
