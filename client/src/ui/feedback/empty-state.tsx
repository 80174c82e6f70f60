import type { ReactNode } from 'react';
import { NothingFound } from '../drawings/nothing-found.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** Level of the title as a heading. */
  level?: 1 | 2;
  /** One of ui/drawings. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** Shows a drawing, a title and what to do next, in place of missing content. */
export function EmptyState({ title, level = 2, drawing = <NothingFound />, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty}>
      {drawing}
      <Heading>{title}</Heading>
      <div className={classes.words}>{children}</div>
    </div>
  );
}
