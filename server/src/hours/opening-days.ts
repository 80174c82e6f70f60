import { type DayNumber, dateOf, weekdayOf } from './dates.ts';
import { holidayName } from './holidays.ts';
import { instantOf, localTime, type Minute } from './local-time.ts';
import type { Interval, MonthDay, OpeningHours, Season } from './opening-hours.ts';
import type { HoursPlace } from './time-zones.ts';

/** The hours of one date. */
export interface OpeningDay {
  day: DayNumber;
  intervals: readonly Interval[];
  /** Name of the exception, else of the holiday; null for any other day. */
  name: string | null;
  /** Whether an exception or what holds on holidays decided. */
  isSpecial: boolean;
}

/** A time without pause in which a company is open: from ≤ minute < until. */
export interface Span {
  from: Minute;
  until: Minute;
}

/** Longer than any interval, in days. */
const SPILL_DAYS = 2;

const orderOf = ({ month, day }: MonthDay): number => 100 * month + day;

/** Returns whether a day is in a season, whose first and last day count. */
export function isInSeason({ from, until }: Pick<Season, 'from' | 'until'>, day: MonthDay): boolean {
  const [first, last, at] = [orderOf(from), orderOf(until), orderOf(day)];
  return first <= last ? first <= at && at <= last : at >= first || at <= last;
}

/** Returns the hours of a date. */
export function openingDay(hours: OpeningHours, { state }: HoursPlace, day: DayNumber): OpeningDay {
  const date = dateOf(day);
  const holiday = holidayName(day, state);
  const ofDate = hours.exceptions.filter(({ month, day: of }) => month === date.month && of === date.day);
  const exception = ofDate.find(({ year }) => year === date.year) ?? ofDate.find(({ year }) => year === null);
  if (exception) {
    return { day, intervals: exception.intervals, name: exception.name ?? holiday, isSpecial: true };
  }
  if (holiday !== null && hours.holidays !== null) {
    return { day, intervals: hours.holidays, name: holiday, isSpecial: true };
  }
  const week = hours.seasons.find((season) => isInSeason(season, date))?.week ?? hours.week;
  return { day, intervals: week[weekdayOf(day)] ?? [], name: holiday, isSpecial: false };
}

/**
 * Returns up to `most` spans that end after `now` and begin within `days` of it, in order; a span that reaches that far
 * ends there or later.
 */
export function openSpans(
  hours: OpeningHours,
  place: HoursPlace,
  now: Minute,
  { most, days }: { most: number; days: number },
): Span[] {
  const today = localTime(place.timeZone, now).day;
  const spans: Span[] = [];
  for (let day = today - SPILL_DAYS; day <= today + days; day++) {
    for (const { from, to } of openingDay(hours, place, day).intervals) {
      const start = instantOf(place.timeZone, day, from);
      const end = instantOf(place.timeZone, day, to);
      const last = spans.at(-1);
      if (last && start <= last.until) last.until = Math.max(last.until, end);
      else if (start < end) {
        if (last && last.until <= now) spans.pop();
        // The next span begins later: those before are complete.
        if (spans.length === most) return spans;
        spans.push({ from: start, until: end });
      }
    }
  }
  return spans.filter(({ until }) => until > now);
}
