import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'warning' | 'error' | 'success';
  /** Read out when it appears. */
  announce?: boolean;
  children: ReactNode;
}

/** A sentence that must not be missed. */
export function Notice({ tone = 'info', announce = false, children }: NoticeProps) {
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      {children}
    </div>
  );
}
