import { rule } from './rule.ts';

function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Accepts a day of the calendar as "2026-11-21", or an empty text. */
export const IsDay = (): PropertyDecorator =>
  rule('isDay', 'Informe a data como AAAA-MM-DD.', (value) => value === '' || isDay(value));
