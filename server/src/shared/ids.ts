import { notFound } from './errors.ts';

/** Parses an id from outside; NOT_FOUND for one that cannot exist. */
export function parseId(id: string | number, message?: string): number {
  const text = String(id);
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 2_147_483_647) throw notFound(message);
  return number;
}

/** Returns the number of an id in a form or a filter; 0, which no row has, for one that cannot exist. */
export const idOrZero = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
