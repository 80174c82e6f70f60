import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon.tsx';
import classes from './stat-card.module.css';

interface StatCardProps {
  icon: IconName;
  label: string;
  value: ReactNode;
  /** A line under the figure. */
  note?: ReactNode;
  /** Where the figure comes from; a press anywhere on the card leads there. */
  way?: { to: string; text: string };
}

/** One figure with its name; a pair of a description list. */
export function StatCard({ icon, label, value, note, way }: StatCardProps) {
  return (
    <div className={classes.card} data-leads={way ? true : undefined}>
      <dt className={classes.label}>
        <span className={classes.icon}>
          <Icon name={icon} size={20} />
        </span>
        {label}
      </dt>
      <dd className={classes.value}>
        {value}
        {note && <span className={classes.note}>{note}</span>}
        {way && (
          <Link to={way.to} className={classes.way} discover="none">
            {way.text}
          </Link>
        )}
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
