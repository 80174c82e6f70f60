import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { showUndoableLater } from '../undo/show-undoable.tsx';
import type { Decisions } from './use-decisions.ts';

interface ActivityRow {
  id: string;
  name: string;
  isActive: boolean;
}

interface ActivityOptions<Row> {
  /** Of the list; runs a row once at a time and reloads afterwards. */
  decisions: Pick<Decisions, 'run' | 'reload'>;
  /** Changes one row; throws when that fails. */
  change(id: string, isActive: boolean): Promise<unknown>;
  /** Starts the change of several in the background; false when that failed. */
  start(rows: readonly Row[], isActive: boolean): Promise<boolean>;
  /** Begins the toast for one row, before 'foi desativada.'. */
  subjectOf(name: string): string;
  /** Toast of a failure that has no message. */
  failed: string;
  /** Called with the row as it is now. */
  onChanged(row: Row): void;
}

/** Resolves to false when a bulk action could not be started; throws when a row could not be changed. */
export type SetActive<Row> = (rows: readonly Row[], isActive: boolean) => Promise<boolean>;

export interface Activity<Row> {
  setActive: SetActive<Row>;
  /** Needs no confirmation. */
  activate(rows: readonly Row[]): Promise<void>;
  failed: string;
}

/**
 * Activates or deactivates rows: one at once, with an undo in its toast, several as a bulk action, which has its own. A busy
 * row is skipped.
 */
export function useActivity<Row extends ActivityRow>({
  decisions,
  change,
  start,
  subjectOf,
  failed,
  onChanged,
}: ActivityOptions<Row>): Activity<Row> {
  async function changeOne(row: Row, isActive: boolean): Promise<void> {
    try {
      await change(row.id, isActive);
      onChanged({ ...row, isActive });
    } finally {
      // Also after a failure: somebody else may have changed or removed it.
      decisions.reload();
    }
  }
  async function setActive(rows: readonly Row[], isActive: boolean): Promise<boolean> {
    const [row, ...others] = rows;
    if (!row) return true;
    if (others.length > 0) return start(rows, isActive);
    let problem: unknown;
    await decisions.run(row.id, async () => {
      const offerUndo = showUndoableLater();
      try {
        await changeOne(row, isActive);
      } catch (error) {
        problem = error;
        return;
      }
      const text = `${subjectOf(row.name)} foi ${isActive ? 'ativada' : 'desativada'}.`;
      offerUndo(text, () => changeOne(row, !isActive), failed);
    });
    if (problem !== undefined) throw problem;
    return true;
  }
  return {
    setActive,
    failed,
    async activate(rows) {
      try {
        await setActive(rows, true);
      } catch (error) {
        showToast(errorMessage(error, failed), 'error');
      }
    },
  };
}
