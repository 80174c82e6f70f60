import { csvOf } from '../../lib/csv.ts';
import { longDay } from '../../lib/day-groups.ts';
import type { SiteDay } from './site-charts.ts';

const HEADER = ['Dia', 'Empresas', 'Usuários', 'Visualizações', 'Avaliações', 'Mensagens'];

/** The days as CSV for Brazilian spreadsheets: BOM and semicolons. */
export function siteCsv(days: readonly SiteDay[]): string {
  const rows = days.map(({ day, companies, users, views, ratings, messages }) => [
    longDay(day),
    companies,
    users,
    views,
    ratings,
    messages,
  ]);
  return csvOf([HEADER, ...rows]);
}
