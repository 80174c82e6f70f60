import { formatAverage, formatRatings } from '../../lib/format.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import type { AdminReportQuery } from './statistics.gen.ts';

type StarCount = AdminReportQuery['adminReport']['ratingDistribution'][number];

const LINES = [{ name: 'ratings', label: 'Avaliações', color: 'var(--star)' }] as const;

interface RatingChartProps {
  distribution: readonly StarCount[];
  /** Within a sentence: 'nos últimos 30 dias'. */
  last: string;
}

/** Shows the number of ratings of the period by stars. */
export function RatingChart({ distribution, last }: RatingChartProps) {
  const total = distribution.reduce((sum, { ratings }) => sum + ratings, 0);
  if (total === 0) return <p>Nenhuma avaliação {last}.</p>;
  const average = distribution.reduce((sum, { stars, ratings }) => sum + stars * ratings, 0) / total;
  return (
    <Chart
      caption="Distribuição das avaliações"
      summary={`${formatRatings(total)} ${last}, com média de ${formatAverage(average)}.`}
      stepName="Estrelas"
      points={distribution.map(({ stars, ratings }) => ({ label: String(stars), ratings }))}
      lines={LINES}
      shape="bars"
    />
  );
}
