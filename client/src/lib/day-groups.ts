import type { ReportPeriod } from './report-period.ts';

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;
/** Returns a day (YYYY-MM-DD) as dd/mm/aaaa. */
export const longDay = (day: string): string => `${shortDay(day)}/${day.slice(0, 4)}`;

/** Returns the first and last day, such as '23/10/2026 a 21/11/2026'. */
export function spanOf(days: readonly { day: string }[]): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return `${longDay(first)} a ${longDay(last)}`;
}

/** Names of a chart's steps in its table. */
export const STEP_NAMES: Record<ReportPeriod['step'], string> = { day: 'Dia', week: 'Semana', month: 'Mês' };

export interface DayGroup<Day> {
  /** Such as '21/11', '16/11 a 22/11' or 'nov. de 2026'. */
  label: string;
  days: readonly Day[];
}

/** Groups days for a chart. Weeks are counted back from the last day, so that the last one is whole. */
export function groupDays<Day extends { day: string }>(
  days: readonly Day[],
  step: ReportPeriod['step'],
): DayGroup<Day>[] {
  const groups = new Map<string, Day[]>();
  days.forEach((day, index) => {
    const key =
      step === 'month'
        ? day.day.slice(0, 7)
        : String(step === 'week' ? Math.floor((days.length - 1 - index) / 7) : index);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  });
  return [...groups.values()].map((group) => ({ label: labelOf(group, step), days: group }));
}

function labelOf(group: readonly { day: string }[], step: ReportPeriod['step']): string {
  const [first, last] = [group[0]?.day ?? '', group.at(-1)?.day ?? ''];
  if (step === 'month') return MONTH.format(new Date(`${first}T00:00:00Z`));
  return first === last ? shortDay(first) : `${shortDay(first)} a ${shortDay(last)}`;
}
