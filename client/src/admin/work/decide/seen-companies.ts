import type { NamedWork } from '../work-kinds.ts';
import type { SeenCompanyInput } from './decide.gen.ts';

/** Returns what the list showed of companies, for the server to compare. */
export const seenOf = (works: readonly NamedWork[]): SeenCompanyInput[] =>
  works.flatMap(({ id, changedAt }) => (changedAt ? [{ id, changedAt }] : []));
