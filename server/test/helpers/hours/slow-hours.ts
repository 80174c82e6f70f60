import { readFileSync } from 'node:fs';
import type { HoursSpecification } from '../../../src/hours/hours-specification.ts';
import type { OpeningHours } from '../../../src/hours/opening-hours.ts';
import type { HoursPlace } from '../../../src/hours/time-zones.ts';

/**
 * Opening hours the slow and obvious way: it asks for every minute what clocks show and goes through what the company
 * said. It shares no code with the program.
 */
type Intervals = readonly { from: number; to: number }[];

const MINUTE = 60_000;
const linesOf = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** By "2026-11-02" or "2026-11-20SP". */
const HOLIDAYS = new Map<string, string>([
  ...linesOf('./state-holidays.csv').map(
    ([date, state, name]) => [`${date}${state}`, name as string] as const,
  ),
  ...linesOf('./national-holidays.csv').map(([date, name]) => [date as string, name as string] as const),
  // Of the last spring in which clocks changed.
  ['2018-11-02', 'Finados'],
]);
export const STATE_HOLIDAYS = linesOf('./state-holidays.csv');
export const NATIONAL_HOLIDAYS = linesOf('./national-holidays.csv');

export const slowHoliday = (date: string, state: string): string | null =>
  HOLIDAYS.get(date) ?? HOLIDAYS.get(date + state) ?? null;

/** What clocks show at each minute of a window, as minutes since 1970 of that calendar; never going back. */
export interface Clock {
  /** Minutes since 1970 UTC. */
  begin: number;
  shown: number[];
}

export function readClock(timeZone: string, begin: number, minutes: number): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const shown: number[] = [];
  for (let offset = 0; offset < minutes; offset++) {
    const text = format.format((begin + offset) * MINUTE);
    const local = Date.parse(`${text.replace(' ', 'T')}Z`) / MINUTE;
    shown.push(Math.max(local, shown.at(-1) ?? local));
  }
  return { begin, shown };
}

const isoOf = (day: number): string => new Date(day * 1440 * MINUTE).toISOString().slice(0, 10);
const weekdayOf = (day: number): number => (new Date(day * 1440 * MINUTE).getUTCDay() + 6) % 7;

/** Returns the intervals of a date: its exception, its holiday, its season, else the week. */
export function slowIntervals(hours: OpeningHours, state: string, day: number): Intervals {
  const date = isoOf(day);
  const [, monthDay = ''] = /^\d{4}-(.*)$/.exec(date) ?? [];
  const two = (number: number) => String(number).padStart(2, '0');
  const dated = hours.exceptions.find(
    ({ year, month, day: of }) => year !== null && `${year}-${two(month)}-${two(of)}` === date,
  );
  if (dated) return dated.intervals;
  const yearly = hours.exceptions.find(
    ({ year, month, day: of }) => year === null && `${two(month)}-${two(of)}` === monthDay,
  );
  if (yearly) return yearly.intervals;
  if (hours.holidays !== null && slowHoliday(date, state) !== null) return hours.holidays;
  for (const { from, until, week } of hours.seasons) {
    const first = `${two(from.month)}-${two(from.day)}`;
    const last = `${two(until.month)}-${two(until.day)}`;
    const isWithin =
      first <= last ? monthDay >= first && monthDay <= last : monthDay >= first || monthDay <= last;
    if (isWithin) return week[weekdayOf(day)] as Intervals;
  }
  return hours.week[weekdayOf(day)] as Intervals;
}

/** Returns for each minute of the clock's window whether the company is open. */
export function slowOpen(clock: Clock, intervalsOf: (day: number) => Intervals): boolean[] {
  const cached = new Map<number, Intervals>();
  const of = (day: number): Intervals => {
    const known = cached.get(day) ?? intervalsOf(day);
    cached.set(day, known);
    return known;
  };
  return clock.shown.map((minute) => {
    const today = Math.floor(minute / 1440);
    return [today - 1, today].some((day) =>
      of(day).some(({ from, to }) => minute >= day * 1440 + from && minute < day * 1440 + to),
    );
  });
}

const minutesOf = (time: string): number => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));

/** Returns the intervals of a date as a reader of the structured data understands them. */
export function specifiedIntervals(specifications: HoursSpecification[], day: number): Intervals {
  const date = isoOf(day);
  const valid = specifications.filter(
    ({ days, validFrom, validThrough }) =>
      (days === null || days.includes(weekdayOf(day))) &&
      (validFrom === null || validFrom <= date) &&
      (validThrough === null || validThrough >= date),
  );
  const lengthOf = ({ validFrom, validThrough }: HoursSpecification): number =>
    validFrom === null || validThrough === null
      ? Number.POSITIVE_INFINITY
      : Date.parse(validThrough) - Date.parse(validFrom);
  const shortest = Math.min(...valid.map(lengthOf));
  return valid
    .filter((specification) => lengthOf(specification) === shortest)
    .filter(({ opens, closes }) => !(opens === '00:00' && closes === '00:00'))
    .map(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      if (opens === '00:00' && closes === '23:59') return { from: 0, to: 1440 };
      return { from, to: to <= from ? to + 1440 : to };
    });
}

export const placeName = ({ state, timeZone }: HoursPlace): string => `${state} ${timeZone}`;
