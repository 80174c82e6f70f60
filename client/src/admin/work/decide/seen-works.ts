import type { SeenWorkInput } from '../../actions/bulk/bulk-job.gen.ts';
import type { NamedWork } from '../../actions/work-kinds.ts';

/** Returns what the list showed of matters, for the server to compare. */
export const seenOf = (works: readonly NamedWork[]): SeenWorkInput[] =>
  works.flatMap(({ kind, id, changedAt, replacedText }): SeenWorkInput[] => {
    if (kind === 'correction') return [{ id, replacedText: replacedText ?? null }];
    return changedAt ? [{ id, changedAt }] : [];
  });
