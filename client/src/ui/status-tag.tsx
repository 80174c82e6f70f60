import type { ReactNode } from 'react';
import classes from './status-tag.module.css';

interface StatusTagProps {
  tone?: 'good' | 'waiting' | 'bad' | 'plain';
  children: ReactNode;
}

/** Shows a state in one or two words. */
export function StatusTag({ tone = 'plain', children }: StatusTagProps) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
