import { StatCard, StatCards } from '../../components/stat-card.tsx';
import { formatAverage, formatNumber } from '../../lib/format.ts';
import { changeInWords, clicksOf } from './report-days.ts';
import type { ReportFiguresFragment } from './reports.gen.ts';

interface ReportCardsProps {
  totals: ReportFiguresFragment;
  before: ReportFiguresFragment;
  /** Of the period. */
  days: number;
}

/** The period in figures, each against the period before. */
export function ReportCards({ totals, before, days }: ReportCardsProps) {
  const change = (now: number, then: number) => changeInWords(now, then, days);
  const kinds = [
    ['telefone', totals.phoneClicks],
    ['WhatsApp', totals.whatsappClicks],
    ['site', totals.websiteClicks],
    ['mapa', totals.mapClicks],
  ] as const;
  return (
    <StatCards label="Números do período">
      <StatCard
        icon="eye"
        label="Visualizações"
        value={formatNumber(totals.views)}
        note={change(totals.views, before.views)}
      />
      <StatCard
        icon="pointer"
        label="Cliques nos contatos"
        value={formatNumber(clicksOf(totals))}
        note={
          <>
            {change(clicksOf(totals), clicksOf(before))}
            <br />
            {kinds.map(([name, count]) => `${name} ${formatNumber(count)}`).join(' · ')}
          </>
        }
      />
      <StatCard
        icon="mail"
        label="Mensagens"
        value={formatNumber(totals.messages)}
        note={change(totals.messages, before.messages)}
      />
      <StatCard
        icon="star"
        label="Avaliações"
        value={formatNumber(totals.ratings)}
        note={
          <>
            {change(totals.ratings, before.ratings)}
            <br />
            {totals.averageRating === null
              ? 'Sem média no período'
              : `Média do período: ${formatAverage(totals.averageRating)}`}
          </>
        }
      />
    </StatCards>
  );
}
