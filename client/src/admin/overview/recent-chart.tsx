import { groupDays } from '../../lib/day-groups.ts';
import { formatAmount, formatList } from '../../lib/format.ts';
import { Chart, ChartSkeleton } from '../../ui/chart/chart.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { useAdminRecentQuery } from './recent.gen.ts';

const HEIGHT = 150;
const LINES = [
  { name: 'companies', label: 'Empresas novas', color: 'var(--brand)' },
  { name: 'ratings', label: 'Avaliações', color: 'var(--star)', dashes: '6 4' },
  {
    name: 'views',
    label: 'Visualizações (escala à direita)',
    color: 'var(--muted)',
    dashes: '2 3',
    isRight: true,
  },
] as const;

/** Shows new companies, ratings and visits of the last 30 days; visits by a scale of their own. */
export function RecentChart() {
  const { data, failure, refetch } = useAdminRecentQuery();
  if (failure && !data) return <RetryNotice text="Erro ao carregar os últimos 30 dias" retry={refetch} />;
  if (!data) return <ChartSkeleton height={HEIGHT} />;
  const { days, totals } = data.adminReport;
  const points = groupDays(days, 'day').map(({ label, days: [day] }) => ({
    label,
    companies: day?.companies ?? 0,
    ratings: day?.ratings ?? 0,
    views: day?.views ?? 0,
  }));
  const amounts = [
    formatAmount(totals.companies, 'empresa nova', 'empresas novas'),
    formatAmount(totals.ratings, 'avaliação', 'avaliações'),
    formatAmount(totals.views, 'visualização', 'visualizações'),
  ];
  return (
    <Chart
      caption="Últimos 30 dias"
      summary={`${formatList(amounts)} nos últimos 30 dias.`}
      stepName="Dia"
      points={points}
      lines={LINES}
      height={HEIGHT}
    />
  );
}
