import { BY_APPOINTMENT, MOST_TEXT } from './hours-words.ts';
import {
  DAY_MINUTES,
  type Exception,
  FULL_DAY,
  HoursProblem,
  type Interval,
  type OpeningHours,
  type Season,
} from './opening-hours.ts';
import { parseSelector, type Selector } from './parse-dates.ts';
import { validateHours } from './validate-hours.ts';

/** Returns the rules of a text: its parts between semicolons that are not within quotes. */
function splitRules(text: string): string[] {
  const rules: string[] = [];
  let rule = '';
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === ';' && !isQuoted) {
      rules.push(rule);
      rule = '';
    } else rule += sign;
  }
  if (isQuoted) throw new HoursProblem('Falta fechar as aspas no horário.');
  return [...rules, rule].map((rulePart) => rulePart.trim()).filter((rulePart) => rulePart !== '');
}

/** Removes a comment in quotes from the end of a rule and returns both. */
function splitComment(rule: string): { rule: string; comment: string | null } {
  const quoted = /^([^"]*)"([^"]*)"$/.exec(rule);
  if (!quoted) {
    if (rule.includes('"')) throw new HoursProblem(`Não entendi “${rule}” no horário.`);
    return { rule, comment: null };
  }
  return { rule: (quoted[1] as string).trim(), comment: (quoted[2] as string).trim() || null };
}

const TIMES = /^(.*?)\s*(24\/7|off|closed|\d{1,2}:\d{2}\s*-.*)$/i;
const TIME = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/;
/** What `printHours` writes behind hours beside which appointments are made. */
const OR_BY_APPOINTMENT = new RegExp(`\\s*(?:\\|\\||;|^)\\s*"${BY_APPOINTMENT}"\\s*$`, 'i');

interface Builder {
  week: (readonly Interval[])[];
  seasons: { season: NonNullable<Selector['season']>; days: Map<number, readonly Interval[]> }[];
  holidays: readonly Interval[] | null;
  exceptions: Map<string, Exception>;
}

/**
 * Reads opening hours in a subset of the `opening_hours` syntax of OpenStreetMap: weekdays, PH, seasons and dates, with
 * times, "24/7" or "off", and a comment as the name of a date (docs/reference/opening-hours.md). A later rule replaces an earlier one for the
 * same days. Throws HoursProblem.
 */
export function parseHours(text: string): OpeningHours {
  if (text.length > MOST_TEXT)
    throw new HoursProblem(`O horário tem mais de ${MOST_TEXT.toLocaleString('pt-BR')} caracteres.`);
  const byAppointment = OR_BY_APPOINTMENT.test(text);
  const built: Builder = {
    week: Array.from({ length: 7 }, () => []),
    seasons: [],
    holidays: null,
    exceptions: new Map(),
  };
  const rules = splitRules(text.replace(OR_BY_APPOINTMENT, ''));
  if (rules.length === 0 && !byAppointment) throw new HoursProblem('O horário está vazio.');
  for (const rule of rules) addRule(built, rule);
  return validateHours({
    week: built.week,
    seasons: built.seasons.map((season) => seasonOf(season, built.week)),
    holidays: built.holidays,
    exceptions: [...built.exceptions.values()],
    byAppointment,
  });
}

function addRule(built: Builder, text: string): void {
  const { rule, comment } = splitComment(text);
  const match = TIMES.exec(rule);
  if (!match) throw new HoursProblem(`Não entendi “${text}” no horário.`);
  const intervals = parseTimes(match[2] as string);
  const { kind, weekdays, isHoliday, season, dates } = parseSelector(match[1] as string);
  if (kind === 'dates') {
    for (const { year, month, day } of dates) {
      const key = `${year}-${month}-${day}`;
      built.exceptions.delete(key);
      built.exceptions.set(key, { year, month, day, intervals, name: comment });
    }
    return;
  }
  if (isHoliday) built.holidays = intervals;
  if (kind === 'season' && season) {
    const key = JSON.stringify(season);
    const same = built.seasons.find(({ season: other }) => JSON.stringify(other) === key);
    const days = same?.days ?? new Map<number, readonly Interval[]>();
    for (const day of weekdays) days.set(day, intervals);
    if (!same) built.seasons.push({ season, days });
  } else for (const day of weekdays) built.week[day] = intervals;
}

/** Days that the rules of a season do not name are as usual. */
const seasonOf = ({ season, days }: Builder['seasons'][number], week: Builder['week']): Season => ({
  ...season,
  week: week.map((intervals, day) => days.get(day) ?? intervals),
});

function parseTimes(text: string): Interval[] {
  if (text === '24/7') return [FULL_DAY];
  if (/^(?:off|closed)$/i.test(text)) return [];
  return text.split(',').map((interval) => {
    const [, fromHour, fromMinute, toHour, toMinute] = TIME.exec(interval.trim()) ?? [];
    const [from, until] = [minuteOf(fromHour, fromMinute), minuteOf(toHour, toMinute)];
    if (Number.isNaN(from) || Number.isNaN(until) || from >= DAY_MINUTES || until > 2 * DAY_MINUTES) {
      throw new HoursProblem(`“${interval.trim()}” não é um horário como 08:00-18:00.`);
    }
    if (from === until) throw new HoursProblem(`“${interval.trim()}” começa e termina na mesma hora.`);
    // 23:59 is how many write the end of the day.
    const to = until === DAY_MINUTES - 1 ? DAY_MINUTES : until;
    return { from, to: to < from ? to + DAY_MINUTES : to };
  });
}

const minuteOf = (hour: string | undefined, minute: string | undefined): number =>
  Number(minute) < 60 ? 60 * Number(hour) + Number(minute) : Number.NaN;
