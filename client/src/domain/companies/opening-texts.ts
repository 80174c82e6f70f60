import type { OpeningHoursFragment, OpeningStatusFragment } from './opening.gen.ts';

/** How the status is coloured. */
export type OpeningTone = 'open' | 'soon' | 'closed' | 'neutral';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Minutes before the closing that are counted down. */
const SOON = 30;

/** By `Date.getUTCDay`. */
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

const dayOf = (local: string): number => Date.parse(`${local.slice(0, 10)}T00:00Z`) / DAY_MS;
const weekdayOf = (day: number): string => WEEKDAYS[new Date(day * DAY_MS).getUTCDay()] ?? '';

/** Returns '8h' or '8h30' of '08:00' or '2026-11-24T08:30'; '0h' of '24:00'. */
export function formatHour(time: string): string {
  const [hour = '', minute = ''] = time.slice(-5).split(':');
  return `${Number(hour) % 24}h${minute === '00' ? '' : minute}`;
}

/** Returns ' amanhã às 8h', ' segunda às 8h' or ' em 02/01 às 8h', as seen from a day; ' às 8h' on it. */
function whenOf(local: string, today: number): string {
  const day = dayOf(local);
  const at = ` às ${formatHour(local)}`;
  if (day === today) return at;
  if (day === today + 1) return ` amanhã${at}`;
  if (day < today + 7) return ` ${weekdayOf(day)}${at}`;
  return ` em ${local.slice(8, 10)}/${local.slice(5, 7)}${at}`;
}

/** Returns the line that says whether a company is open at a time, in milliseconds since 1970. */
export function openingStatus(
  { utcOffset, isAlwaysOpen, byAppointment, spans, today: answeredDay }: OpeningStatusFragment,
  now: number,
): { text: string; tone: OpeningTone } {
  if (isAlwaysOpen) return { text: 'Aberto agora · 24 horas', tone: 'open' };
  const coming = spans.filter(({ until }) => Date.parse(until) > now);
  const [first] = coming;
  if (!first) {
    return byAppointment
      ? { text: 'Com hora marcada', tone: 'neutral' }
      : { text: 'Fechado', tone: 'closed' };
  }
  const today = Math.floor((now + utcOffset * MINUTE_MS) / DAY_MS);
  if (Date.parse(first.from) <= now) {
    const minutesLeft = Math.ceil((Date.parse(first.until) - now) / MINUTE_MS);
    if (minutesLeft <= SOON) return { text: `Fecha em ${minutesLeft} min`, tone: 'soon' };
    // The night after today is still today for everybody.
    const isTonight = dayOf(first.closes) === today + 1 && minutesLeft < 720;
    const closes = isTonight ? ` às ${formatHour(first.closes)}` : whenOf(first.closes, today);
    return { text: `Aberto agora · fecha${closes}`, tone: 'open' };
  }
  if (answeredDay.name && answeredDay.intervals.length === 0 && dayOf(answeredDay.date) === today) {
    return { text: `Fechado hoje: ${answeredDay.name}`, tone: 'closed' };
  }
  return { text: `Fechado · abre${whenOf(first.opens, today)}`, tone: 'closed' };
}

type Day = OpeningHoursFragment['days'][number];

/** Returns '8h às 12h e 14h às 18h', '24 horas' or 'Fechado'. */
export function formatIntervals(intervals: Day['intervals']): string {
  const [first] = intervals;
  if (!first) return 'Fechado';
  if (first.opens === '00:00' && first.closes === '24:00') return '24 horas';
  return intervals.map(({ opens, closes }) => `${formatHour(opens)} às ${formatHour(closes)}`).join(' e ');
}

/** Returns 'Segunda', with the date and what it is on special days: 'Segunda, 02/11 (Finados)'. */
export function formatDay({ date, name }: Day): string {
  const weekday = weekdayOf(dayOf(date));
  const title = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  return name ? `${title}, ${date.slice(8)}/${date.slice(5, 7)} (${name})` : title;
}
