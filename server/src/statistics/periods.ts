import { ReportPeriod } from './company-statistics.types.ts';

/** Days of each period, today included. */
export const PERIOD_DAYS: Record<ReportPeriod, number> = {
  [ReportPeriod.d7]: 7,
  [ReportPeriod.d30]: 30,
  [ReportPeriod.d90]: 90,
  [ReportPeriod.y1]: 365,
};

/** Sums counts over days. */
export const sumDays = <Name extends string>(
  days: readonly Record<Name, number>[],
  names: readonly Name[],
): Record<Name, number> =>
  Object.fromEntries(
    names.map((name) => [name, days.reduce((total, day) => total + day[name], 0)]),
  ) as Record<Name, number>;
