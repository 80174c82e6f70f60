import { SHORT_DAY_NAMES } from './hours-words.ts';
import {
  DAY_MINUTES,
  HoursProblem,
  type Interval,
  isFullDay,
  type MonthDay,
  type OpeningHours,
  sameIntervals,
  type Week,
} from './opening-hours.ts';
import { parseHours } from './parse-hours.ts';

/** Returns "8h", "8h30". */
const shortTime = (minute: number): string => {
  const hour = Math.floor((minute % DAY_MINUTES) / 60);
  return minute % 60 === 0 ? `${hour}h` : `${hour}h${String(minute % 60).padStart(2, '0')}`;
};

const describeTimes = (intervals: readonly Interval[]): string => {
  if (intervals.length === 0) return 'fechado';
  if (isFullDay(intervals)) return '24 horas';
  return intervals.map(({ from, to }) => `${shortTime(from)} às ${shortTime(to)}`).join(' e ');
};

const describeDate = ({ month, day }: MonthDay): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}`;

/** Returns "seg a sex 8h às 18h, sáb 8h às 12h, dom fechado". */
function describeWeek(week: Week): string {
  if (week.every(isFullDay)) return '24 horas, todos os dias';
  const runs: { first: number; last: number; intervals: readonly Interval[] }[] = [];
  for (const [day, intervals] of week.entries()) {
    const run = runs.at(-1);
    if (run && sameIntervals(run.intervals, intervals)) run.last = day;
    else runs.push({ first: day, last: day, intervals });
  }
  return runs
    .map(({ first, last, intervals }) => {
      const days =
        first === last ? SHORT_DAY_NAMES[first] : `${SHORT_DAY_NAMES[first]} a ${SHORT_DAY_NAMES[last]}`;
      return `${days} ${describeTimes(intervals)}`;
    })
    .join(', ');
}

/** Returns opening hours as a Portuguese text for people. */
export function describeHours({ week, seasons, holidays, exceptions, byAppointment }: OpeningHours): string {
  const isClosed = week.every((intervals) => intervals.length === 0);
  return [
    ...(isClosed ? [] : [describeWeek(week)]),
    ...seasons.map(
      ({ from, until, week: days }) =>
        `de ${describeDate(from)} a ${describeDate(until)}: ${describeWeek(days)}`,
    ),
    ...(holidays === null ? [] : [`feriados: ${describeTimes(holidays)}`]),
    ...exceptions.map((exception) => {
      const { year, intervals, name } = exception;
      const date = `${describeDate(exception)}${year === null ? '' : `/${year}`}`;
      return `${date}${name === null ? '' : ` (${name})`}: ${describeTimes(intervals)}`;
    }),
    ...(byAppointment ? ['com hora marcada'] : []),
  ].join('; ');
}

/** Returns the readable text of stored hours, or the text as it is when it cannot be read. */
export function describeHoursText(text: string): string {
  try {
    return describeHours(parseHours(text));
  } catch (error) {
    if (error instanceof HoursProblem) return text;
    throw error;
  }
}
