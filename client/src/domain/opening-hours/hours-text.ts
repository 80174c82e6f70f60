import {
  type EditedDate,
  type EditedHours,
  type EditedInterval,
  type EditedSeason,
  type EditedWeek,
  NO_WEEK,
} from './edited-hours.ts';
import { MISSING_TIME } from './missing-time.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const APPOINTMENT = '"by appointment"';
const DAY_MS = 86_400_000;

const two = (number: number): string => String(number).padStart(2, '0');
const monthDayText = (text: string): string => `${MONTHS[Number(text.slice(0, 2)) - 1]} ${text.slice(3)}`;

function timesText(intervals: readonly EditedInterval[]): string {
  if (intervals.length === 0) return 'off';
  return intervals
    .map(
      ({ opens, closes }) =>
        `${opens || MISSING_TIME}-${closes === '00:00' ? '24:00' : closes || MISSING_TIME}`,
    )
    .join(',');
}

const weekRules = (week: EditedWeek): string[] =>
  week.map((intervals, day) => `${WEEKDAYS[day]} ${timesText(intervals)}`);

function dateRule({ date, isYearly, name, intervals }: EditedDate): string {
  const day =
    date === '' ? MISSING_TIME : `${isYearly ? '' : `${date.slice(0, 4)} `}${monthDayText(date.slice(5))}`;
  const quoted = name.trim() === '' ? '' : ` "${name.trim().replaceAll('"', '')}"`;
  return `${day} ${timesText(intervals)}${quoted}`;
}

/** Returns the hours in the syntax of OpenStreetMap, which the server rewrites; empty for none. */
export function writeHours({ week, holidays, dates, seasons, byAppointment }: EditedHours): string {
  const isClosed = week.every((intervals) => intervals.length === 0);
  const rules = [
    ...(isClosed ? [] : weekRules(week)),
    ...seasons.flatMap(({ from, until, week: days }) =>
      weekRules(days).map((rule) => `${monthDayText(from)}-${monthDayText(until)} ${rule}`),
    ),
    ...(holidays === null || (isClosed && seasons.length === 0) ? [] : [`PH ${timesText(holidays)}`]),
    ...dates.map(dateRule),
  ];
  if (!byAppointment) return rules.join('; ');
  return rules.length === 0 ? APPOINTMENT : `${rules.join('; ')} || ${APPOINTMENT}`;
}

const MONTH_DAY = `(?:${MONTHS.join('|')}) \\d\\d`;
const SEASON = new RegExp(`^(${MONTH_DAY})-(${MONTH_DAY}) (?=${WEEKDAYS.join('|')})`);
const DATES = new RegExp(`^(?:(\\d{4}) )?(${MONTH_DAY})(?:-(\\d{4}) (${MONTH_DAY}))? (.*)$`);

const monthDayOf = (text: string): string => `${two(MONTHS.indexOf(text.slice(0, 3)) + 1)}-${text.slice(4)}`;

const intervalsOf = (text: string): EditedInterval[] =>
  text === 'off'
    ? []
    : text.split(',').map((interval) => {
        const [opens = '', closes = ''] = interval.split('-');
        return { opens, closes: closes === '24:00' ? '00:00' : closes };
      });

/** Returns the week with the days of a rule, such as "Mo-Fr,Su 08:00-12:00", replaced. */
function withRule(week: EditedWeek, rule: string): EditedWeek {
  if (rule === '24/7') return week.map(() => [{ opens: '00:00', closes: '00:00' }]);
  const [days = '', times = ''] = rule.split(' ');
  const named = new Set(
    days.split(',').flatMap((dayRange) => {
      const [first = '', last = first] = dayRange.split('-');
      return WEEKDAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1);
    }),
  );
  return week.map((intervals, day) => (named.has(WEEKDAYS[day] ?? '') ? intervalsOf(times) : intervals));
}

/** Returns the dates of a rule, a range as each of its days. */
function datesOf([, year, first = '', lastYear, last, rest = '']: RegExpExecArray): EditedDate[] {
  const [, times = '', name = ''] = /^(\S+)(?: "(.*)")?$/.exec(rest) ?? [];
  const common = { name, intervals: intervalsOf(times) };
  // A leap year, so that 29 February is a date.
  if (!year) return [{ date: `2024-${monthDayOf(first)}`, isYearly: true, ...common }];
  const from = Date.parse(`${year}-${monthDayOf(first)}`) / DAY_MS;
  const until = lastYear && last ? Date.parse(`${lastYear}-${monthDayOf(last)}`) / DAY_MS : from;
  return Array.from({ length: until - from + 1 }, (_, offset) => ({
    date: new Date((from + offset) * DAY_MS).toISOString().slice(0, 10),
    isYearly: false,
    ...common,
  }));
}

/** Reads hours as the server writes them. */
export function readHours(text: string): EditedHours {
  const byAppointment = text.endsWith(APPOINTMENT);
  const rest = byAppointment ? text.slice(0, -APPOINTMENT.length).replace(/ \|\| $/, '') : text;
  // Semicolons within quotes separate nothing.
  const rules = rest.match(/(?:[^;"]|"[^"]*")+/g)?.map((rule) => rule.trim()) ?? [];
  const hours = { week: NO_WEEK, holidays: null as EditedHours['holidays'], dates: [] as EditedDate[] };
  const seasons = new Map<string, EditedSeason>();
  for (const rule of rules) {
    const season = SEASON.exec(rule);
    const dates = DATES.exec(rule);
    if (season) {
      const [from, until] = [monthDayOf(season[1] ?? ''), monthDayOf(season[2] ?? '')];
      const known = seasons.get(from + until) ?? { from, until, week: NO_WEEK };
      seasons.set(from + until, { ...known, week: withRule(known.week, rule.slice(season[0].length)) });
    } else if (rule.startsWith('PH ')) hours.holidays = intervalsOf(rule.slice(3));
    else if (dates) hours.dates.push(...datesOf(dates));
    else hours.week = withRule(hours.week, rule);
  }
  return { ...hours, seasons: [...seasons.values()], byAppointment };
}
