import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './stat-card.module.css';

interface StatCardProps {
  icon: IconName;
  label: string;
  value: ReactNode;
  /** A line under the figure. */
  note?: ReactNode;
}

/** One figure with its name; a pair of a description list. */
export function StatCard({ icon, label, value, note }: StatCardProps) {
  return (
    <div className={classes.card}>
      <dt className={classes.label}>
        <span className={classes.icon}>
          <Icon name={icon} size={20} />
        </span>
        {label}
      </dt>
      <dd className={classes.value}>
        {value}
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}

/** Figures side by side, as many as there is room for. */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={classes.cards} aria-label={label}>
      {children}
    </dl>
  );
}
