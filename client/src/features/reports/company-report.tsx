import { Flex, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { csvOf } from '../../lib/csv.ts';
import { longDay, STEP_NAMES, spanOf } from '../../lib/day-groups.ts';
import { downloadText } from '../../lib/download.ts';
import { formatAmount } from '../../lib/format.ts';
import { lastOf, periodOf, type ReportPeriod, titleOf } from '../../lib/report-period.ts';
import { paths } from '../../paths.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { ReportButtons } from '../../ui/chart/report-buttons.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReportCards } from './report-cards.tsx';
import { REPORT_CHARTS } from './report-charts.ts';
import { clicksOf, pointsOf, type ReportDay } from './report-days.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { useCompanyReportQuery } from './reports.gen.ts';
import classes from './reports.module.css';

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

interface CompanyReportProps {
  company: { id: string; name: string; slug: string };
  period: ReportPeriod;
}

/** Shows the company, the period and the buttons of the report. */
function Head({ company, period, days }: CompanyReportProps & { days: readonly ReportDay[] | undefined }) {
  const save = () =>
    days &&
    downloadText(`relatorio-${company.slug}-${period.key}.csv`, 'text/csv;charset=utf-8', reportCsv(days));
  return (
    <Flex gap="md" wrap="wrap" align="flex-end" justify="space-between">
      <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <h2>{company.name}</h2>
        <Text c="dimmed">
          {titleOf(period)}
          {days && `: ${spanOf(days)}`}
        </Text>
      </Stack>
      <ReportButtons save={save} isReady={days !== undefined} />
    </Flex>
  );
}

const INCLUDED = '90d';

/** Shows a company's figures of a period, or of the longest one that its plan includes, compared with the period before. */
export function CompanyReport({ company, period }: CompanyReportProps) {
  const { data, failure, refetch } = useCompanyReportQuery({
    variables: { companyId: company.id, period: period.value },
  });
  if (!data && failure?.code === 'FORBIDDEN') {
    return (
      <Stack gap="1.4rem">
        <Notice>
          <p>
            {failure.message}{' '}
            <Link to={paths.userDashboard(company.id)} state={{ modal: 'plans', isOverlay: true }}>
              Comparar planos
            </Link>
          </p>
        </Notice>
        {/* What every plan includes. */}
        {period.key !== INCLUDED && <CompanyReport company={company} period={periodOf(INCLUDED)} />}
      </Stack>
    );
  }
  if (!data && failure) {
    return <RetryNotice text="Não foi possível carregar o relatório agora." retry={refetch} />;
  }
  const report = data?.companyReport;
  if (!report) {
    return (
      <Stack gap="1.4rem" aria-busy>
        <Head company={company} period={period} days={undefined} />
        <ReportSkeleton days={period.days} />
      </Stack>
    );
  }
  const points = pointsOf(report.days, period.step);
  return (
    <Stack gap="1.4rem">
      {failure && <StaleNotice retry={refetch} />}
      <Head company={company} period={period} days={report.days} />
      <ReportCards report={report} days={period.days} />
      {REPORT_CHARTS.map(({ title, summary, lines }) => (
        <Panel key={title} title={title}>
          <Chart
            caption={title}
            summary={`${summary(report.totals)} ${lastOf(period)}.`}
            stepName={STEP_NAMES[period.step]}
            points={points}
            lines={lines}
          />
        </Panel>
      ))}
      <FoundBy words={report.words} />
      <Text c="dimmed">
        Visualizações e cliques contam uma vez por pessoa e dia. Suas próprias visitas, as da administração e
        as de robôs não contam.
      </Text>
    </Stack>
  );
}

/** Shows the texts that visitors typed before they opened the company's page, the most frequent first. */
function FoundBy({ words }: { words: readonly { text: string; count: number }[] }) {
  return (
    <Panel title="Buscas que trouxeram visitas">
      {words.length > 0 && (
        <ol className={classes.foundByList}>
          {words.map(({ text, count }) => (
            <li key={text}>
              <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
                {text}
              </Text>
              <Text span inherit c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {formatAmount(count, 'pessoa', 'pessoas')}
              </Text>
            </li>
          ))}
        </ol>
      )}
      <Text c="dimmed">
        {words.length === 0 && 'Ainda nenhuma. '}
        Só aparece o que pelo menos cinco pessoas digitaram na mesma semana; ninguém é identificado.
      </Text>
    </Panel>
  );
}
