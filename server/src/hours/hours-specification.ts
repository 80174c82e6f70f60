import { type DayNumber, dateOf, dayNumber, isoDate } from './dates.ts';
import { isInSeason, openingDay } from './opening-days.ts';
import {
  DAY_MINUTES,
  type Interval,
  isFullDay,
  type OpeningHours,
  type Season,
  type Week,
} from './opening-hours.ts';
import { printTime } from './print-hours.ts';
import type { HoursPlace } from './time-zones.ts';

/**
 * An `OpeningHoursSpecification` of schema.org. Of those valid on a day, the ones with the shortest validity hold; closed is
 * "00:00" to "00:00", the whole day "00:00" to "23:59", and a `closes` that is not after `opens` is on the next day.
 */
export interface HoursSpecification {
  /** 0 for Monday; null for any day of its validity. */
  days: number[] | null;
  opens: string;
  closes: string;
  /** ISO dates, both included; null without limit. */
  validFrom: string | null;
  validThrough: string | null;
}

/** Returns the hours for search engines: the week, and the seasons and special days of the coming days. */
export function hoursSpecification(
  hours: OpeningHours,
  place: HoursPlace,
  today: DayNumber,
  days: number,
): HoursSpecification[] {
  const special = Array.from({ length: days }, (_, offset) =>
    openingDay(hours, place, today + offset),
  ).filter(({ isSpecial }) => isSpecial);
  const specialDays = new Set(special.map(({ day }) => day));
  return [
    ...ofWeek(hours.week, null),
    ...hours.seasons
      .flatMap((season) => occurrences(season, today, today + days))
      .filter(({ from, until }) => from !== until || !specialDays.has(from))
      .flatMap(({ week, from, until }) => ofWeek(week, { from, until })),
    ...special.flatMap(({ day, intervals }) => ofIntervals(intervals, null, { from: day, until: day })),
  ];
}

interface Validity {
  from: DayNumber;
  until: DayNumber;
}

/** Returns the times when a season touches the days from `first` until before `end`. */
function occurrences(season: Season, first: DayNumber, end: DayNumber): (Validity & { week: Week })[] {
  const result: (Validity & { week: Week })[] = [];
  for (let day = first; day < end; day++) {
    if (!isInSeason(season, dateOf(day))) continue;
    const from = beginning(season, day);
    let until = day;
    while (isInSeason(season, dateOf(until + 1)) && until + 1 - from < 366) until++;
    result.push({ from, until, week: season.week });
    day = until;
  }
  return result;
}

function beginning({ from }: Season, day: DayNumber): DayNumber {
  const { year } = dateOf(day);
  const first = dayNumber(year, from.month, from.day);
  return first <= day ? first : dayNumber(year - 1, from.month, from.day);
}

function ofWeek(week: Week, validity: Validity | null): HoursSpecification[] {
  const byTimes = new Map<string, { intervals: readonly Interval[]; days: number[] }>();
  for (const [day, intervals] of week.entries()) {
    // A day without a specification is closed; within a season that has to be said.
    if (intervals.length === 0 && validity === null) continue;
    const key = JSON.stringify(intervals);
    const same = byTimes.get(key);
    if (same) same.days.push(day);
    else byTimes.set(key, { intervals, days: [day] });
  }
  return [...byTimes.values()].flatMap(({ intervals, days }) => ofIntervals(intervals, days, validity));
}

function ofIntervals(
  intervals: readonly Interval[],
  days: number[] | null,
  validity: Validity | null,
): HoursSpecification[] {
  const valid = {
    validFrom: validity && isoDate(validity.from),
    validThrough: validity && isoDate(validity.until),
  };
  if (intervals.length === 0) return [{ days, opens: '00:00', closes: '00:00', ...valid }];
  if (isFullDay(intervals)) return [{ days, opens: '00:00', closes: '23:59', ...valid }];
  return intervals.map(({ from, to }) => ({
    days,
    opens: printTime(from),
    closes: printTime(to % DAY_MINUTES),
    ...valid,
  }));
}
