import { Button, Skeleton } from '@mantine/core';
import { Chart } from '../../components/chart.tsx';
import formClasses from '../../components/form.module.css';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel.tsx';
import { StaleNotice } from '../../components/stale-notice.tsx';
import { downloadText } from '../../lib/download-text.ts';
import { formatNumber } from '../../lib/format.ts';
import classes from './company-report.module.css';
import { ReportCards } from './report-cards.tsx';
import { reportCsv } from './report-csv.ts';
import { clicksOf, pointsOf } from './report-days.ts';
import type { ReportPeriod } from './report-period.ts';
import { type CompanyReportQuery, useCompanyReportQuery } from './reports.gen.ts';

interface CompanyReportProps {
  company: { id: string; name: string; slug: string };
  period: ReportPeriod;
}

const STEPS = { day: 'Dia', week: 'Semana', month: 'Mês' };
const VISITS = [
  { name: 'views', label: 'Visualizações', color: 'var(--brand)' },
  { name: 'clicks', label: 'Cliques', color: 'var(--star)', dashes: '6 4' },
] as const;
const VOICES = [
  { name: 'messages', label: 'Mensagens', color: 'var(--brand)' },
  { name: 'ratings', label: 'Avaliações', color: 'var(--star)', dashes: '6 4' },
] as const;

const countOf = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
const lastOf = ({ key, label }: ReportPeriod): string =>
  key === '1y' ? 'no último ano' : `nos últimos ${label}`;

function Loading() {
  return (
    <div role="status" className={classes.report}>
      <span className="visually-hidden">Carregando relatório…</span>
      <Skeleton height={150} radius="lg" />
      <Skeleton height={380} radius="lg" />
      <Skeleton height={380} radius="lg" />
    </div>
  );
}

function Actions({ company, period, report }: CompanyReportProps & { report: CompanyReportQuery }) {
  const save = () =>
    downloadText(
      `relatorio-${company.slug}-${period.key}.csv`,
      'text/csv;charset=utf-8',
      reportCsv(report.companyReport.days),
    );
  return (
    <div className={`${formClasses.actions} ${classes.buttons}`}>
      <Button variant="default" leftSection={<Icon name="download" />} onClick={save}>
        Exportar CSV
      </Button>
      <Button variant="default" leftSection={<Icon name="printer" />} onClick={() => window.print()}>
        Imprimir
      </Button>
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
  if (!data) return <Loading />;
  const { days, totals, before } = data.companyReport;
  const points = pointsOf(days, period.step);
  return (
    <div className={classes.report}>
      {failure && <StaleNotice retry={refetch} />}
      <p className={classes.printTitle}>
        {company.name} · {lastOf(period)}
      </p>
      <ReportCards totals={totals} before={before} days={period.days} />
      <Panel title="Visitas e cliques" actions={<Actions company={company} period={period} report={data} />}>
        <Chart
          caption="Visualizações e cliques"
          summary={`${countOf(totals.views, 'visualização', 'visualizações')} e ${countOf(clicksOf(totals), 'clique', 'cliques')} nos contatos ${lastOf(period)}.`}
          stepName={STEPS[period.step]}
          points={points}
          lines={VISITS}
        />
      </Panel>
      <Panel title="Mensagens e avaliações">
        <Chart
          caption="Mensagens e avaliações"
          summary={`${countOf(totals.messages, 'mensagem', 'mensagens')} e ${countOf(totals.ratings, 'avaliação', 'avaliações')} ${lastOf(period)}.`}
          stepName={STEPS[period.step]}
          points={points}
          lines={VOICES}
        />
      </Panel>
      <p className={classes.note}>
        Uma visita conta uma vez por pessoa e dia. Suas próprias visitas, as da administração e as de robôs
        não contam.
      </p>
    </div>
  );
}
