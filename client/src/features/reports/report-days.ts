import { groupDays } from '../../lib/day-groups.ts';
import type { ReportPeriod } from '../../lib/report-period.ts';
import type { CompanyReportQuery } from './reports.gen.ts';

export type ReportDay = CompanyReportQuery['companyReport']['days'][number];
type Clicks = Pick<ReportDay, 'phoneClicks' | 'whatsappClicks' | 'websiteClicks' | 'mapClicks'>;

/** What happened in one step of a chart. */
export interface ReportPoint {
  /** Such as '21/11', '16/11 a 22/11' or 'nov. de 2026'. */
  label: string;
  views: number;
  clicks: number;
  messages: number;
  ratings: number;
}

/** Returns the number of clicks of all kinds. */
export const clicksOf = (counts: Clicks): number =>
  counts.phoneClicks + counts.whatsappClicks + counts.websiteClicks + counts.mapClicks;

/** Groups days to the points of a chart. */
export const pointsOf = (days: readonly ReportDay[], step: ReportPeriod['step']): ReportPoint[] =>
  groupDays(days, step).map((group) => {
    const sum = (of: (day: ReportDay) => number) => group.days.reduce((total, day) => total + of(day), 0);
    return {
      label: group.label,
      views: sum(({ views }) => views),
      clicks: sum(clicksOf),
      messages: sum(({ messages }) => messages),
      ratings: sum(({ ratings }) => ratings),
    };
  });
