import { Button } from '@mantine/core';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { Selection } from '../../ui/list/use-selection.ts';

interface Activatable {
  id: string;
  isActive: boolean;
}

interface ActivityBarProps<Row extends Activatable> {
  /** Those of the screen that can be chosen. */
  rows: readonly Row[];
  selection: Selection;
  /** On the box for all rows of the page. */
  allText?: string;
  /** Of a number above zero: "2 empresas selecionadas". */
  countText(count: number): string;
  isBusy(id: string): boolean;
  activate(rows: readonly Row[]): void;
  /** Asks first. */
  deactivate(rows: readonly Row[]): void;
}

/** Chooses rows, and turns those chosen on or off: each button says how many it is about. */
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
