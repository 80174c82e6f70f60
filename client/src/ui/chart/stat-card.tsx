import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon.tsx';
import classes from './stat-card.module.css';

interface StatCardProps {
  icon: IconName;
  label: string;
  /** Undefined while it is loading. */
  value: ReactNode;
  /** A line under the figure. */
  note?: ReactNode;
  /** Link to what is counted; a press anywhere on the card follows it. */
  link?: { to: string; text: string };
}

/** Shows a figure with its name, as a pair of a description list. */
export function StatCard({
  icon,
  label,
  value = <Skeleton component="span" display="block" height="1.1em" width="4rem" />,
  note,
  link,
}: StatCardProps) {
  return (
    <div className={classes.card} data-leads={link ? true : undefined}>
      <dt className={classes.label}>
        <span className={classes.icon}>
          <Icon name={icon} size={20} />
        </span>
        {label}
      </dt>
      <dd className={classes.value}>
        {value}
        {note && <span className={classes.note}>{note}</span>}
        {link && (
          <Link to={link.to} className={classes.way} discover="none">
            {link.text}
          </Link>
        )}
      </dd>
    </div>
  );
}

interface StatCardsProps {
  label: string;
  /** Lower, above something more important. */
  isSmall?: boolean;
  children: ReactNode;
}

/** Shows placeholders of small cards. */
export const StatCardsSkeleton = ({ count }: { count: number }) => (
  <div className={classes.cards} data-small>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={index} className={classes.waiting} radius="lg" />
    ))}
  </div>
);

/** Shows figures side by side, as many as fit. */
export function StatCards({ label, isSmall = false, children }: StatCardsProps) {
  return (
    <dl className={classes.cards} aria-label={label} data-small={isSmall || undefined}>
      {children}
    </dl>
  );
}
