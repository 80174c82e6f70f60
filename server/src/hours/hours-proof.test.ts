import { expect, test } from 'vitest';
import { randomFrom, randomHours } from '../../test/helpers/hours/random-hours.ts';
import {
  type Clock,
  placeName,
  readClock,
  slowIntervals,
  slowOpen,
  specifiedIntervals,
} from '../../test/helpers/hours/slow-hours.ts';
import { hoursSpecification } from './hours-specification.ts';
import { localTime } from './local-time.ts';
import { HoursProblem, type OpeningHours } from './opening-hours.ts';
import { openingStatus } from './opening-status.ts';
import { parseHours } from './parse-hours.ts';
import { printHours } from './print-hours.ts';
import type { HoursPlace } from './time-zones.ts';
import { validateHours } from './validate-hours.ts';

/** `bench/reliability/hours.mjs` runs 10,000. */
const CASES = Number(process.env.HOURS_CASES ?? 300);
const SEED = Number(process.env.HOURS_SEED ?? Math.floor(Math.random() * 1e9));

const DAYS = 10;
const at = (iso: string): number => Date.parse(iso) / 60_000;

/** Where and when: holidays, the turn of the year, leap days, and the nights when clocks changed or change elsewhere. */
const SCENES: [HoursPlace, string][] = [
  [{ state: 'SP', timeZone: 'America/Sao_Paulo' }, '2026-10-30T10:00Z'],
  [{ state: 'GO', timeZone: 'America/Sao_Paulo' }, '2026-10-22T10:00Z'],
  [{ state: 'AC', timeZone: 'America/Rio_Branco' }, '2026-11-13T10:00Z'],
  [{ state: 'PE', timeZone: 'America/Noronha' }, '2027-03-24T10:00Z'],
  [{ state: 'AM', timeZone: 'America/Eirunepe' }, '2026-12-21T10:00Z'],
  [{ state: 'SC', timeZone: 'America/Sao_Paulo' }, '2027-11-26T10:00Z'],
  [{ state: 'ES', timeZone: 'America/Sao_Paulo' }, '2028-04-20T10:00Z'],
  [{ state: 'RS', timeZone: 'America/Sao_Paulo' }, '2028-02-25T10:00Z'],
  [{ state: 'MT', timeZone: 'America/Cuiaba' }, '2018-10-31T10:00Z'],
  [{ state: 'MG', timeZone: 'America/Sao_Paulo' }, '2018-10-31T12:00Z'],
  [{ state: 'RJ', timeZone: 'America/Sao_Paulo' }, '2018-02-14T10:00Z'],
  [{ state: 'PR', timeZone: 'America/Santiago' }, '2026-09-02T10:00Z'],
  [{ state: 'PR', timeZone: 'America/Santiago' }, '2026-04-01T10:00Z'],
  [{ state: 'BA', timeZone: 'Europe/Lisbon' }, '2026-10-22T10:00Z'],
];

const clocks = new Map<number, Clock>();
function clockOf(index: number): Clock {
  const known = clocks.get(index);
  if (known) return known;
  const [place, begin] = SCENES[index] as [HoursPlace, string];
  const clock = readClock(place.timeZone, at(begin), (DAYS + 3) * 1440);
  clocks.set(index, clock);
  return clock;
}

/** Returns what the program reads of drawn hours; null where they break a rule. */
function readBack(drawn: OpeningHours): OpeningHours | null {
  try {
    const valid = validateHours(drawn);
    const text = printHours(valid);
    const read = parseHours(text);
    expect(printHours(read)).toBe(text);
    return read;
  } catch (error) {
    if (error instanceof HoursProblem) return null;
    throw error;
  }
}

function check(random: () => number): boolean {
  const index = Math.floor(random() * SCENES.length);
  const [place] = SCENES[index] as [HoursPlace, string];
  const clock = clockOf(index);
  const drawn = randomHours(random, Math.floor(clock.begin / 1440) + 5);
  const hours = readBack(drawn);
  if (!hours) return false;
  const about = `${placeName(place)}: ${printHours(hours)}`;
  const open = slowOpen(clock, (day) => slowIntervals(drawn, place.state, day));
  const last = clock.begin + open.length;
  // Two days in, so that the clock's window has everything that began before.
  for (let time = 0; time < 3; time++) {
    const now = clock.begin + 2 * 1440 + Math.floor(random() * 4 * 1440);
    const status = openingStatus(hours, place, now);
    const isOpen = open[now - clock.begin] as boolean;
    expect(status.isOpen, `open at ${new Date(now * 60_000).toISOString()}, ${about}`).toBe(isOpen);
    const next = open.findIndex((value, offset) => offset > now - clock.begin && value !== isOpen);
    const changesAt = next < 0 ? null : clock.begin + next;
    const found = status.changesAt !== null && status.changesAt < last ? status.changesAt : null;
    expect(found, `change after ${new Date(now * 60_000).toISOString()}, ${about}`).toBe(changesAt);
  }
  const from = clock.begin + 2 * 1440;
  const today = localTime(place.timeZone, from).day;
  const specification = hoursSpecification(hours, place, today, DAYS);
  const specified = slowOpen(clock, (day) => specifiedIntervals(specification, day));
  for (let minute = 0; minute < open.length; minute++) {
    const shown = Math.floor((clock.shown[minute] as number) / 1440);
    // The day before the first may still have been another one.
    if (shown <= today || shown >= today + DAYS) continue;
    if (specified[minute] !== open[minute]) {
      expect.fail(`structured data at ${new Date((clock.begin + minute) * 60_000).toISOString()}, ${about}`);
    }
  }
  return true;
}

test(`${CASES} random opening hours agree with a minute by minute reading`, { timeout: 3_600_000 }, () => {
  const random = randomFrom(SEED);
  let checked = 0;
  try {
    while (checked < CASES) if (check(random)) checked++;
  } catch (error) {
    if (error instanceof Error) error.message = `HOURS_SEED=${SEED}, case ${checked}: ${error.message}`;
    throw error;
  }
});
