import { isAppliedAtOnce } from '../../../domain/corrections/correction-fields.ts';
import { formatAge } from '../../../lib/format.ts';
import type { WorkKind } from '../../actions/work-kinds.ts';
import { ageOf } from '../age.ts';
import type { DecisionParts } from '../decide/use-work-mutations.ts';
import type { WorkMatterQuery } from '../matter.gen.ts';

/** Whether a matter has changed since shown. Undoing an import writes an earlier time back; reading leaves an older message. */
export function hasChanged(kind: WorkKind, shown?: string | null, now?: string | null): boolean {
  if (!shown || !now) return false;
  const later = Date.parse(now) - Date.parse(shown);
  return kind === 'message' ? later > 0 : later !== 0;
}

/** Returns since when a matter waits, as a date and against the days that are allowed. */
export function ageIn({ waitingSince, daysAllowed }: WorkMatterQuery['adminWorkMatter']): string | undefined {
  if (!waitingSince || daysAllowed === null) return undefined;
  return `${formatAge(waitingSince)}${ageOf(waitingSince, daysAllowed).due}`;
}

/** Returns what a decision rests on: it is no longer right where that has changed meanwhile. */
export function seenOf({ changedAt, correction }: WorkMatterQuery['adminWorkMatter']): DecisionParts {
  return {
    changedAt,
    ...(correction &&
      isAppliedAtOnce(correction.field) && { seen: correction.company[correction.field] ?? null }),
  };
}
