import type { SeenWorkInput } from '../../bulk/bulk-job.gen.ts';
import type { BulkActionState } from '../../bulk/use-bulk-action.ts';
import type { NamedWork, WorkKind } from '../../kinds/approval-kinds.ts';
import type { DecisionAction } from '../../undo/use-undo-decision.ts';
import type { WorkKey } from '../../undo/work-key.ts';

/** Returns what the list showed of matters, for the server to compare. */
const seenOf = (works: readonly NamedWork[]): SeenWorkInput[] =>
  works.flatMap(({ kind, id, changedAt, replacedText }): SeenWorkInput[] => {
    if (kind === 'correction') return [{ id, replacedText: replacedText ?? null }];
    return changedAt ? [{ id, changedAt }] : [];
  });

/** Matters of one kind: chosen ones, or all that a search finds: `total` is the number shown, `shown` those on the page. */
export type Several =
  | { kind: WorkKind; chosen: readonly NamedWork[] }
  | { kind: WorkKind; q: string | null; total: number; shown: readonly NamedWork[] };

/** Decides on several matters with one reason; false when that could not be started. */
export type DecideSeveral = (works: Several, action: DecisionAction, reason?: string) => Promise<boolean>;

/** Returns the function that decides on several matters in the background; chosen ones are hidden at once. */
export function useDecideSeveral(
  list: { hide(keys: readonly WorkKey[]): void; unhide(keys: readonly WorkKey[]): void },
  bulk: BulkActionState,
): DecideSeveral {
  return async (works, action, reason) => {
    const decision = { kind: works.kind, action, ...(reason && { reason }) };
    if (!('chosen' in works)) {
      const { q, total, shown } = works;
      return bulk.start({ ...decision, waiting: { q }, total, seen: seenOf(shown) });
    }
    const { chosen } = works;
    list.hide(chosen);
    const isStarted = await bulk.start(
      { ...decision, ids: chosen.map(({ id }) => id), seen: seenOf(chosen) },
      chosen,
    );
    if (!isStarted) list.unhide(chosen);
    return isStarted;
  };
}
