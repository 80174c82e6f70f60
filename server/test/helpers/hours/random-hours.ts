import type { Exception, Interval, OpeningHours, Season, Week } from '../../../src/hours/opening-hours.ts';

/** Returns numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws opening hours around a date: any shape that the rules allow. */
export function randomHours(random: () => number, around: number): OpeningHours {
  const upTo = (most: number) => Math.floor(random() * most);
  const chance = (share: number) => random() < share;
  const intervals = (): Interval[] => {
    if (chance(0.2)) return [];
    if (chance(0.08)) return [{ from: 0, to: 1440 }];
    const step = chance(0.8) ? 30 : 1;
    const points = new Set<number>();
    const count = 2 * (1 + upTo(3));
    while (points.size < count) points.add(step * upTo(1440 / step));
    const sorted = [...points].sort((one, other) => one - other);
    const list: Interval[] = [];
    for (let index = 0; index < count; index += 2)
      list.push({ from: sorted[index] as number, to: sorted[index + 1] as number });
    const last = list.at(-1) as Interval;
    // Across midnight, sometimes into the next day's hours.
    if (chance(0.25)) last.to = Math.min(1440 + step * upTo(600 / step), last.from + 1439);
    if (last.to === 1439) last.to = 1440;
    return list;
  };
  const week = (): Week => {
    if (chance(0.05)) return Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]);
    const usual = intervals();
    return Array.from({ length: 7 }, () => (chance(0.6) ? usual : intervals()));
  };
  const monthDay = (offset: number) => {
    const date = new Date((around + offset) * 86_400_000);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  };
  const season = (first: number, length: number): Season => {
    const { year: _from, ...from } = monthDay(first);
    const { year: _until, ...until } = monthDay(first + length);
    return { from, until, week: week() };
  };
  const exceptions = new Map<string, Exception>();
  for (let index = upTo(5); index > 0; index--) {
    const { year, month, day } = monthDay(upTo(12) - 3);
    const exception = {
      year: chance(0.3) ? null : year,
      month,
      day,
      intervals: intervals(),
      name: chance(0.5) ? `Dia ${index}; especial` : null,
    };
    exceptions.set(`${exception.year}-${month}-${day}`, exception);
  }
  const shape = {
    seasons: chance(0.4)
      ? [season(-10 + upTo(16), upTo(20)), ...(chance(0.3) ? [season(40, upTo(60))] : [])]
      : [],
    holidays: chance(0.4) ? null : intervals(),
    exceptions: [...exceptions.values()],
  };
  return { week: week(), ...shape, byAppointment: chance(0.1) };
}
