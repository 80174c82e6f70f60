import { formatIntervals } from '../companies/opening-texts.ts';
import { DAYS, type EditedDate, type EditedInterval, type EditedWeek } from './edited-hours.ts';
import { readHours } from './hours-text.ts';

/** More special dates are counted. */
const MOST_DATES = 3;

/** Returns '8h às 12h e 14h às 18h', '24 horas' or 'fechado'. */
const timesOf = (intervals: readonly EditedInterval[]): string =>
  intervals.length === 0
    ? 'fechado'
    : formatIntervals(
        intervals.map(({ opens, closes }) => ({
          __typename: 'OpeningInterval',
          opens,
          closes: closes === '00:00' ? '24:00' : closes,
        })),
      );

/** Returns 'Segunda a sexta: 8h às 18h', 'Sábado: 8h às 12h', 'Domingo: fechado'. */
function weekWords(week: EditedWeek): string[] {
  const runs: { first: string; last: string; times: string }[] = [];
  for (const [day, intervals] of week.entries()) {
    const times = timesOf(intervals);
    const name = DAYS[day] ?? '';
    const run = runs.at(-1);
    if (run?.times === times) run.last = name;
    else runs.push({ first: name, last: name, times });
  }
  const [only] = runs;
  if (only && runs.length === 1) return [`Todos os dias: ${only.times}`];
  return runs.map(({ first, last, times }) =>
    first === last ? `${first}: ${times}` : `${first} a ${last.toLowerCase()}: ${times}`,
  );
}

/** Returns '15/12' of '12-15'. */
const dayMonth = (text: string): string => `${text.slice(-2)}/${text.slice(-5, -3)}`;

function dateWords({ date, isYearly, name, intervals }: EditedDate): string {
  const year = isYearly ? '' : `/${date.slice(0, 4)}`;
  return `${dayMonth(date)}${year}${name && ` (${name})`}: ${timesOf(intervals)}`;
}

/** Returns stored opening hours in Portuguese, a rule a line; the text itself where it cannot be read. */
export function hoursWords(text: string): string[] {
  const { week, holidays, dates, seasons, byAppointment } = readHours(text);
  const isClosed = week.every((intervals) => intervals.length === 0);
  const lines = [
    ...(isClosed ? [] : weekWords(week)),
    ...seasons.map(
      ({ from, until, week: days }) =>
        `De ${dayMonth(from)} a ${dayMonth(until)}: ${weekWords(days).join('; ').toLowerCase()}`,
    ),
    ...(holidays === null ? [] : [`Feriados: ${timesOf(holidays)}`]),
    ...dates.slice(0, MOST_DATES).map(dateWords),
  ];
  const more = dates.length - MOST_DATES;
  if (more > 0) lines.push(more === 1 ? 'E mais 1 data' : `E mais ${more} datas`);
  if (byAppointment)
    lines.push(lines.length > 0 ? 'Fora desse horário, com hora marcada' : 'Com hora marcada');
  return lines.length > 0 ? lines : [text];
}
