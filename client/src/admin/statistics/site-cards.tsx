import { Skeleton } from '@mantine/core';
import { changeInWords } from '../../lib/describe-change.ts';
import { formatNumber } from '../../lib/format.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import type { AdminReportQuery } from './statistics.gen.ts';

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
export function SiteCards({ statistics, days }: SiteCardsProps) {
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
