import type { NamedApproval, WorkKind } from '../../approval-types/approval-types.ts';
import type { SeenWorkInput } from '../../bulk/bulk-job.gen.ts';
import type { BulkActionState } from '../../bulk/use-bulk-action.ts';
import type { ApprovalKey } from '../../undo/approval-key.ts';
import type { DecisionAction } from '../../undo/use-undo-decision.ts';

/** Returns what the list showed of approvals, for the server to compare. */
const seenOf = (approvals: readonly NamedApproval[]): SeenWorkInput[] =>
  approvals.flatMap(({ kind, id, changedAt, replacedText }): SeenWorkInput[] => {
    if (kind === 'correction') return [{ id, replacedText: replacedText ?? null }];
    return changedAt ? [{ id, changedAt }] : [];
  });

/** Approvals of one type: chosen ones, or all that a search finds: `total` is the number shown, `visibleApprovals` those on the page. */
export type Several =
  | { kind: WorkKind; chosen: readonly NamedApproval[] }
  | { kind: WorkKind; q: string | null; total: number; visibleApprovals: readonly NamedApproval[] };

/** Decides on several approvals with one reason; false when that could not be started. */
export type DecideSeveral = (approvals: Several, action: DecisionAction, reason?: string) => Promise<boolean>;

/** Returns the function that decides on several approvals in the background; chosen ones are hidden at once. */
export function useDecideSeveral(
  list: { hide(keys: readonly ApprovalKey[]): void; unhide(keys: readonly ApprovalKey[]): void },
  bulk: BulkActionState,
): DecideSeveral {
  return async (approvals, action, reason) => {
    const decision = { kind: approvals.kind, action, ...(reason && { reason }) };
    if (!('chosen' in approvals)) {
      const { q, total, visibleApprovals } = approvals;
      return bulk.start({ ...decision, waiting: { q }, total, seen: seenOf(visibleApprovals) });
    }
    const { chosen } = approvals;
    list.hide(chosen);
    const isStarted = await bulk.start(
      { ...decision, ids: chosen.map(({ id }) => id), seen: seenOf(chosen) },
      chosen,
    );
    if (!isStarted) list.unhide(chosen);
    return isStarted;
  };
}
