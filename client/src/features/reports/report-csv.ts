import { csvOf } from '../../lib/csv.ts';
import { longDay } from '../../lib/day-groups.ts';
import { clicksOf, type ReportDay } from './report-days.ts';

const HEADER = [
  'Dia',
  'Visualizações',
  'Cliques',
  'Cliques no telefone',
  'Cliques no WhatsApp',
  'Cliques no site',
  'Cliques no mapa',
  'Mensagens',
  'Avaliações',
];

/** The days as a file that a Brazilian spreadsheet opens well: BOM, semicolons; dates and whole numbers alone. */
export function reportCsv(days: readonly ReportDay[]): string {
  const rows = days.map((day) => [
    longDay(day.day),
    day.views,
    clicksOf(day),
    day.phoneClicks,
    day.whatsappClicks,
    day.websiteClicks,
    day.mapClicks,
    day.messages,
    day.ratings,
  ]);
  return csvOf([HEADER, ...rows]);
}
