export interface ReportPeriod {
  /** Its value in the URL. */
  key: string;
  /** Its value in GraphQL. */
  value: 'd7' | 'd30' | 'd90' | 'y1';
  label: string;
  days: number;
  /** Span of one point of the charts. */
  step: 'day' | 'week' | 'month';
}

/** The periods of the reports. */
export const PERIODS: readonly ReportPeriod[] = [
  { key: '7d', value: 'd7', label: '7 dias', days: 7, step: 'day' },
  { key: '30d', value: 'd30', label: '30 dias', days: 30, step: 'day' },
  { key: '90d', value: 'd90', label: '90 dias', days: 90, step: 'week' },
  { key: '1y', value: 'y1', label: '1 ano', days: 365, step: 'month' },
];

const DEFAULT = PERIODS[1] as ReportPeriod;

/** Returns the period of a value in the URL; 30 days for none or an unknown one. */
export const periodOf = (key: string | null): ReportPeriod =>
  PERIODS.find((period) => period.key === key) ?? DEFAULT;

/** Returns its title: 'Últimos 30 dias'. */
export const titleOf = ({ key, label }: ReportPeriod): string =>
  key === '1y' ? 'Último ano' : `Últimos ${label}`;

/** Returns it for use within a sentence: 'nos últimos 30 dias'. */
export const lastOf = ({ key, label }: ReportPeriod): string =>
  key === '1y' ? 'no último ano' : `nos últimos ${label}`;
