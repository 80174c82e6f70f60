interface Decisions {
  done: readonly string[];
  failed: readonly { id: string; code: string }[];
}

/** Splits the result into rows decided now and rows decided before; other failures are left out. */
export const decidedIds = ({ done, failed }: Decisions): { done: readonly string[]; before: string[] } => ({
  done,
  before: failed.filter(({ code }) => code === 'CONFLICT' || code === 'NOT_FOUND').map(({ id }) => id),
});
