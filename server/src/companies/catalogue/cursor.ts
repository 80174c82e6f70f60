import { invalid } from '../../shared/errors.ts';

/** The last row of a page, and what its list was asked for; times in milliseconds. */
export interface Cursor {
  asOf: number;
  /** 0 in the list of all companies, as `changedAt` is. */
  since: number;
  changedAt: number;
  id: number;
}

const FORM = /^(\d{13})\.(0|\d{13})\.(0|\d{13})\.(\d{1,10})$/;
const LARGEST_ID = 2 ** 31 - 1;

export const writeCursor = ({ asOf, since, changedAt, id }: Cursor): string =>
  Buffer.from([asOf, since, changedAt, id].join('.')).toString('base64url');

/** Reads the cursor of a list; throws BAD_USER_INPUT for another list's and for what `writeCursor` did not write. */
export function readCursor(text: string, since: number): Cursor {
  const numbers = FORM.exec(Buffer.from(text, 'base64url').toString('latin1'))?.slice(1).map(Number);
  const [asOf = 0, ofSince, changedAt = 0, id = 0] = numbers ?? [];
  const cursor = { asOf, since, changedAt, id };
  if (ofSince === since && id <= LARGEST_ID && writeCursor(cursor) === text) return cursor;
  throw invalid({
    after: ['Este cursor não é desta lista: comece de novo pela primeira página, sem after.'],
  });
}
