import { Button } from '@mantine/core';
import { Chart } from '../../components/chart.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel.tsx';
import { StaleNotice } from '../../components/stale-notice.tsx';
import { downloadText } from '../../lib/download-text.ts';
import classes from './company-report.module.css';
import { ReportCards } from './report-cards.tsx';
import { REPORT_CHARTS } from './report-charts.ts';
import { reportCsv } from './report-csv.ts';
import { longDay, pointsOf, type ReportDay } from './report-days.ts';
import type { ReportPeriod } from './report-period.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { useCompanyReportQuery } from './reports.gen.ts';

interface CompanyReportProps {
  company: { id: string; name: string; slug: string };
  period: ReportPeriod;
}

const STEPS = { day: 'Dia', week: 'Semana', month: 'Mês' };
const lastOf = ({ key, label }: ReportPeriod): string =>
  key === '1y' ? 'no último ano' : `nos últimos ${label}`;

/** The days that are shown, such as '23/10/2026 a 21/11/2026'. */
function spanOf(days: readonly ReportDay[]): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return `${longDay(first)} a ${longDay(last)}`;
}

/** What is reported, and what can be done with it. */
function Head({ company, period, days }: CompanyReportProps & { days: readonly ReportDay[] | undefined }) {
  const save = () =>
    days &&
    downloadText(`relatorio-${company.slug}-${period.key}.csv`, 'text/csv;charset=utf-8', reportCsv(days));
  return (
    <div className={classes.head}>
      <div className={classes.naming}>
        <h2>{company.name}</h2>
        <p className={classes.note}>
          {period.key === '1y' ? 'Último ano' : `Últimos ${period.label}`}
          {days && `: ${spanOf(days)}`}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<Icon name="download" />} onClick={save} disabled={!days}>
          Exportar CSV
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="printer" />}
          onClick={() => window.print()}
          disabled={!days}
        >
          Imprimir
        </Button>
      </div>
    </div>
  );
}

/** What happened to a company in a period, against the period before (SPEC section 2, Reports). */
export function CompanyReport({ company, period }: CompanyReportProps) {
  const { data, failure, refetch } = useCompanyReportQuery({
    variables: { companyId: company.id, period: period.value },
  });
  if (!data && failure) {
    return (
      <Notice tone="error" announce>
        <p>Não foi possível carregar o relatório agora.</p>
        <Button variant="subtle" onClick={() => refetch()}>
          Tentar novamente
        </Button>
      </Notice>
    );
  }
  const report = data?.companyReport;
  if (!report) {
    return (
      <div className={classes.report} aria-busy>
        <Head company={company} period={period} days={undefined} />
        <ReportSkeleton days={period.days} />
      </div>
    );
  }
  const points = pointsOf(report.days, period.step);
  return (
    <div className={classes.report}>
      {failure && <StaleNotice retry={refetch} />}
      <Head company={company} period={period} days={report.days} />
      <ReportCards report={report} days={period.days} />
      {REPORT_CHARTS.map(({ title, summary, lines }) => (
        <Panel key={title} title={title}>
          <Chart
            caption={title}
            summary={`${summary(report.totals)} ${lastOf(period)}.`}
            stepName={STEPS[period.step]}
            points={points}
            lines={lines}
          />
        </Panel>
      ))}
      <p className={classes.note}>
        Visualizações e cliques contam uma vez por pessoa e dia. Suas próprias visitas, as da administração e
        as de robôs não contam.
      </p>
    </div>
  );
}
