import { groupDays } from '../../lib/day-groups.ts';
import type { ReportPeriod } from '../../lib/report-period.ts';
import type { CompanyReportQuery } from './reports.gen.ts';

export type ReportDay = CompanyReportQuery['companyReport']['days'][number];
type Counts = Omit<ReportDay, 'day'>;

/** What happened in one step of a chart. */
export interface ReportPoint extends Counts {
  /** Such as '21/11', '16/11 a 22/11' or 'nov. de 2026'. */
  label: string;
  clicks: number;
}

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

/** Days put together to what reads well in a chart. */
export const pointsOf = (days: readonly ReportDay[], step: ReportPeriod['step']): ReportPoint[] =>
  groupDays(days, step).map((group) => sum(group.days, group.label));
