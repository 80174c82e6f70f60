import type { Database } from '../../database/database.ts';
import type { DayNumber } from '../../hours/dates.ts';
import { localTime, type Minute } from '../../hours/local-time.ts';
import { openingDay, openSpans } from '../../hours/opening-days.ts';
import { DAY_MINUTES } from '../../hours/opening-hours.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { type HoursPlace, hoursPlace } from '../../hours/time-zones.ts';

/** Intervals are kept for this many days, and anew when fewer than `LEAST_DAYS` are left. */
const KEPT_DAYS = 21;
const LEAST_DAYS = 9;
/** Schedules a statement. */
const BATCH = 200;
const MOST_SPANS = 500;

/** Returns the place of a schedule: its state, with the code of a city in another time zone. */
export const placeOfRegion = (region: string): HoursPlace =>
  hoursPlace(region.slice(0, 2), region.length > 2 ? Number(region.slice(2)) : null);

interface KeptSchedule {
  id: number;
  spans: string;
  days: DayNumber[];
  until: Minute;
}

/** Returns the intervals of the coming days, as PostgreSQL stores them. */
function keptOf(id: number, region: string, text: string, now: Minute): KeptSchedule {
  const hours = parseHours(text);
  const place = placeOfRegion(region);
  const today = localTime(place.timeZone, now).day;
  const until = now + (KEPT_DAYS - 2) * DAY_MINUTES;
  const spans = openSpans(hours, place, now, { most: MOST_SPANS, days: KEPT_DAYS });
  const days = Array.from({ length: KEPT_DAYS }, (_, offset) => today + offset);
  return {
    id,
    spans: `{${spans.map(({ from, until: end }) => `[${from},${end})`).join(',')}}`,
    days: days.filter((day) => openingDay(hours, place, day).intervals.length > 0),
    until,
  };
}

/**
 * Computes the intervals of the coming days of schedules that lack them. Safe on several instances at once. Until then the
 * search reads their hours itself.
 */
export async function keepSchedules({ pool }: Pick<Database, 'pool'>, signal: AbortSignal): Promise<void> {
  const now = Math.floor(Date.now() / 60_000);
  for (let isLeft = true; isLeft && !signal.aborted; ) {
    const { rows } = await pool.query<{ id: number; region: string; hours: string }>(
      `SELECT id, region, hours FROM opening_schedules WHERE known_until IS NULL OR known_until < $1
       ORDER BY known_until NULLS FIRST LIMIT ${BATCH}`,
      [now + LEAST_DAYS * DAY_MINUTES],
    );
    isLeft = rows.length === BATCH;
    if (rows.length === 0) return;
    const schedules = rows.map(({ id, region, hours }) => keptOf(id, region, hours, now));
    await pool.query(
      `UPDATE opening_schedules s SET spans = k.spans::int4multirange, known_until = k.until,
         days = ARRAY(SELECT jsonb_array_elements_text(k.days)::int)
       FROM jsonb_to_recordset($1::jsonb) AS k (id int, spans text, days jsonb, until int) WHERE s.id = k.id`,
      [JSON.stringify(schedules)],
    );
  }
}
