import { Flex, Skeleton } from '@mantine/core';
import { averageInWords, changeInShort, changeInWords } from '../../lib/describe-change.ts';
import { formatAverage, formatNumber } from '../../lib/format.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import { clicksOf } from './report-days.ts';
import type { CompanyReportQuery, ReportFiguresFragment } from './reports.gen.ts';
import classes from './reports.module.css';

interface ReportCardsProps {
  /** Undefined while loading: the cards show no figures. */
  report: CompanyReportQuery['companyReport'] | undefined;
  /** Length of the period. */
  days: number;
}

const KINDS = [
  { label: 'Telefone', name: 'phoneClicks' },
  { label: 'WhatsApp', name: 'whatsappClicks' },
  { label: 'Site', name: 'websiteClicks' },
  { label: 'Mapa', name: 'mapClicks' },
  // Not among the clicks on contacts.
  { label: 'Fotos vistas', name: 'photoViews' },
] as const;

type Figures = ReportFiguresFragment;

/** Lists clicks by kind; a kind without clicks in both periods is not compared. */
function Kinds({ totals, before }: { totals: Figures; before: Figures }) {
  return KINDS.map(({ label, name }) => (
    <span key={name} className={classes.kind}>
      {label}: <strong>{formatNumber(totals[name])}</strong>
      {(totals[name] > 0 || before[name] > 0) && (
        <>
          {' '}
          <span className={classes.cardChange}>({changeInShort(totals[name], before[name])})</span>
        </>
      )}
    </span>
  ));
}

/** Reserves the height of the note below a figure. */
function Waiting({ lines = 2 }: { lines?: number }) {
  return <Skeleton component="span" display="block" height={`${lines * 1.225}rem`} />;
}

/** Shows the period's figures, each compared with the period before. */
export function ReportCards({ report, days }: ReportCardsProps) {
  const { totals, before } = report ?? {};
  const figure = (of: (figures: Figures) => number) =>
    totals && before
      ? { value: formatNumber(of(totals)), note: changeInWords(of(totals), of(before), days) }
      : {
          value: <Skeleton component="span" display="block" height="2.1rem" width="4rem" />,
          note: <Waiting />,
        };
  const clicks = figure(clicksOf);
  return (
    <StatCards label="Números do período">
      <StatCard icon="eye" label="Visualizações" {...figure(({ views }) => views)} />
      <StatCard icon="mail" label="Mensagens" {...figure(({ messages }) => messages)} />
      <StatCard icon="chat" label="Avaliações" {...figure(({ ratings }) => ratings)} />
      <StatCard
        icon="star"
        label="Média do período"
        {...figure(() => 0)}
        {...(totals &&
          before && {
            value: totals.averageRating === null ? '–' : formatAverage(totals.averageRating),
            note: averageInWords(totals.averageRating, before.averageRating, days),
          })}
      />
      <StatCard
        icon="pointer"
        label="Cliques"
        value={clicks.value}
        note={
          <>
            {clicks.note}
            <Flex
              component="span"
              direction="column"
              gap={0}
              mt={8}
              pt={8}
              style={{ borderTop: '1px solid var(--line)' }}
            >
              {totals && before ? <Kinds totals={totals} before={before} /> : <Waiting lines={5} />}
            </Flex>
          </>
        }
      />
    </StatCards>
  );
}
