import { formatIsoDay } from '../../lib/format-iso-day.ts';

/** Times as inputs have them, "08:00"; empty until typed. A closing that is not after the opening is on the next day. */
export interface EditedInterval {
  opens: string;
  closes: string;
}

/** Seven lists, Monday first. */
export type EditedWeek = readonly (readonly EditedInterval[])[];

export interface EditedSeason {
  /** "12-15", month and day. */
  from: string;
  until: string;
  week: EditedWeek;
}

export interface EditedDate {
  /** "2026-12-24"; the year does not count when it is for every year. */
  date: string;
  isYearly: boolean;
  name: string;
  /** Empty when closed. */
  intervals: readonly EditedInterval[];
}

/** Opening hours while they are edited. */
export interface EditedHours {
  week: EditedWeek;
  /** Null for the hours of any other day, empty when closed. */
  holidays: readonly EditedInterval[] | null;
  dates: readonly EditedDate[];
  seasons: readonly EditedSeason[];
  byAppointment: boolean;
}

export const DAYS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'];
export const NO_WEEK: EditedWeek = DAYS.map(() => []);
export const NO_HOURS: EditedHours = {
  week: NO_WEEK,
  holidays: null,
  dates: [],
  seasons: [],
  byAppointment: false,
};

const of = (opens: string, closes: string): EditedInterval => ({ opens, closes });

/** Hours to begin with, by the name of the button. */
export const TEMPLATES: readonly { name: string; hours: EditedHours }[] = [
  {
    name: 'Comercial',
    hours: {
      ...NO_HOURS,
      week: DAYS.map((_, day) =>
        day < 5 ? [of('08:00', '18:00')] : day === 5 ? [of('08:00', '12:00')] : [],
      ),
      holidays: [],
    },
  },
  {
    name: 'Restaurante',
    hours: {
      ...NO_HOURS,
      week: DAYS.map((_, day) => (day === 0 ? [] : [of('11:30', '15:00'), of('18:30', '23:00')])),
    },
  },
  { name: '24 horas', hours: { ...NO_HOURS, week: DAYS.map(() => [of('00:00', '00:00')]) } },
  { name: 'Com hora marcada', hours: { ...NO_HOURS, byAppointment: true } },
];

/** Holidays that shops prepare for: the day before has the hours of its weekday, the day itself is closed. */
const FEASTS = [
  { title: 'Natal (24 e 25/12)', eve: '12-24', day: '12-25', isNextYear: false, name: 'Natal' },
  { title: 'Ano-Novo (31/12 e 1/1)', eve: '12-31', day: '01-01', isNextYear: true, name: 'Ano-Novo' },
];

const SOON_MS = 60 * 86_400_000;

/** Returns those of these holidays within two months that `hours` do not name, each with the dates to add. */
export function comingFeasts({ week, dates }: EditedHours): { title: string; dates: EditedDate[] }[] {
  const today = formatIsoDay(new Date());
  const year = Number(today.slice(0, 4));
  return FEASTS.map(({ title, eve, day, isNextYear, name }) => {
    const of = today.slice(5) > eve && !isNextYear ? year + 1 : year;
    const before = `${of}-${eve}`;
    const usual = week[(new Date(`${before}T12:00`).getDay() + 6) % 7] ?? [];
    return {
      title,
      dates: [
        { date: before, isYearly: false, name: `Véspera de ${name}`, intervals: usual },
        { date: `${isNextYear ? of + 1 : of}-${day}`, isYearly: false, name, intervals: [] },
      ],
    };
  }).filter(
    (feast) =>
      Date.parse(feast.dates[0]?.date ?? '') - Date.now() < SOON_MS &&
      !feast.dates.some(({ date }) =>
        dates.some((known) => (known.isYearly ? known.date.slice(5) === date.slice(5) : known.date === date)),
      ),
  );
}

const minutesOf = (time: string): number => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));

/** Returns what is wrong with the intervals of a day, in Portuguese; null when nothing is. */
export function problemOf(intervals: readonly EditedInterval[]): string | null {
  if (intervals.some(({ opens, closes }) => opens === '' || closes === '')) {
    return 'Preencha as horas, ou remova o intervalo.';
  }
  const spans = intervals
    .map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }))
    .map(({ from, to }) => ({ from, to: to > from ? to : to + 1440 }))
    .sort((a, b) => a.from - b.from);
  if (spans.some(({ from, to }) => to - from === 1440 && from > 0)) return 'Abre e fecha na mesma hora.';
  return spans.some(({ to }, index) => to > (spans[index + 1]?.from ?? 2880))
    ? 'Os intervalos se sobrepõem.'
    : null;
}
