import { localTime, type Minute } from './local-time.ts';
import { type OpeningDay, openingDay, openSpans, type Span } from './opening-days.ts';
import { isAlwaysOpen, type OpeningHours } from './opening-hours.ts';
import type { HoursPlace } from './time-zones.ts';

/** How far the next opening is looked for, in days: a place may open in summer only. */
const HORIZON = 370;
/** Spans that a status holds: the current one and the next, so that it can be read some time later. */
const SPANS = 3;

export interface OpeningStatus {
  isOpen: boolean;
  /** When this changes; null when it never does, or not within a year. */
  changesAt: Minute | null;
  /** The current and next spans. */
  spans: Span[];
  /** Open day and night, every day. */
  isAlwaysOpen: boolean;
  today: OpeningDay;
}

/** Returns whether a company is open in a minute, and when that changes. */
export function openingStatus(hours: OpeningHours, place: HoursPlace, now: Minute): OpeningStatus {
  const today = openingDay(hours, place, localTime(place.timeZone, now).day);
  const always = isAlwaysOpen(hours);
  if (always) return { isOpen: true, changesAt: null, spans: [], isAlwaysOpen: true, today };
  const spans = openSpans(hours, place, now, { most: SPANS, days: HORIZON });
  const [first] = spans;
  const isOpen = first !== undefined && first.from <= now;
  return {
    isOpen,
    changesAt: first ? (isOpen ? first.until : first.from) : null,
    spans,
    isAlwaysOpen: false,
    today,
  };
}
