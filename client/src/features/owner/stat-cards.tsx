import { formatAmount, formatAverage, formatNumber } from '../../lib/format.ts';
import { StatCards as FigureCards, StatCard, StatCardsSkeleton } from '../../ui/chart/stat-card.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import type { OwnerStatsQuery } from './company-stats.gen.ts';
import classes from './owner.module.css';

export type OwnerStats = OwnerStatsQuery['companyStatistics'];

interface StatCardsProps {
  stats: OwnerStats | undefined;
  /** The page with all ratings. */
  ratingsPath: string;
  /** Loading or reloading failed. */
  hasFailed: boolean;
  retry(): Promise<void>;
}

function unreadNote(count: number): string {
  return count === 0 ? 'Nenhuma não lida' : formatAmount(count, 'não lida', 'não lidas');
}

function Cards({ stats, ratingsPath }: { stats: OwnerStats; ratingsPath: string }) {
  const { views, averageRating, ratingsCount, messagesCount, unreadCount } = stats;
  return (
    <div className={classes.figures}>
      <FigureCards label="Números da empresa" isSmall>
        <StatCard icon="eye" label="Visualizações" note="Desde o cadastro" value={formatNumber(views)} />
        <StatCard
          icon="star"
          label="Avaliação média"
          note={ratingsCount === 0 ? 'Ainda sem avaliações' : 'De 5 estrelas'}
          value={formatAverage(averageRating)}
        />
        <StatCard
          icon="heart"
          label="Total de avaliações"
          note="De visitantes"
          value={formatNumber(ratingsCount)}
          {...(ratingsCount > 0 && { link: { to: ratingsPath, text: 'Ver todas as avaliações' } })}
        />
        <StatCard
          icon="mail"
          label="Mensagens"
          note={unreadNote(unreadCount)}
          value={formatNumber(messagesCount)}
        />
      </FigureCards>
    </div>
  );
}

/** Shows the four figures of a company, or a retry button when loading failed. */
export function StatCards({ stats, ratingsPath, hasFailed, retry }: StatCardsProps) {
  const failure = hasFailed && (
    <RetryNotice text="Erro ao carregar estatísticas do dashboard" retry={retry} />
  );
  if (!stats) {
    // Over the skeleton, so that nothing below jumps.
    return (
      <div className={classes.awaited} data-failed={hasFailed || undefined}>
        <StatCardsSkeleton count={4} />
        {failure}
      </div>
    );
  }
  return (
    <>
      {failure}
      <Cards stats={stats} ratingsPath={ratingsPath} />
    </>
  );
}
