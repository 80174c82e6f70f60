import { failureOf } from '../../api/errors.ts';

/** Another administrator was faster: what was to be decided is decided, or gone. */
export const isDecidedBefore = (error: unknown): boolean =>
  ['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code);
