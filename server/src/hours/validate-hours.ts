import { dayNumber, isDate } from './dates.ts';
import { DAY_NAMES, MOST_EXCEPTIONS, MOST_INTERVALS, MOST_NAME, MOST_SEASONS } from './hours-words.ts';
import {
  DAY_MINUTES,
  HoursProblem,
  type Interval,
  type MonthDay,
  type OpeningHours,
  type Season,
} from './opening-hours.ts';

/** Returns the hours with intervals and exceptions in order. Throws HoursProblem where they do not hold together. */
export function validateHours(hours: OpeningHours): OpeningHours {
  const valid: OpeningHours = {
    week: validWeek(hours.week, ''),
    seasons: hours.seasons.map((season) => ({
      ...season,
      week: validWeek(season.week, ` (de ${shortDate(season.from)} a ${shortDate(season.until)})`),
    })),
    holidays: hours.holidays && validIntervals(hours.holidays, 'nos feriados'),
    exceptions: hours.exceptions
      .map((exception) => {
        const { year, month, day, intervals, name } = exception;
        const on = `em ${shortDate(exception)}${year === null ? '' : `/${year}`}`;
        if (!isDate(year, month, day)) throw new HoursProblem(`A data ${on.slice(3)} não existe.`);
        if (name !== null && (Array.from(name).length > MOST_NAME || name.includes('"'))) {
          throw new HoursProblem(`O nome do dia ${on} tem no máximo ${MOST_NAME} caracteres, sem aspas.`);
        }
        return { ...exception, intervals: validIntervals(intervals, on) };
      })
      .sort((a, b) => orderOf(a) - orderOf(b)),
    byAppointment: hours.byAppointment,
  };
  if (valid.seasons.length > MOST_SEASONS) throw new HoursProblem(`Há mais de ${MOST_SEASONS} temporadas.`);
  if (valid.exceptions.length > MOST_EXCEPTIONS)
    throw new HoursProblem(`Há mais de ${MOST_EXCEPTIONS} datas especiais.`);
  rejectOverlappingSeasons(valid.seasons);
  const all = [...valid.week, ...valid.seasons.flatMap(({ week }) => week)];
  if (!valid.byAppointment && all.every((intervals) => intervals.length === 0)) {
    throw new HoursProblem('Informe o horário de pelo menos um dia, ou “com hora marcada”.');
  }
  return valid;
}

/** Exceptions of every year first. */
const orderOf = ({ year, month, day }: MonthDay & { year: number | null }): number =>
  year === null ? -1_000_000 + 100 * month + day : dayNumber(year, month, day);

const shortDate = ({ month, day }: MonthDay): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}`;

const validWeek = (week: OpeningHours['week'], when: string): Interval[][] =>
  week.map((intervals, day) =>
    validIntervals(intervals, `${day >= 5 ? 'no' : 'na'} ${DAY_NAMES[day]}${when}`),
  );

function validIntervals(intervals: readonly Interval[], when: string): Interval[] {
  if (intervals.length > MOST_INTERVALS) {
    throw new HoursProblem(`Há mais de ${MOST_INTERVALS} intervalos ${when}.`);
  }
  const sorted = [...intervals].sort((a, b) => a.from - b.from);
  for (const [index, { from, to }] of sorted.entries()) {
    if (
      from < 0 ||
      from >= DAY_MINUTES ||
      to <= from ||
      (to - from >= DAY_MINUTES && from > 0) ||
      to > from + DAY_MINUTES
    ) {
      throw new HoursProblem(`Há um intervalo inválido ${when}.`);
    }
    const next = sorted[index + 1];
    if (next && next.from < to) throw new HoursProblem(`Os intervalos se sobrepõem ${when}.`);
  }
  return joined(sorted);
}

/** Joins intervals of which one begins where another ends. */
function joined(sorted: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { from, to } of sorted) {
    const last = result.at(-1);
    if (last && last.to === from && to - last.from < DAY_MINUTES) last.to = to;
    else if (last && last.to === from && last.from === 0 && to === DAY_MINUTES) last.to = to;
    else result.push({ from, to });
  }
  return result;
}

/** Days of a leap year, so that every date of a season counts. */
function rejectOverlappingSeasons(seasons: readonly Season[]): void {
  const takenMonths = new Set<number>();
  for (const { from, until } of seasons) {
    const first = dayNumber(2024, from.month, from.day);
    const last = dayNumber(2024, until.month, until.day);
    const days = last >= first ? last - first : last + 366 - first;
    for (let offset = 0; offset <= days; offset++) {
      const day = (first - dayNumber(2024, 1, 1) + offset) % 366;
      if (takenMonths.has(day)) throw new HoursProblem('Duas temporadas têm dias em comum.');
      takenMonths.add(day);
    }
  }
}
