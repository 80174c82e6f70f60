import { showToast } from '../../ui/feedback/toast-store.ts';
import { type Failure, failuresText } from './failures-text.ts';
import type { Decisions } from './use-decisions.ts';

interface ActivityRow {
  id: string;
  name: string;
}

interface ActivityOptions<Row> {
  /** Of the list: a row is busy once at a time, and the lists are asked for again afterwards. */
  decisions: Pick<Decisions, 'runSeveral' | 'reload'>;
  /** Does it; gives those that failed, with why. */
  change(rows: readonly Row[], isActive: boolean): Promise<{ id: string; message: string }[]>;
  /** Of one or more: 'Bar foi desativada.'. */
  doneText(rows: readonly Row[], isActive: boolean): string;
}

/** What was refused: in words for people, and the rows that are still as they were. */
export interface RejectedRows<Row> {
  text: string;
  rows: readonly Row[];
}

export type SetActive<Row> = (rows: readonly Row[], isActive: boolean) => Promise<RejectedRows<Row> | undefined>;

/** Lets rows in or keeps them out, and says what was done. Rows that are busy already are left alone. */
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
        // Also after a failure: somebody else may have changed or removed it.
        decisions.reload();
      },
    );
    return refused;
  }

  return {
    setActive,
    /** Nothing is lost by it, so nothing is asked. */
    async activate(rows) {
      const refused = await setActive(rows, true);
      if (refused) showToast(refused.text, 'error');
    },
  };
}
