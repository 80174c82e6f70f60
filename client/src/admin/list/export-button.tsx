import { Button } from '@mantine/core';
import { useState } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';

export interface ExportButtonProps {
  /** A list of the server's exports: `users`, `companies`, `ratings`… */
  list: string;
  /** The arguments that the list on the screen is asked with; those without a value are left out. */
  filter: Record<string, string | number | boolean | null | undefined>;
  /** Without its ending. */
  fileName: string;
}

/** The whole list as it is filtered and sorted, as a file for a spreadsheet. */
export function ExportButton({ list, filter, fileName }: ExportButtonProps) {
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
    );
    setBusy(false);
    if (problem) showToast(problem, 'error');
  }

  return (
    <Button variant="default" leftSection={<Icon name="download" />} loading={isBusy} onClick={download}>
      Exportar CSV
    </Button>
  );
}
