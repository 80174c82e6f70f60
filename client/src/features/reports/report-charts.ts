import { formatNumber } from '../../lib/format.ts';
import type { ChartLine } from '../../ui/chart/chart-line.ts';
import { clicksOf, type ReportPoint } from './report-days.ts';
import type { ReportFiguresFragment } from './reports.gen.ts';

interface ReportChart {
  title: string;
  /** What happened, as the beginning of a sentence. */
  summary(totals: ReportFiguresFragment): string;
  lines: readonly (ChartLine & { name: keyof ReportPoint })[];
}

const countOf = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const FIRST = { color: 'var(--brand)' };
const SECOND = { color: 'var(--star)', dashes: '6 4' };

/** What a report draws. */
export const REPORT_CHARTS: readonly ReportChart[] = [
  {
    title: 'Visualizações e cliques',
    summary: (totals) =>
      `${countOf(totals.views, 'visualização', 'visualizações')} e ${countOf(clicksOf(totals), 'clique', 'cliques')} nos contatos`,
    lines: [
      { name: 'views', label: 'Visualizações', ...FIRST },
      { name: 'clicks', label: 'Cliques', ...SECOND },
    ],
  },
  {
    title: 'Mensagens e avaliações',
    summary: (totals) =>
      `${countOf(totals.messages, 'mensagem', 'mensagens')} e ${countOf(totals.ratings, 'avaliação', 'avaliações')}`,
    lines: [
      { name: 'messages', label: 'Mensagens', ...FIRST },
      { name: 'ratings', label: 'Avaliações', ...SECOND },
    ],
  },
];
