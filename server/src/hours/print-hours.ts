import { dateOf, dayNumber } from './dates.ts';
import { BY_APPOINTMENT, MONTHS, WEEKDAYS } from './hours-words.ts';
import {
  DAY_MINUTES,
  type Exception,
  type Interval,
  isFullDay,
  type MonthDay,
  type OpeningHours,
  sameIntervals,
  type Week,
} from './opening-hours.ts';

/** Returns the one text that stands for these hours, in the syntax of OpenStreetMap. `parseHours` reads it back. */
export function printHours({ week, seasons, holidays, exceptions, byAppointment }: OpeningHours): string {
  const isClosed = week.every((intervals) => intervals.length === 0);
  const rules = [
    ...(isClosed ? [] : printWeek(week, false)),
    ...seasons.flatMap(({ from, until, week: days }) =>
      printWeek(days, true).map((rule) => `${printMonthDay(from)}-${printMonthDay(until)} ${rule}`),
    ),
    ...(holidays === null ? [] : [`PH ${printTimes(holidays)}`]),
    ...printExceptions(exceptions),
  ];
  const text = rules.join('; ');
  if (!byAppointment) return text;
  const quoted = `"${BY_APPOINTMENT}"`;
  return text === '' ? quoted : `${text} || ${quoted}`;
}

/** Closed days are printed for seasons only, where they replace the usual ones. */
function printWeek(week: Week, showsClosed: boolean): string[] {
  if (week.every(isFullDay)) return [showsClosed ? 'Mo-Su 00:00-24:00' : '24/7'];
  const groups: { days: number[]; intervals: readonly Interval[] }[] = [];
  for (const [day, intervals] of week.entries()) {
    const same = groups.find((group) => sameIntervals(group.intervals, intervals));
    if (same) same.days.push(day);
    else groups.push({ days: [day], intervals });
  }
  return groups
    .filter(({ intervals }) => showsClosed || intervals.length > 0)
    .map(({ days, intervals }) => `${printDays(days)} ${printTimes(intervals)}`);
}

/** Returns "Mo-Fr,Su"; runs of two days are listed. */
function printDays(days: number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const names = run.map((day) => WEEKDAYS[day] as string);
      return names.length > 2 ? `${names[0]}-${names.at(-1)}` : names.join(',');
    })
    .join(',');
}

const printTimes = (intervals: readonly Interval[]): string =>
  intervals.length === 0
    ? 'off'
    : intervals
        .map(({ from, to }) => `${printTime(from)}-${printTime(to > DAY_MINUTES ? to - DAY_MINUTES : to)}`)
        .join(',');

/** Returns "08:30"; "24:00" for the end of the day. */
export const printTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const printMonthDay = ({ month, day }: MonthDay): string =>
  `${MONTHS[month - 1]} ${String(day).padStart(2, '0')}`;

/** Days in a row with the same hours and name are one rule. */
function printExceptions(exceptions: readonly Exception[]): string[] {
  const runs: Exception[][] = [];
  for (const exception of exceptions) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isNext(last, exception)) run.push(exception);
    else runs.push([exception]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0] as Exception, run.at(-1) as Exception];
    const name = first.name === null ? '' : ` "${first.name}"`;
    const until = run.length > 1 ? `-${printDate(last)}` : '';
    return `${printDate(first)}${until} ${printTimes(first.intervals)}${name}`;
  });
}

const printDate = (date: Exception): string =>
  `${date.year === null ? '' : `${date.year} `}${printMonthDay(date)}`;

function isNext(last: Exception, next: Exception): boolean {
  if (last.year === null || next.year === null || last.name !== next.name) return false;
  const tomorrow = dateOf(dayNumber(last.year, last.month, last.day) + 1);
  return (
    tomorrow.year === next.year &&
    tomorrow.month === next.month &&
    tomorrow.day === next.day &&
    sameIntervals(last.intervals, next.intervals)
  );
}
