export interface ReportPeriod {
  /** As it stands in the address. */
  key: string;
  /** As the server calls it. */
  value: 'd7' | 'd30' | 'd90' | 'y1';
  label: string;
  days: number;
  /** What one point of the charts stands for. */
  step: 'day' | 'week' | 'month';
}

/** The periods that figures are told of. */
export const PERIODS: readonly ReportPeriod[] = [
  { key: '7d', value: 'd7', label: '7 dias', days: 7, step: 'day' },
  { key: '30d', value: 'd30', label: '30 dias', days: 30, step: 'day' },
  { key: '90d', value: 'd90', label: '90 dias', days: 90, step: 'week' },
  { key: '1y', value: 'y1', label: '1 ano', days: 365, step: 'month' },
];

const USUAL = PERIODS[1] as ReportPeriod;

/** The period that an address asks for; 30 days where it asks for none that there is. */
export const periodOf = (key: string | null): ReportPeriod =>
  PERIODS.find((period) => period.key === key) ?? USUAL;

/** As a title: 'Últimos 30 dias'. */
export const titleOf = ({ key, label }: ReportPeriod): string =>
  key === '1y' ? 'Último ano' : `Últimos ${label}`;

/** Within a sentence: 'nos últimos 30 dias'. */
export const lastOf = ({ key, label }: ReportPeriod): string =>
  key === '1y' ? 'no último ano' : `nos últimos ${label}`;
