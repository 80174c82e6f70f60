import { csvOf } from '../../lib/csv.ts';
import { longDay } from '../../lib/day-groups.ts';
import { clicksOf, type ReportDay } from './report-days.ts';

const COLUMNS: readonly [name: string, of: (day: ReportDay) => string | number][] = [
  ['Dia', ({ day }) => longDay(day)],
  ['Visualizações', ({ views }) => views],
  ['Cliques', clicksOf],
  ['Cliques no telefone', ({ phoneClicks }) => phoneClicks],
  ['Cliques no WhatsApp', ({ whatsappClicks }) => whatsappClicks],
  ['Cliques no site', ({ websiteClicks }) => websiteClicks],
  ['Cliques no mapa', ({ mapClicks }) => mapClicks],
  ['Fotos vistas', ({ photoViews }) => photoViews],
  ['Mensagens', ({ messages }) => messages],
  ['Avaliações', ({ ratings }) => ratings],
];

/** Returns the days as a CSV file. */
export const reportCsv = (days: readonly ReportDay[]): string =>
  csvOf([COLUMNS.map(([name]) => name), ...days.map((day) => COLUMNS.map(([, of]) => of(day)))]);
