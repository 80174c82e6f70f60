import { formatAmount } from '../../lib/format.ts';
import type { ChartLine } from '../../ui/chart/chart-line.ts';
import { clicksOf, type ReportPoint } from './report-days.ts';
import type { ReportFiguresFragment } from './reports.gen.ts';

interface ReportChart {
  title: string;
  /** What happened, as the beginning of a sentence. */
  summary(totals: ReportFiguresFragment): string;
  lines: readonly (ChartLine & { name: keyof ReportPoint })[];
}

const FIRST = { color: 'var(--brand)' };
const SECOND = { color: 'var(--star)', dashes: '6 4' };

/** The charts of a report. */
export const REPORT_CHARTS: readonly ReportChart[] = [
  {
    title: 'Visualizações e cliques',
    summary: (totals) =>
      `${formatAmount(totals.views, 'visualização', 'visualizações')} e ${formatAmount(clicksOf(totals), 'clique', 'cliques')} nos contatos`,
    lines: [
      { name: 'views', label: 'Visualizações', ...FIRST },
      { name: 'clicks', label: 'Cliques', ...SECOND },
    ],
  },
  {
    title: 'Mensagens e avaliações',
    summary: (totals) =>
      `${formatAmount(totals.messages, 'mensagem', 'mensagens')} e ${formatAmount(totals.ratings, 'avaliação', 'avaliações')}`,
    lines: [
      { name: 'messages', label: 'Mensagens', ...FIRST },
      { name: 'ratings', label: 'Avaliações', ...SECOND },
    ],
  },
];
