import type { SeenCompanyInput } from './decision.inputs.ts';

/** Returns when each company changed last, as the caller saw it, by id. */
export const seenOf = (seen: readonly SeenCompanyInput[] | null | undefined): ReadonlyMap<string, string> =>
  new Map((seen ?? []).map(({ id, changedAt }) => [id, changedAt.toISOString()]));
