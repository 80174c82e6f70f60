import { csvOf } from '../../lib/csv.ts';
import { longDay } from '../../lib/day-groups.ts';
import { NAMES, type SiteDay } from './site-charts.ts';

/** Names of the day and of the figures in `NAMES`. */
const HEADER = ['Dia', 'Empresas', 'Usuários', 'Visualizações', 'Avaliações', 'Mensagens'];

/** Returns the days as CSV for Brazilian spreadsheets: BOM and semicolons. */
export function siteCsv(days: readonly SiteDay[]): string {
  const rows = days.map((day) => [longDay(day.day), ...NAMES.map((name) => day[name])]);
  return csvOf([HEADER, ...rows]);
}
