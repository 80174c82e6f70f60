import { setImmediate } from 'node:timers/promises';
import type { ChangeFeed } from '../../database/change-feed.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { type DayNumber, weekdayOf } from '../../hours/dates.ts';
import { localTime, type Minute } from '../../hours/local-time.ts';
import { openingDay, openSpans } from '../../hours/opening-days.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import type { OpenOn } from './opening.types.ts';
import { placeOfRegion } from './schedule-days.ts';

/** Which schedules are open, for the statements of the search. */
export interface OpenFilter {
  /** A bit for each id of `opening_schedules`, and bit 0 for companies without one. */
  bits: Buffer;
  /** Share of all companies, from 0 to 1, by a sample. */
  share: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Schedules without kept intervals that are read in one event-loop tick. */
const READ_AT_ONCE = 200;
/** Documents of the sample. */
const SAMPLE = 20_000;
/** Of the estimate, so that nothing is divided by zero. */
const LEAST_SHARE = 0.001;
/** In place of the id of a schedule: see `is_open` of the database. */
const NO_SCHEDULE = 0;

const OPEN: Record<Exclude<OpenOn, 'unknown'>, Statement> = {
  now: {
    name: 'opening_open_now',
    text: 'SELECT id FROM opening_schedules WHERE known_until > $1 AND spans @> $2::int',
  },
  sunday: {
    name: 'opening_open_on_day',
    text: 'SELECT id FROM opening_schedules WHERE known_until > $1 AND $2::int = ANY (days)',
  },
};
/** Those whose intervals are not kept, or not up to the time. */
const UNKNOWN: Statement = {
  name: 'opening_unknown',
  text: 'SELECT id, region, hours FROM opening_schedules WHERE known_until IS NULL OR known_until <= $1',
};
const SHARE: Statement = {
  name: 'opening_share',
  text: `
    SELECT (count(*) FILTER (WHERE is_open(opening_schedule_id, $1::bytea)))::float8 / greatest(count(*), 1) AS share
    FROM search_documents TABLESAMPLE SYSTEM ((
      SELECT least(100, 100.0 * ${SAMPLE} / greatest(reltuples, 1)) FROM pg_class
      WHERE oid = 'search_documents'::regclass))`,
};

/** Holds which schedules are open, until the minute ends or a schedule is added or changed. */
class OpenSchedules {
  readonly #changeFeed: ChangeFeed;
  readonly #held = new Map<OpenOn, { until: number; filter: Promise<OpenFilter> }>();

  constructor(changeFeed: ChangeFeed) {
    this.#changeFeed = changeFeed;
    changeFeed.onChange((tag) => {
      if (tag === 'schedules' || tag === '*') this.#held.clear();
    });
  }

  get(reader: Reader, on: OpenOn, now: number): Promise<OpenFilter> {
    const cached = this.#held.get(on);
    if (cached?.until === endOf(on, now) && this.#changeFeed.listening) return cached.filter;
    const filter = loadFilter(reader, on, Math.floor(now / MINUTE_MS));
    const entry = { until: endOf(on, now), filter };
    this.#held.set(on, entry);
    filter.catch(() => {
      if (this.#held.get(on) === entry) this.#held.delete(on);
    });
    return filter;
  }
}

const schedules = new WeakMap<ChangeFeed, OpenSchedules>();

/** Returns the filter for now; the answer is valid until it changes. */
export function openFilter({ services, answer }: Context, on: OpenOn): Promise<OpenFilter> {
  const { changeFeed, db } = services;
  const opening = schedules.get(changeFeed) ?? new OpenSchedules(changeFeed);
  schedules.set(changeFeed, opening);
  const now = Date.now();
  answer.validUntil = Math.min(answer.validUntil ?? Number.POSITIVE_INFINITY, endOf(on, now));
  return opening.get(db.reads, on, now);
}

/** Sundays begin and end on the hour in every zone. */
function endOf(on: OpenOn, now: number): number {
  const step = on === 'now' ? MINUTE_MS : HOUR_MS;
  return (Math.floor(now / step) + 1) * step;
}

async function loadFilter(reader: Reader, on: OpenOn, now: Minute): Promise<OpenFilter> {
  const bits = bitsOf(on === 'unknown' ? [NO_SCHEDULE] : await openIds(reader, on, now));
  const [row] = await reader.query<{ share: number }>(SHARE, [bits]);
  return { bits, share: Math.max(row?.share ?? 1, LEAST_SHARE) };
}

/** Returns the ids of the schedules that are open. */
async function openIds(reader: Reader, on: Exclude<OpenOn, 'unknown'>, now: Minute): Promise<number[]> {
  const sunday = comingSunday(localTime('America/Sao_Paulo', now).day);
  const until = on === 'now' ? now : (sunday + 2) * 1440;
  const [open, unknown] = await Promise.all([
    reader.query<{ id: number }>(OPEN[on], [until, on === 'now' ? now : sunday]),
    reader.query<{ id: number; region: string; hours: string }>(UNKNOWN, [until]),
  ]);
  const ids = open.map(({ id }) => id);
  for (const [index, { id, region, hours }] of unknown.entries()) {
    if (index % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
    if (isOpen(region, hours, on === 'now' ? now : null, sunday)) ids.push(id);
  }
  return ids;
}

/** Returns whether hours are open in a minute, else whether they begin on a day. */
function isOpen(region: string, text: string, now: Minute | null, day: DayNumber): boolean {
  const hours = parseHours(text);
  const place = placeOfRegion(region);
  if (now === null) return openingDay(hours, place, day).intervals.length > 0;
  const [span] = openSpans(hours, place, now, { most: 1, days: 1 });
  return span !== undefined && span.from <= now;
}

const comingSunday = (day: DayNumber): DayNumber => day + 6 - weekdayOf(day);

/** Returns the bits as `get_bit` of PostgreSQL numbers them: from the right within each byte. */
function bitsOf(ids: number[]): Buffer {
  const bits = Buffer.alloc(Math.floor(ids.reduce((most, id) => Math.max(most, id), 0) / 8) + 1);
  for (const id of ids) bits.writeUInt8(bits.readUInt8(id >> 3) | (1 << (id & 7)), id >> 3);
  return bits;
}
