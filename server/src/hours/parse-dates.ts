import { type DayNumber, dateOf, dayNumber, isDate } from './dates.ts';
import { MONTHS, WEEKDAYS } from './hours-words.ts';
import { HoursProblem, type MonthDay } from './opening-hours.ts';

/** The days that a rule is for. */
export interface Selector {
  kind: 'week' | 'season' | 'dates';
  /** 0 for Monday; all seven where the rule names none. */
  weekdays: number[];
  /** Whether the rule names holidays. */
  isHoliday: boolean;
  season: { from: MonthDay; until: MonthDay } | null;
  dates: { year: number | null; month: number; day: number }[];
}

const MONTH = MONTHS.join('|');
const WEEKDAY = WEEKDAYS.join('|');
const DAYS = `(?:${WEEKDAY}|PH)(?:\\s*-\\s*(?:${WEEKDAY}))?(?:\\s*,\\s*(?:${WEEKDAY}|PH)(?:\\s*-\\s*(?:${WEEKDAY}))?)*`;
const SEASON = new RegExp(
  `^(${MONTH})(?:\\s+(\\d{1,2}))?\\s*-\\s*(?:(${MONTH})(?:\\s+(\\d{1,2}))?|(\\d{1,2}))(?=$|[\\s:])`,
  'i',
);
const ONE_MONTH = new RegExp(`^(${MONTH})(?=$|\\s+(?:${WEEKDAY}))`, 'i');
const DATE = new RegExp(`^(?:(\\d{4})\\s+)?(${MONTH})\\s+(\\d{1,2})$`, 'i');
const DATE_RANGE = new RegExp(
  `^(\\d{4})\\s+(${MONTH})\\s+(\\d{1,2})\\s*-\\s*(?:(?:(\\d{4})\\s+)?(${MONTH})\\s+)?(\\d{1,2})$`,
  'i',
);
/** Days of one range of dates. */
const MOST_RANGE = 100;

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1;
const weekdayNumber = (name: string): number =>
  WEEKDAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase());
const lastOf = (month: number): number => (month === 2 ? 29 : isDate(null, month, 31) ? 31 : 30);

/** Reads what precedes the times of a rule. Throws HoursProblem. */
export function parseSelector(text: string): Selector {
  const base: Selector = {
    kind: 'week',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    isHoliday: false,
    season: null,
    dates: [],
  };
  const trimmed = text.replace(/:$/, '').trim();
  if (trimmed === '') return base;
  const season = readSeason(trimmed);
  if (season) {
    const rest = trimmed.slice(season.length).replace(/^\s*:?\s*/, '');
    const days = rest === '' ? { weekdays: base.weekdays, isHoliday: false } : readDays(rest);
    if (days.isHoliday) throw unreadable(text);
    return { ...base, ...days, kind: 'season', season: season.span };
  }
  if (new RegExp(`^${DAYS}$`, 'i').test(trimmed)) return { ...base, ...readDays(trimmed) };
  return { ...base, kind: 'dates', dates: readDates(trimmed) };
}

const unreadable = (text: string) => new HoursProblem(`Não entendi “${text}” no horário.`);

function readSeason(text: string): { span: { from: MonthDay; until: MonthDay }; length: number } | null {
  const single = ONE_MONTH.exec(text);
  if (single) {
    const month = monthOf(single[1] as string);
    return {
      span: { from: { month, day: 1 }, until: { month, day: lastOf(month) } },
      length: single[0].length,
    };
  }
  const match = SEASON.exec(text);
  if (!match) return null;
  const [all, first = '', firstDay, last, lastDay, sameMonthDay] = match;
  const from = { month: monthOf(first), day: Number(firstDay ?? 1) };
  const month = last ? monthOf(last) : from.month;
  const until = { month, day: Number(sameMonthDay ?? lastDay ?? lastOf(month)) };
  for (const { month: of, day } of [from, until]) if (!isDate(null, of, day)) throw unreadable(text);
  return { span: { from, until }, length: all.length };
}

function readDays(text: string): { weekdays: number[]; isHoliday: boolean } {
  if (!new RegExp(`^${DAYS}$`, 'i').test(text)) throw unreadable(text);
  const weekdays = new Set<number>();
  let isHoliday = false;
  for (const days of text.split(',').map((piece) => piece.trim())) {
    if (days.toUpperCase() === 'PH') {
      isHoliday = true;
      continue;
    }
    const [first = '', last = first] = days.split('-').map((piece) => piece.trim());
    if (first.toUpperCase() === 'PH') throw unreadable(text);
    const [from, until] = [weekdayNumber(first), weekdayNumber(last)];
    for (let day = from; ; day = (day + 1) % 7) {
      weekdays.add(day);
      if (day === until) break;
    }
  }
  return { weekdays: [...weekdays], isHoliday };
}

function readDates(text: string): Selector['dates'] {
  return text.split(',').flatMap((dates) => {
    const piece = dates.trim();
    const range = DATE_RANGE.exec(piece);
    if (range) return readRange(range, text);
    const match = DATE.exec(piece);
    if (!match) throw unreadable(text);
    const date = {
      year: match[1] ? Number(match[1]) : null,
      month: monthOf(match[2] as string),
      day: Number(match[3]),
    };
    if (!isDate(date.year, date.month, date.day)) throw unreadable(piece);
    return [date];
  });
}

function readRange(
  [, year, month, day, lastYear, lastMonth, lastDay]: RegExpExecArray,
  text: string,
): Selector['dates'] {
  const first = { year: Number(year), month: monthOf(month as string), day: Number(day) };
  const last = {
    year: Number(lastYear ?? year),
    month: lastMonth ? monthOf(lastMonth) : first.month,
    day: Number(lastDay),
  };
  for (const date of [first, last]) if (!isDate(date.year, date.month, date.day)) throw unreadable(text);
  const [from, until]: [DayNumber, DayNumber] = [
    dayNumber(first.year, first.month, first.day),
    dayNumber(last.year, last.month, last.day),
  ];
  if (until < from) throw new HoursProblem(`“${text}” termina antes de começar.`);
  if (until - from >= MOST_RANGE) throw new HoursProblem(`“${text}” tem mais de ${MOST_RANGE} dias.`);
  return Array.from({ length: until - from + 1 }, (_, index) => dateOf(from + index));
}
