import { failureOf } from '../../api/errors.ts';

/** True of an error that says that somebody else has decided or removed the row. */
export const isDecidedBefore = (error: unknown): boolean =>
  ['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code);
