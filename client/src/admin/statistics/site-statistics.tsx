import { Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { csvOf } from '../../lib/csv.ts';
import { groupDays, longDay, STEP_NAMES, spanOf } from '../../lib/day-groups.ts';
import { changeInWords } from '../../lib/describe-change.ts';
import { downloadText } from '../../lib/download.ts';
import { formatAmount, formatAverage, formatNumber, formatRatings } from '../../lib/format.ts';
import { lastOf, type ReportPeriod, titleOf } from '../../lib/report-period.ts';
import { paths } from '../../paths.ts';
import { Chart, ChartSkeleton } from '../../ui/chart/chart.tsx';
import type { ChartLine } from '../../ui/chart/chart-line.ts';
import { PeriodLinks } from '../../ui/chart/period-links.tsx';
import { ReportButtons } from '../../ui/chart/report-buttons.tsx';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './site-statistics.module.css';
import type { SiteFiguresFragment } from './statistics.gen.ts';
import { type AdminReportQuery, useAdminReportQuery } from './statistics.gen.ts';

type SiteDay = AdminReportQuery['adminReport']['days'][number];

/** Sums of one step of a chart. */
type SitePoint = SiteFiguresFragment & { label: string };

/** Names of the figures, in the order of the CSV. */
const NAMES = ['companies', 'users', 'views', 'ratings', 'messages'] as const;

/** Groups days into steps that are readable in a chart. */
const sitePoints = (days: readonly SiteDay[], step: ReportPeriod['step']): SitePoint[] =>
  groupDays(days, step).map((group) => {
    const point = { label: group.label, companies: 0, users: 0, views: 0, ratings: 0, messages: 0 };
    for (const day of group.days) for (const name of NAMES) point[name] += day[name];
    return point;
  });

/** Returns true when all sums are zero. */
const isQuiet = (totals: SiteFiguresFragment): boolean => NAMES.every((name) => totals[name] === 0);

interface SiteChart {
  title: string;
  /** What happened, as the beginning of a sentence. */
  summary(totals: SiteFiguresFragment): string;
  lines: readonly (ChartLine & { name: keyof SitePoint })[];
}

const FIRST = { color: 'var(--brand)' };

const SECOND = { color: 'var(--star)', dashes: '6 4' };

/** The charts of the page. */
const SITE_CHARTS: readonly SiteChart[] = [
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

interface SiteCardsProps {
  /** Undefined while loading: the cards show no figures. */
  statistics: AdminReportQuery['adminReport'] | undefined;
  /** Name of the period. */
  days: number;
}

const CARDS = [
  { name: 'views', label: 'Visualizações', icon: 'eye' },
  { name: 'companies', label: 'Novas empresas', icon: 'shop' },
  { name: 'users', label: 'Novos usuários', icon: 'people' },
  { name: 'ratings', label: 'Avaliações', icon: 'star' },
  { name: 'messages', label: 'Mensagens', icon: 'mail' },
] as const;

/** Shows figures of the period, each compared with the period before. */
function SiteCards({ statistics, days }: SiteCardsProps) {
  return (
    <StatCards label="Números do período" isSmall>
      {CARDS.map(({ name, label, icon }) => (
        <StatCard
          key={name}
          icon={icon}
          label={label}
          value={statistics && formatNumber(statistics.totals[name])}
          note={
            statistics ? (
              changeInWords(statistics.totals[name], statistics.before[name], days)
            ) : (
              <Skeleton component="span" display="block" height="2.45rem" />
            )
          }
        />
      ))}
    </StatCards>
  );
}

/** Names of the day and of the figures in `NAMES`. */
const HEADER = ['Dia', 'Empresas', 'Usuários', 'Visualizações', 'Avaliações', 'Mensagens'];

/** Returns the days as CSV for Brazilian spreadsheets: BOM and semicolons. */
function siteCsv(days: readonly SiteDay[]): string {
  const rows = days.map((day) => [longDay(day.day), ...NAMES.map((name) => day[name])]);
  return csvOf([HEADER, ...rows]);
}

type StarCount = AdminReportQuery['adminReport']['ratingDistribution'][number];

const LINES = [{ name: 'ratings', label: 'Avaliações', color: 'var(--star)' }] as const;

interface RatingChartProps {
  distribution: readonly StarCount[];
  /** Within a sentence: 'nos últimos 30 dias'. */
  last: string;
}

/** Shows the number of ratings of the period by stars. */
function RatingChart({ distribution, last }: RatingChartProps) {
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

type Statistics = AdminReportQuery['adminReport'];

/** Shows period links and export buttons. */
function Head({ period, days }: { period: ReportPeriod; days: readonly SiteDay[] | undefined }) {
  const save = () =>
    days && downloadText(`estatisticas-${period.key}.csv`, 'text/csv;charset=utf-8', siteCsv(days));
  return (
    <Group gap="0.75rem 1.25rem">
      <PeriodLinks current={period.key} pathOf={paths.adminStatistics} />
      <Text flex="1 1 14rem" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {titleOf(period)}
        {days && `: ${spanOf(days)}`}
      </Text>
      <ReportButtons save={save} isReady={days !== undefined} />
    </Group>
  );
}

function Charts({ statistics, period }: { statistics: Statistics; period: ReportPeriod }) {
  const { days, totals, ratingDistribution } = statistics;
  if (isQuiet(totals)) {
    return (
      <EmptyState title="Nada aconteceu neste período">
        <p>Não houve cadastros, visualizações, avaliações nem mensagens {lastOf(period)}.</p>
        {period.key !== '1y' && (
          <LinkButton to={paths.adminStatistics('1y')} variant="light">
            Ver o último ano
          </LinkButton>
        )}
      </EmptyState>
    );
  }
  const points = sitePoints(days, period.step);
  return (
    <>
      {SITE_CHARTS.map(({ title, summary, lines }) => (
        <Panel key={title} title={title}>
          <Chart
            caption={title}
            summary={`${summary(totals)} ${lastOf(period)}.`}
            stepName={STEP_NAMES[period.step]}
            points={points}
            lines={lines}
          />
        </Panel>
      ))}
      <Panel title="Distribuição das avaliações">
        <RatingChart distribution={ratingDistribution} last={lastOf(period)} />
      </Panel>
    </>
  );
}

/** Shows a placeholder while the figures are loading. */
function Waiting({ days }: { days: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Carregando estatísticas…
      </p>
      <SiteCards statistics={undefined} days={days} />
      {SITE_CHARTS.map(({ title }) => (
        <Panel key={title} title={title}>
          <ChartSkeleton />
        </Panel>
      ))}
    </>
  );
}

/** Filter of the companies' list: those that visitors find. */
const FOUND = { tab: 'companies', status: 'approved', active: 'yes' } as const;

function Tops({ topCategories, topCities }: Statistics) {
  return (
    <SimpleGrid minColWidth="min(100%, 22rem)" autoFlow="auto-fit" spacing="1.4rem">
      <TopTable
        title="Categorias com mais empresas"
        name="Categoria"
        entries={topCategories}
        pathOf={({ id }) => paths.admin({ ...FOUND, category: id })}
      />
      <TopTable
        title="Cidades com mais empresas"
        name="Cidade"
        entries={topCities}
        pathOf={({ name }) => paths.admin({ ...FOUND, city: name })}
      />
    </SimpleGrid>
  );
}

/** Shows statistics of the whole site by day, compared with the period before. */
export function SiteStatistics({ period }: { period: ReportPeriod }) {
  const { data, failure, refetch } = useAdminReportQuery({ variables: { period: period.value } });
  const statistics = data?.adminReport;
  return (
    <Stack gap="1.4rem" aria-busy={!statistics && !failure}>
      <Head period={period} days={statistics?.days} />
      {!statistics && failure && (
        <RetryNotice text="Erro ao carregar dados do painel administrativo" retry={refetch} />
      )}
      {!statistics && !failure && <Waiting days={period.days} />}
      {statistics && (
        <>
          {failure && <StaleNotice retry={refetch} />}
          <SiteCards statistics={statistics} days={period.days} />
          <Charts statistics={statistics} period={period} />
          <Tops {...statistics} />
          <Text c="dimmed" fz="var(--text-md)">
            Cadastros contam o que ainda existe. Visualizações contam uma vez por pessoa, empresa e dia. Os
            dias são os de Brasília.
          </Text>
        </>
      )}
    </Stack>
  );
}

type Entry = AdminReportQuery['adminReport']['topCategories'][number];

interface TopTableProps {
  title: string;
  /** Heading of the first column: 'Categoria'. */
  name: string;
  /** Most companies first. */
  entries: readonly Entry[];
  /** Path of the companies of a row. */
  pathOf(entry: Entry): string;
}

/** Shows a table of counts, with bars relative to the first row. */
function TopTable({ title, name, entries, pathOf }: TopTableProps) {
  const [first] = entries;
  return (
    <Panel title={title}>
      {first ? (
        <table className={classes.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">Empresas</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  <Link to={pathOf(entry)} className={classes.name}>
                    {entry.name}
                  </Link>
                  <svg className={classes.bar} width="100%" height="8" aria-hidden="true" focusable="false">
                    <rect className={classes.track} width="100%" height="8" rx="4" />
                    <rect width={`${(100 * entry.companies) / first.companies}%`} height="8" rx="4" />
                  </svg>
                </th>
                <td>{formatNumber(entry.companies)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Text c="dimmed">Nenhuma empresa aprovada ainda.</Text>
      )}
    </Panel>
  );
}
