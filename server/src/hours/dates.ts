/** Days since 1970-01-01, without a time zone. */
export type DayNumber = number;

const MS_A_DAY = 86_400_000;

export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / MS_A_DAY;

export function dateOf(number: DayNumber): { year: number; month: number; day: number } {
  const date = new Date(number * MS_A_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns "2026-12-24". */
export const isoDate = (number: DayNumber): string => new Date(number * MS_A_DAY).toISOString().slice(0, 10);

/** Returns 0 for Monday to 6 for Sunday. */
export const weekdayOf = (number: DayNumber): number => (((number + 3) % 7) + 7) % 7;

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns whether the day exists in the year; without a year, in some year. */
export function isDate(year: number | null, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leaps = year === null || new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return day <= (DAYS_OF_MONTH[month - 1] as number) + (month === 2 && leaps ? 1 : 0);
}

/** Returns the Easter Sunday of a year of the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
export function easter(year: number): DayNumber {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1);
}
