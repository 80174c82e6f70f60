import { Button } from '@mantine/core';

interface ActivityButtonsProps {
  /** Those of the chosen rows that are on, and those that are off. */
  active: readonly unknown[];
  inactive: readonly unknown[];
  isBusy: boolean;
  activate(): void;
  /** Asks first. */
  deactivate(): void;
}

/** Turns the chosen rows on or off: each button says how many it is about. */
export function ActivityButtons({ active, inactive, isBusy, activate, deactivate }: ActivityButtonsProps) {
  return (
    <>
      {inactive.length > 0 && (
        <Button variant="default" onClick={activate} loading={isBusy}>
          Ativar {inactive.length}
        </Button>
      )}
      {active.length > 0 && (
        <Button variant="default" onClick={deactivate} disabled={isBusy}>
          Desativar {active.length}
        </Button>
      )}
    </>
  );
}
