import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** Nothing here: a drawing, what is so, and the way on. `title` as a heading of the given level. */
export function EmptyState({
  title,
  level = 2,
  children,
}: {
  title: string;
  level?: 1 | 2;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty}>
      <svg width="160" height="110" viewBox="0 0 160 110" aria-hidden="true" focusable="false">
        <path className={classes.ground} d="M8 98c18-10 36 10 54 0s36 10 54 0 28 6 36 0v12H8z" />
        <path className={classes.wall} d="M38 48h84v50H38z" />
        <path
          className={classes.awning}
          d="M32 28h96l8 20a10 10 0 0 1-20 0 10 10 0 0 1-18 0 10 10 0 0 1-18 0 10 10 0 0 1-18 0 10 10 0 0 1-18 0 10 10 0 0 1-20 0z"
        />
        <path className={classes.door} d="M86 66h22v32H86zM50 66h24v18H50z" />
        <circle className={classes.glass} cx="118" cy="30" r="17" />
        <path className={classes.handle} d="M130 42l14 14" />
      </svg>
      <Heading>{title}</Heading>
      <div className={classes.words}>{children}</div>
    </div>
  );
}
