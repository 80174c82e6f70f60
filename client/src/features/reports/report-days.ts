import { formatAverage, formatNumber } from '../../lib/format.ts';
import type { ReportPeriod } from './report-period.ts';
import type { CompanyReportQuery } from './reports.gen.ts';

export type ReportDay = CompanyReportQuery['companyReport']['days'][number];
type Counts = Omit<ReportDay, 'day'>;

/** What happened in one step of a chart. */
export interface ReportPoint extends Counts {
  /** Such as '21/11', '16/11 a 22/11' or 'nov. de 2026'. */
  label: string;
  clicks: number;
}

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;
/** A day as dd/mm/aaaa. */
export const longDay = (day: string): string => `${shortDay(day)}/${day.slice(0, 4)}`;

/** Of all kinds together. */
export const clicksOf = (counts: Omit<Counts, 'views' | 'messages' | 'ratings'>): number =>
  counts.phoneClicks + counts.whatsappClicks + counts.websiteClicks + counts.mapClicks;

function sum(days: readonly ReportDay[], label: string): ReportPoint {
  const of = (name: keyof Counts) => days.reduce((total, day) => total + day[name], 0);
  const counts: Counts = {
    views: of('views'),
    phoneClicks: of('phoneClicks'),
    whatsappClicks: of('whatsappClicks'),
    websiteClicks: of('websiteClicks'),
    mapClicks: of('mapClicks'),
    messages: of('messages'),
    ratings: of('ratings'),
  };
  return { label, ...counts, clicks: clicksOf(counts) };
}

/** Weeks are counted back from the last day, so that the last one is whole. */
function groupsOf(days: readonly ReportDay[], step: ReportPeriod['step']): ReportDay[][] {
  const groups = new Map<string, ReportDay[]>();
  days.forEach((day, index) => {
    const key =
      step === 'month'
        ? day.day.slice(0, 7)
        : String(step === 'week' ? Math.floor((days.length - 1 - index) / 7) : index);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  });
  return [...groups.values()];
}

/** Days put together to what reads well in a chart. */
export function pointsOf(days: readonly ReportDay[], step: ReportPeriod['step']): ReportPoint[] {
  return groupsOf(days, step).map((group) => {
    const [first, last] = [group[0]?.day ?? '', group.at(-1)?.day ?? ''];
    if (step === 'month') return sum(group, MONTH.format(new Date(`${first}T00:00:00Z`)));
    return sum(group, first === last ? shortDay(first) : `${shortDay(first)} a ${shortDay(last)}`);
  });
}

const NO_BEFORE = 'Sem dados antes';
const periodBefore = (days: number): string =>
  days === 365 ? 'ao ano anterior' : `aos ${days} dias anteriores`;

/** With its sign, so that it is not told by a colour; a minus as long as the plus. */
const signed = (value: number, text: string): string => `${value > 0 ? '+' : '−'}${text}`;

/** '+12 %', '−5 %', 'igual'; 'sem dados antes' where there is nothing to compare with. */
export function changeInShort(now: number, before: number): string {
  if (before === 0) return NO_BEFORE.toLowerCase();
  const percent = Math.round(((now - before) * 100) / before);
  return percent === 0 ? 'igual' : signed(percent, `${formatNumber(Math.abs(percent))} %`);
}

/** A figure against the one of the period before, in words and with its sign. */
export function changeInWords(now: number, before: number, days: number): string {
  if (before === 0) return NO_BEFORE;
  const change = changeInShort(now, before);
  return `${change === 'igual' ? 'Igual' : change} em relação ${periodBefore(days)}`;
}

/** The same of an average of stars, which is compared in stars; null while there are no ratings. */
export function averageInWords(now: number | null, before: number | null, days: number): string {
  if (now === null) return 'Nenhuma avaliação no período';
  if (before === null) return NO_BEFORE;
  const tenths = Math.round(now * 10) - Math.round(before * 10);
  if (tenths === 0) return `Igual em relação ${periodBefore(days)}`;
  return `${signed(tenths, formatAverage(Math.abs(tenths) / 10))} em relação ${periodBefore(days)}`;
}
