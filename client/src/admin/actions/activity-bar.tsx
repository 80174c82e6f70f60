import { Button } from '@mantine/core';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { Selection } from '../../ui/list/use-selection.ts';

interface Activatable {
  id: string;
  isActive: boolean;
}

interface ActivityBarProps<Row extends Activatable> {
  /** The selectable rows of the page. */
  rows: readonly Row[];
  selection: Selection;
  /** Label of the checkbox for all rows of the page. */
  allText?: string;
  /** For a number above zero: "2 empresas selecionadas". */
  countText(count: number): string;
  isBusy(id: string): boolean;
  activate(rows: readonly Row[]): void;
  /** Asks for confirmation. */
  deactivate(rows: readonly Row[]): void;
}

/** Selects rows and activates or deactivates them; each button shows its number of rows. */
export function ActivityBar<Row extends Activatable>({
  rows,
  selection,
  isBusy,
  activate,
  deactivate,
  ...texts
}: ActivityBarProps<Row>) {
  const chosen = rows.filter(({ id }) => selection.has(id));
  const active = chosen.filter(({ isActive }) => isActive);
  const inactive = chosen.filter(({ isActive }) => !isActive);
  const isWorking = chosen.some(({ id }) => isBusy(id));
  return (
    <SelectionBar selection={selection} shown={rows.length} {...texts}>
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
    </SelectionBar>
  );
}
