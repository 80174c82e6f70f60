import { Button } from '@mantine/core';
import { formatNumber } from '../../lib/format.ts';

interface Activatable {
  id: string;
  isActive: boolean;
}

interface ActivityButtonsProps<Row extends Activatable> {
  /** The selected rows. */
  rows: readonly Row[];
  isBusy(id: string): boolean;
  activate(rows: readonly Row[]): void;
  /** Asks for confirmation. */
  deactivate(rows: readonly Row[]): void;
}

/** Activates or deactivates the selected rows; each button shows its number of rows. */
export function ActivityButtons<Row extends Activatable>({
  rows,
  isBusy,
  activate,
  deactivate,
}: ActivityButtonsProps<Row>) {
  const active = rows.filter(({ isActive }) => isActive);
  const inactive = rows.filter(({ isActive }) => !isActive);
  const isWorking = rows.some(({ id }) => isBusy(id));
  return (
    <>
      {inactive.length > 0 && (
        <Button variant="default" onClick={() => activate(inactive)} loading={isWorking}>
          Ativar {formatNumber(inactive.length)}
        </Button>
      )}
      {active.length > 0 && (
        <Button variant="default" onClick={() => deactivate(active)} disabled={isWorking}>
          Desativar {formatNumber(active.length)}
        </Button>
      )}
    </>
  );
}
