/** Minutes after the midnight that begins the day: 0 ≤ from < 1440, from < to; a `to` above 1440 is on the next day. */
export interface Interval {
  from: number;
  to: number;
}

/** Seven lists of intervals, Monday first. An interval belongs to the day on which it begins. */
export type Week = readonly (readonly Interval[])[];

export interface MonthDay {
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/** A week that replaces the usual one from a day of the year until another, both included. */
export interface Season {
  from: MonthDay;
  /** Before `from` when the season spans the new year. */
  until: MonthDay;
  week: Week;
}

/** Intervals that replace those of one date. */
export interface Exception extends MonthDay {
  /** Null for every year, as a holiday of the city. */
  year: number | null;
  /** Empty when closed. */
  intervals: readonly Interval[];
  /** What the day is, such as "Santo Antônio". */
  name: string | null;
}

/** The opening hours of a company. A date decides in this order: its exception, its holiday, its season, the week. */
export interface OpeningHours {
  week: Week;
  seasons: readonly Season[];
  /** Intervals of national and state holidays; empty when closed, null for the hours of any other day. */
  holidays: readonly Interval[] | null;
  exceptions: readonly Exception[];
  /** Outside the intervals, or without any, by appointment. */
  byAppointment: boolean;
}

export const DAY_MINUTES = 1440;
export const FULL_DAY: Interval = { from: 0, to: DAY_MINUTES };

export const isFullDay = (intervals: readonly Interval[]): boolean =>
  intervals.length === 1 && intervals[0]?.from === 0 && intervals[0].to === DAY_MINUTES;

export const sameIntervals = (a: readonly Interval[], b: readonly Interval[]): boolean =>
  a.length === b.length && a.every(({ from, to }, index) => from === b[index]?.from && to === b[index]?.to);

/** Returns whether the company never closes. */
export const isAlwaysOpen = ({ week, seasons, holidays, exceptions }: OpeningHours): boolean =>
  [
    ...week,
    ...seasons.flatMap((season) => season.week),
    ...exceptions.map(({ intervals }) => intervals),
  ].every(isFullDay) &&
  (holidays === null || isFullDay(holidays));

/** Hours that cannot be read or do not hold together; the message is Portuguese, for the person who wrote them. */
export class HoursProblem extends Error {}
