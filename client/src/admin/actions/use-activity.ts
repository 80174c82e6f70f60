import { showToast } from '../../ui/feedback/toast-store.ts';
import { type Failure, failuresText } from './failures-text.ts';
import type { Decisions } from './use-decisions.ts';

interface ActivityRow {
  id: string;
  name: string;
}

interface ActivityOptions<Row> {
  /** Of the list; runs each row once at a time and reloads afterwards. */
  decisions: Pick<Decisions, 'runSeveral' | 'reload'>;
  /** Applies the change; returns the rows that failed, with messages. */
  change(rows: readonly Row[], isActive: boolean): Promise<{ id: string; message: string }[]>;
  /** Toast for one or more rows: 'Bar foi desativada.'. */
  doneText(rows: readonly Row[], isActive: boolean): string;
}

/** Rows that were not changed, and a message that says why. */
export interface RejectedRows<Row> {
  text: string;
  rows: readonly Row[];
}

export type SetActive<Row> = (
  rows: readonly Row[],
  isActive: boolean,
) => Promise<RejectedRows<Row> | undefined>;

/** Activates or deactivates rows and shows the result. Busy rows are skipped. */
export function useActivity<Row extends ActivityRow>({
  decisions,
  change,
  doneText,
}: ActivityOptions<Row>): { setActive: SetActive<Row>; activate(rows: readonly Row[]): Promise<void> } {
  async function setActive(rows: readonly Row[], isActive: boolean): Promise<RejectedRows<Row> | undefined> {
    let refused: RejectedRows<Row> | undefined;
    await decisions.runSeveral(
      rows.map(({ id }) => id),
      async (ids) => {
        const free = rows.filter(({ id }) => ids.includes(id));
        const messages = new Map((await change(free, isActive)).map(({ id, message }) => [id, message]));
        const failures: Failure[] = free.flatMap(({ id, name }) => {
          const message = messages.get(id);
          return message === undefined ? [] : [{ id, name, message }];
        });
        const done = free.filter(({ id }) => !messages.has(id));
        if (done.length > 0) showToast(doneText(done, isActive));
        if (failures.length > 0) {
          refused = {
            text: failuresText(failures, free.length),
            rows: free.filter(({ id }) => messages.has(id)),
          };
        }
        // Also after a failure: somebody else may have changed or removed a row.
        decisions.reload();
      },
    );
    return refused;
  }

  return {
    setActive,
    /** Needs no confirmation. */
    async activate(rows) {
      const refused = await setActive(rows, true);
      if (refused) showToast(refused.text, 'error');
    },
  };
}
