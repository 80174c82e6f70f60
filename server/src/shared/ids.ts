import { notFound } from './errors.ts';

/** The number of an id from outside; NOT_FOUND for one that cannot exist (design/HARDENING.md). */
export function parseId(id: string | number, message?: string): number {
  const text = String(id);
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 2_147_483_647) throw notFound(message);
  return number;
}
