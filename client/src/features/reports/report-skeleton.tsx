import { ChartSkeleton } from '../../ui/chart/chart.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReportCards } from './report-cards.tsx';
import { REPORT_CHARTS } from './report-charts.ts';

/** Shows a placeholder of the report while its figures are loading. */
export function ReportSkeleton({ days }: { days: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Carregando relatório…
      </p>
      <ReportCards report={undefined} days={days} />
      {REPORT_CHARTS.map(({ title }) => (
        <Panel key={title} title={title}>
          <ChartSkeleton />
        </Panel>
      ))}
    </>
  );
}
