import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';

interface Activatable {
  id: string;
  isActive: boolean;
}

interface ActivityBarProps<Row extends Activatable> {
  /** The selectable rows of the page. */
  shown: readonly Row[];
  /** May hold rows of other pages. */
  selection: RowsSelection<Row>;
  /** Label of the checkbox for all rows of the page. */
  allText?: string;
  /** For a number above zero: "2 empresas selecionadas". */
  countText(count: number): string;
  /** Selects all rows of the filter. */
  whole?: { text: string; select(): void } | undefined;
  /** Why they cannot be selected. */
  problem?: string | undefined;
  isBusy(id: string): boolean;
  activate(rows: readonly Row[]): void;
  /** Asks for confirmation. */
  deactivate(rows: readonly Row[]): void;
  /** Buttons for other actions on the selected rows. */
  children?: ReactNode;
}

/** Selects rows and activates or deactivates them; each button shows its number of rows. */
export function ActivityBar<Row extends Activatable>({
  shown,
  selection,
  isBusy,
  activate,
  deactivate,
  children,
  ...texts
}: ActivityBarProps<Row>) {
  const chosen = selection.rows;
  const active = chosen.filter(({ isActive }) => isActive);
  const inactive = chosen.filter(({ isActive }) => !isActive);
  const isWorking = chosen.some(({ id }) => isBusy(id));
  return (
    <SelectionBar
      selection={selection}
      shown={shown.map(({ id }) => id)}
      clear={selection.clear}
      isNarrow
      {...texts}
    >
      {inactive.length > 0 && (
        <Button variant="default" onClick={() => activate(inactive)} loading={isWorking}>
          Ativar {inactive.length}
        </Button>
      )}
      {active.length > 0 && (
        <Button variant="default" onClick={() => deactivate(active)} disabled={isWorking}>
          Desativar {active.length}
        </Button>
      )}
      {children}
    </SelectionBar>
  );
}
