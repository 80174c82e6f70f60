import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatAverage, formatNumber } from '../../lib/format.ts';
import type { OwnerStatsQuery } from './company-stats.gen.ts';
import classes from './stat-cards.module.css';

export type OwnerStats = OwnerStatsQuery['companyStats'];

interface StatCardsProps {
  stats: OwnerStats | undefined;
  /** They could not be had, or not anew. */
  hasFailed: boolean;
  retry(): Promise<void>;
}

interface CardProps {
  icon: IconName;
  label: string;
  note: string;
  children: ReactNode;
}

function Card({ icon, label, note, children }: CardProps) {
  return (
    <div className={classes.card}>
      <dt>
        {label}
        <span className={classes.icon}>
          <Icon name={icon} size={20} />
        </span>
      </dt>
      <dd>
        <span className={classes.figure}>{children}</span>
        <span className={classes.note}>
          <br />
          {note}
        </span>
      </dd>
    </div>
  );
}

function unreadNote(count: number): string {
  if (count === 0) return 'Nenhuma não lida';
  return count === 1 ? '1 não lida' : `${formatNumber(count)} não lidas`;
}

function Cards({ stats }: { stats: OwnerStats }) {
  const { views, averageRating, ratingsCount, messagesCount, unreadCount } = stats;
  return (
    <dl className={classes.cards} aria-label="Números da empresa">
      <Card icon="eye" label="Visualizações" note="Desde o cadastro">
        {formatNumber(views)}
      </Card>
      <Card
        icon="star"
        label="Avaliação média"
        note={ratingsCount === 0 ? 'Ainda sem avaliações' : 'De 5 estrelas'}
      >
        {formatAverage(averageRating)}
      </Card>
      <Card icon="heart" label="Total de avaliações" note="De visitantes">
        {formatNumber(ratingsCount)}
      </Card>
      <Card icon="mail" label="Mensagens" note={unreadNote(unreadCount)}>
        {formatNumber(messagesCount)}
      </Card>
    </dl>
  );
}

/** The cards in their final shape. */
export function StatCardsSkeleton() {
  return (
    <div className={classes.cards}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className={classes.waiting ?? ''} radius="lg" />
      ))}
    </div>
  );
}

/** The four figures of a company; what could not be had is said, with another try. */
export function StatCards({ stats, hasFailed, retry }: StatCardsProps) {
  const failure = hasFailed && (
    <Notice tone="error" announce>
      <p>Erro ao carregar estatísticas do dashboard</p>
      <Button variant="subtle" onClick={() => retry()}>
        Tentar novamente
      </Button>
    </Notice>
  );
  if (!stats) {
    // In the place of what was awaited, so that nothing below jumps.
    return (
      <div className={classes.awaited} data-failed={hasFailed || undefined}>
        <StatCardsSkeleton />
        {failure}
      </div>
    );
  }
  return (
    <>
      {failure}
      <Cards stats={stats} />
    </>
  );
}
