import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ExportedList, exportList } from './export-list.ts';
import classes from './steps.module.css';

export interface ExportButtonProps extends ExportedList {
  /** In place of 'Exportar CSV', which is an icon alone on phones. */
  text?: string;
  /** Why it cannot be exported now: a press says so. */
  problem?: string | undefined;
}

/** Downloads the whole list, filtered as on the screen, or chosen rows of it, as CSV. */
export function ExportButton({ text, problem, ...exported }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    if (isBusy) return;
    if (problem) return showToast(problem, 'error');
    setBusy(true);
    await exportList(exported);
    setBusy(false);
  }

  return (
    <Button
      className={classes.export}
      data-narrow={text === undefined || undefined}
      variant="default"
      title={problem ?? 'Exportar CSV'}
      loading={isBusy}
      disabled={false}
      onClick={download}
    >
      <Icon name="download" />
      <span>{text ?? 'Exportar CSV'}</span>
    </Button>
  );
}
