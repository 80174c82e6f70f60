import { csvOf } from '../../lib/csv.ts';
import { longDay } from '../../lib/day-groups.ts';
import type { SiteDay } from './site-charts.ts';

const HEADER = ['Dia', 'Empresas', 'Usuários', 'Visualizações', 'Avaliações', 'Mensagens'];

/** The days as a file that a Brazilian spreadsheet opens well: BOM, semicolons; dates and whole numbers alone. */
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
