import { isAppliedAtOnce } from '../../../domain/corrections/correction-fields.ts';
import type { ApprovalDetailsQuery } from '../../approval-types/approval-details.gen.ts';
import type { WorkKind } from '../../approval-types/approval-types.ts';
import { ageOf } from '../age.ts';
import type { DecisionParts } from '../decide/use-decide.ts';

/**
 * Whether an approval has changed since it was shown. The undo of an import writes an earlier time back. For messages only
 * a later time counts: reading one makes the newest unread message an earlier one.
 */
export function hasChanged(kind: WorkKind, before?: string | null, now?: string | null): boolean {
  if (!before || !now) return false;
  const later = Date.parse(now) - Date.parse(before);
  return kind === 'message' ? later > 0 : later !== 0;
}

/** Returns the sentence for a change that `hasChanged` found: 'A empresa mudou'. */
export function changeText(kind: WorkKind): string {
  if (kind === 'message') return 'Chegou outra mensagem';
  return kind === 'photo' ? 'A legenda mudou' : 'A empresa mudou';
}

/** Returns how long an approval has waited, against the days that are allowed, as the list says it. */
export function ageIn({
  waitingSince,
  daysAllowed,
}: ApprovalDetailsQuery['adminWorkMatter']): string | undefined {
  if (!waitingSince || daysAllowed === null) return undefined;
  const { text, due } = ageOf(waitingSince, daysAllowed);
  return `${text} · ${due}`;
}

/** Returns what a decision rests on: it is no longer right where that has changed meanwhile. */
export function seenOf({ changedAt, correction }: ApprovalDetailsQuery['adminWorkMatter']): DecisionParts {
  return {
    changedAt,
    ...(correction &&
      isAppliedAtOnce(correction.field) && { seen: correction.company[correction.field] ?? null }),
  };
}
