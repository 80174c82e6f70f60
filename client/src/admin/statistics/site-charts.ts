import { groupDays } from '../../lib/day-groups.ts';
import { formatAmount } from '../../lib/format.ts';
import type { ReportPeriod } from '../../lib/report-period.ts';
import type { ChartLine } from '../../ui/chart/chart-line.ts';
import type { AdminReportQuery, SiteFiguresFragment } from './statistics.gen.ts';

export type SiteDay = AdminReportQuery['adminReport']['days'][number];

/** Sums of one step of a chart. */
type SitePoint = SiteFiguresFragment & { label: string };

/** Names of the figures, in the order of the CSV. */
export const NAMES = ['companies', 'users', 'views', 'ratings', 'messages'] as const;

/** Groups days into steps that are readable in a chart. */
export const sitePoints = (days: readonly SiteDay[], step: ReportPeriod['step']): SitePoint[] =>
  groupDays(days, step).map((group) => {
    const point = { label: group.label, companies: 0, users: 0, views: 0, ratings: 0, messages: 0 };
    for (const day of group.days) for (const name of NAMES) point[name] += day[name];
    return point;
  });

/** Returns true when all sums are zero. */
export const isQuiet = (totals: SiteFiguresFragment): boolean => NAMES.every((name) => totals[name] === 0);

interface SiteChart {
  title: string;
  /** What happened, as the beginning of a sentence. */
  summary(totals: SiteFiguresFragment): string;
  lines: readonly (ChartLine & { name: keyof SitePoint })[];
}

const FIRST = { color: 'var(--brand)' };
const SECOND = { color: 'var(--star)', dashes: '6 4' };

/** The charts of the page. */
export const SITE_CHARTS: readonly SiteChart[] = [
  {
    title: 'Visualizações',
    summary: ({ views }) => formatAmount(views, 'visualização de empresas', 'visualizações de empresas'),
    lines: [{ name: 'views', label: 'Visualizações', ...FIRST }],
  },
  {
    title: 'Cadastros',
    summary: ({ companies, users }) =>
      `${formatAmount(companies, 'nova empresa', 'novas empresas')} e ${formatAmount(users, 'novo usuário', 'novos usuários')}`,
    lines: [
      { name: 'companies', label: 'Empresas', ...FIRST },
      { name: 'users', label: 'Usuários', ...SECOND },
    ],
  },
  {
    title: 'Avaliações e mensagens',
    summary: ({ ratings, messages }) =>
      `${formatAmount(ratings, 'avaliação', 'avaliações')} e ${formatAmount(messages, 'mensagem', 'mensagens')} de visitantes`,
    lines: [
      { name: 'ratings', label: 'Avaliações', ...FIRST },
      { name: 'messages', label: 'Mensagens', ...SECOND },
    ],
  },
];
