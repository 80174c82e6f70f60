import type { DayNumber } from './dates.ts';
import { DAY_MINUTES } from './opening-hours.ts';

/** Minutes since 1970-01-01 00:00 UTC. */
export type Minute = number;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the offset from UTC in minutes, negative in Brazil. */
function readOffset(timeZone: string, at: Minute): number {
  const fields: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at * 60_000)) fields[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - at;
}

/** Offsets at midnight UTC, by zone and day. */
const offsets = new Map<string, number>();
const MOST_OFFSETS = 20_000;

function midnightOffset(timeZone: string, day: DayNumber): number {
  const key = `${timeZone}${day}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = readOffset(timeZone, day * DAY_MINUTES);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Returns the minute at which the offset between two midnights changes. */
function changeBetween(timeZone: string, first: DayNumber, last: DayNumber): Minute {
  let before = first * DAY_MINUTES;
  let after = last * DAY_MINUTES;
  const old = midnightOffset(timeZone, first);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (readOffset(timeZone, middle) === old) before = middle;
    else after = middle;
  }
  return after;
}

/** Returns the date and the minute of the day that clocks show. */
export function localTime(timeZone: string, at: Minute): { day: DayNumber; minute: number } {
  const utcDay = Math.floor(at / DAY_MINUTES);
  const [today, tomorrow] = [midnightOffset(timeZone, utcDay), midnightOffset(timeZone, utcDay + 1)];
  const local = at + (today === tomorrow ? today : readOffset(timeZone, at));
  return {
    day: Math.floor(local / DAY_MINUTES),
    minute: ((local % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES,
  };
}

/**
 * Returns the first minute at which clocks have reached a minute of a day: the end of a gap where that minute is skipped,
 * its first time where it comes twice. Offsets change at most once in three days.
 */
export function instantOf(timeZone: string, day: DayNumber, minute: number): Minute {
  const local = day * DAY_MINUTES + minute;
  const utcDay = Math.floor(local / DAY_MINUTES);
  const before = midnightOffset(timeZone, utcDay - 1);
  const after = midnightOffset(timeZone, utcDay + 2);
  if (before === after) return local - before;
  const change = changeBetween(timeZone, utcDay - 1, utcDay + 2);
  if (local - before < change) return local - before;
  return Math.max(change, local - after);
}
