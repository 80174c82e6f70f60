import { ValidateBy } from 'class-validator';

function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day of the calendar as "2026-11-21", or nothing. */
export const IsDay = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isDay', validator: { validate: (value) => value === '' || isDay(value) } },
    { message: 'Informe a data como AAAA-MM-DD.' },
  );
