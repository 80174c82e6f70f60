import { downloadFile } from '../../api/download-file.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

export interface ExportedList {
  /** Name of a server export: `users`, `companies`, `ratings`… */
  list: string;
  /** Arguments of the list on the screen; empty ones are left out. */
  filter?: Record<string, string | number | boolean | null | undefined>;
  /** Exports these rows alone; for the lists that allow it. */
  ids?: readonly string[];
  /** Without extension. */
  fileName: string;
}

/** Downloads a list as CSV, and shows the problem where that fails. */
export async function exportList({ list, filter = {}, ids, fileName }: ExportedList): Promise<void> {
  const params = Object.entries(filter).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(params).toString();
  const problem = await downloadFile(
    `/admin-exports/${list}.csv${query && `?${query}`}`,
    `${fileName}.csv`,
    ids && { ids },
  );
  if (problem) showToast(problem, 'error');
}
