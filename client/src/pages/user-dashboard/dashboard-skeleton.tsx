import { Skeleton } from '@mantine/core';
import { StatCardsSkeleton } from '../../features/owner/stat-cards.tsx';
import classes from './dashboard.module.css';

/** Shows a placeholder of the dashboard while it is loading. */
export function DashboardSkeleton() {
  return (
    <div className={classes.body} role="status">
      <span className="visually-hidden">Carregando dados da empresa…</span>
      <StatCardsSkeleton />
      <div className={classes.columns}>
        <Skeleton height={560} radius="lg" />
        <Skeleton height={420} radius="lg" />
      </div>
    </div>
  );
}
