import { rule } from './rule.ts';

export const NOT_A_DAY = 'Informe a data como AAAA-MM-DD.';

/** Returns whether a value is a day of the calendar as "2026-11-21". */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Accepts a day; for exported lists, whose arguments are no GraphQL. */
export const IsDay = (): PropertyDecorator => rule('isDay', NOT_A_DAY, isDay);
