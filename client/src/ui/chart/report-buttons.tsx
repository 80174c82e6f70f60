import { Button } from '@mantine/core';
import { Icon } from '../icon.tsx';
import classes from './report-buttons.module.css';

interface ReportButtonsProps {
  /** Gives the report as a file. */
  save(): void;
  /** False while there is nothing to save or print yet. */
  isReady: boolean;
}

/** Takes a report out, as a file or on paper; the paper does not show them. */
export function ReportButtons({ save, isReady }: ReportButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" leftSection={<Icon name="download" />} onClick={save} disabled={!isReady}>
        Exportar CSV
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="printer" />}
        onClick={() => window.print()}
        disabled={!isReady}
      >
        Imprimir
      </Button>
    </div>
  );
}
