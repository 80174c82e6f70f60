import { Button } from '@mantine/core';
import { Icon } from '../icon.tsx';
import classes from './chart.module.css';

interface ReportButtonsProps {
  /** Saves the report as a file. */
  save(): void;
  /** False while there is nothing to save or print yet. */
  isReady: boolean;
}

/** Shows buttons that save and print a report; not printed themselves. */
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
