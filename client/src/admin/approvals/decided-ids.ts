interface Decisions {
  done: readonly string[];
  failed: readonly { id: string; code: string }[];
}

/** Those that wait no more: decided now, or by somebody else before. What failed otherwise still waits. */
export const decidedIds = ({ done, failed }: Decisions): { done: readonly string[]; before: string[] } => ({
  done,
  before: failed.filter(({ code }) => code === 'CONFLICT' || code === 'NOT_FOUND').map(({ id }) => id),
});
