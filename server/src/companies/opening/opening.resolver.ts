import { LRUCache } from 'lru-cache';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { City } from '../../cities/city.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { type DayNumber, isoDate } from '../../hours/dates.ts';
import { hoursSpecification } from '../../hours/hours-specification.ts';
import { instantOf, localTime, type Minute } from '../../hours/local-time.ts';
import { type OpeningDay as DayHours, openingDay } from '../../hours/opening-days.ts';
import {
  DAY_MINUTES,
  type Interval,
  type MonthDay,
  type OpeningHours,
  type Week,
} from '../../hours/opening-hours.ts';
import { openingStatus } from '../../hours/opening-status.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { printTime } from '../../hours/print-hours.ts';
import { type HoursPlace, hoursPlace } from '../../hours/time-zones.ts';
import { Company } from '../company.ts';
import type { CompanyView } from '../read-companies.ts';
import { Opening, type OpeningDay, type OpeningInterval, type OpeningWeekday } from './opening.types.ts';

@ForKeys('any')
@Resolver(() => Company)
export class OpeningResolver {
  @FieldResolver(() => Opening, {
    nullable: true,
    description: 'Its opening hours, read for now; null when it did not give any.',
  })
  opening(@Root() { openingHours, city }: CompanyView, @Ctx() { answer }: Context): Opening | null {
    if (openingHours === null) return null;
    const { opening, validUntil } = readOpening(openingHours, placeOf(city), new Date());
    answer.validUntil = Math.min(answer.validUntil ?? Number.POSITIVE_INFINITY, validUntil.getTime());
    return opening;
  }
}

/** Days of the special hours in structured data. */
const SPECIFIED_DAYS = 90;
const SHOWN_DAYS = 7;
const MINUTE_MS = 60_000;

/** Many companies have the same text. */
const parsed = new LRUCache<string, OpeningHours>({ max: 2_000 });

function readHours(text: string): OpeningHours {
  const hours = parsed.get(text) ?? parseHours(text);
  parsed.set(text, hours);
  return hours;
}

const placeOf = ({ state, ibgeCode }: Pick<City, 'state' | 'ibgeCode'>): HoursPlace =>
  hoursPlace(state, ibgeCode);

/** Hours read, and until when what was read holds; lists are computed when they are asked for. */
interface ReadOpening {
  opening: Opening;
  validUntil: Date;
}

/** Returns opening hours read for a time. */
function readOpening(text: string, place: HoursPlace, at: Date): ReadOpening {
  const hours = readHours(text);
  const now = Math.floor(at.getTime() / MINUTE_MS);
  const { day, minute } = localTime(place.timeZone, now);
  const status = openingStatus(hours, place, now);
  const midnight = dateAt(instantOf(place.timeZone, day, DAY_MINUTES));
  const changesAt = status.changesAt === null ? null : dateAt(status.changesAt);
  return {
    validUntil: changesAt && changesAt < midnight ? changesAt : midnight,
    opening: {
      timeZone: place.timeZone,
      utcOffset: day * DAY_MINUTES + minute - now,
      asOf: dateAt(now),
      isOpen: status.isOpen,
      changesAt,
      isAlwaysOpen: status.isAlwaysOpen,
      byAppointment: hours.byAppointment,
      spans: status.spans.map(({ from, until }) => ({
        from: dateAt(from),
        until: dateAt(until),
        opens: localText(place.timeZone, from),
        closes: localText(place.timeZone, until),
      })),
      today: dayOf(status.today),
      get days() {
        return daysFrom(hours, place, day);
      },
      get week() {
        return weekOf(hours.week);
      },
      get seasons() {
        return hours.seasons.map(({ from, until, week }) => ({
          from: monthDayOf(from),
          until: monthDayOf(until),
          week: weekOf(week),
        }));
      },
      get holidays() {
        return hours.holidays && intervalsOf(hours.holidays);
      },
      get exceptions() {
        return hours.exceptions.map(({ year, month, day: of, name, intervals }) => ({
          date: `${year === null ? '' : `${year}-`}${monthDayOf({ month, day: of })}`,
          name,
          intervals: intervalsOf(intervals),
        }));
      },
      get specification() {
        return hoursSpecification(hours, place, day, SPECIFIED_DAYS).map(({ days, ...rest }) => ({
          weekdays: days?.map((weekday) => weekday + 1) ?? null,
          ...rest,
        }));
      },
    },
  };
}

/** Returns "2026-11-24T08:00". */
function localText(timeZone: string, at: Minute): string {
  const { day, minute } = localTime(timeZone, at);
  return `${isoDate(day)}T${printTime(minute)}`;
}

const dateAt = (minute: number): Date => new Date(minute * MINUTE_MS);

const daysFrom = (hours: OpeningHours, place: HoursPlace, first: DayNumber): OpeningDay[] =>
  Array.from({ length: SHOWN_DAYS }, (_, offset) => dayOf(openingDay(hours, place, first + offset)));

const dayOf = ({ day, name, intervals }: DayHours): OpeningDay => ({
  date: isoDate(day),
  name,
  intervals: intervalsOf(intervals),
});

const weekOf = (week: Week): OpeningWeekday[] =>
  week.map((intervals, day) => ({ weekday: day + 1, intervals: intervalsOf(intervals) }));

const intervalsOf = (intervals: readonly Interval[]): OpeningInterval[] =>
  intervals.map(({ from, to }) => ({
    opens: printTime(from),
    closes: printTime(to > DAY_MINUTES ? to - DAY_MINUTES : to),
  }));

const monthDayOf = ({ month, day }: MonthDay): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
