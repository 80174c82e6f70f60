import { ReportPeriod } from './company-statistics.types.ts';

/** Days of each period, today included. */
export const PERIOD_DAYS: Record<ReportPeriod, number> = {
  [ReportPeriod.d7]: 7,
  [ReportPeriod.d30]: 30,
  [ReportPeriod.d90]: 90,
  [ReportPeriod.y1]: 365,
};
