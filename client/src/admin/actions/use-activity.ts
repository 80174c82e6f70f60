import { formatNumber } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { showUndoable } from '../undo/show-undoable.tsx';
import { type Failure, failuresText } from './failures-text.ts';
import type { Decisions } from './use-decisions.ts';

interface ActivityRow {
  id: string;
  name: string;
  isActive: boolean;
}

interface ActivityOptions<Row> {
  /** Of the list; runs each row once at a time and reloads afterwards. */
  decisions: Pick<Decisions, 'runSeveral' | 'reload'>;
  /** Applies the change; returns the rows that failed, with messages. */
  change(rows: readonly Row[], isActive: boolean): Promise<{ id: string; message: string }[]>;
  /** Begins the toast for one row, before 'foi desativada.'. */
  subjectOf(name: string): string;
  /** Plural, for the toast for several rows: 'contas'. */
  many: string;
  /** Called with the rows as they are now. */
  onChanged?(rows: readonly Row[]): void;
}

/** Rows that were not changed, and a message that says why. */
interface RejectedRows<Row> {
  text: string;
  rows: readonly Row[];
}

export type SetActive<Row> = (
  rows: readonly Row[],
  isActive: boolean,
) => Promise<RejectedRows<Row> | undefined>;

export interface Activity<Row> {
  setActive: SetActive<Row>;
  /** Needs no confirmation. */
  activate(rows: readonly Row[]): Promise<void>;
}

/** Activates or deactivates rows and shows the result, with an undo: the contrary. Busy rows are skipped. */
export function useActivity<Row extends ActivityRow>({
  decisions,
  change,
  subjectOf,
  many,
  onChanged,
}: ActivityOptions<Row>): Activity<Row> {
  /** Returns the rows that were changed, as they are now, and those that were not. */
  async function changeRows(rows: readonly Row[], isActive: boolean) {
    const messages = new Map((await change(rows, isActive)).map(({ id, message }) => [id, message]));
    const failures: Failure[] = rows.flatMap(({ id, name }) => {
      const message = messages.get(id);
      return message === undefined ? [] : [{ id, name, message }];
    });
    const done = rows.filter(({ id }) => !messages.has(id)).map((row) => ({ ...row, isActive }));
    onChanged?.(done);
    return { done, failures };
  }

  async function undo(rows: readonly Row[], isActive: boolean): Promise<void> {
    const { failures } = await changeRows(rows, isActive);
    decisions.reload();
    if (failures.length > 0) throw new Error(failuresText(failures, rows.length));
  }

  function showDone(rows: readonly Row[], isActive: boolean): void {
    const how = isActive ? 'ativada' : 'desativada';
    const [first, ...others] = rows;
    if (!first) return;
    const text =
      others.length > 0
        ? `${formatNumber(rows.length)} ${many} foram ${how}s.`
        : `${subjectOf(first.name)} foi ${how}.`;
    showUndoable(
      text,
      () => undo(rows, !isActive),
      (error) => (error as Error).message,
    );
  }

  async function setActive(rows: readonly Row[], isActive: boolean): Promise<RejectedRows<Row> | undefined> {
    let rejected: RejectedRows<Row> | undefined;
    await decisions.runSeveral(
      rows.map(({ id }) => id),
      async (ids) => {
        const free = rows.filter(({ id }) => ids.includes(id));
        const { done, failures } = await changeRows(free, isActive);
        showDone(done, isActive);
        if (failures.length > 0) {
          rejected = {
            text: failuresText(failures, free.length),
            rows: free.filter(({ id }) => failures.some((failure) => failure.id === id)),
          };
        }
        // Also after a failure: somebody else may have changed or removed a row.
        decisions.reload();
      },
    );
    return rejected;
  }

  return {
    setActive,
    async activate(rows) {
      const rejected = await setActive(rows, true);
      if (rejected) showToast(rejected.text, 'error');
    },
  };
}
