import { Button } from '@mantine/core';
import { useState } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './lists.module.css';

export interface ExportButtonProps {
  /** Name of a server export: `users`, `companies`, `ratings`… */
  list: string;
  /** Arguments of the list on the screen; empty ones are left out. */
  filter?: Record<string, string | number | boolean | null | undefined>;
  /** Exports these rows alone; for the lists that allow it. */
  ids?: readonly string[];
  /** In place of 'Exportar CSV', which is an icon alone on phones. */
  text?: string;
  /** Without extension. */
  fileName: string;
}

/** Downloads the whole list, filtered and ordered as on the screen, or chosen rows of it, as CSV. */
export function ExportButton({ list, filter = {}, ids, text, fileName }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();

  async function download() {
    setBusy(true);
    const problem = await downloadFile(
      `/admin-exports/${list}.csv${query && `?${query}`}`,
      `${fileName}.csv`,
      ids && { ids },
    );
    setBusy(false);
    if (problem) showToast(problem, 'error');
  }

  return (
    <Button
      className={classes.export ?? ''}
      data-narrow={text === undefined || undefined}
      variant="default"
      title="Exportar CSV"
      loading={isBusy}
      onClick={download}
    >
      <Icon name="download" />
      <span>{text ?? 'Exportar CSV'}</span>
    </Button>
  );
}
