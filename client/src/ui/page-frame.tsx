import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** True for a page with a single form. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Shows heading and content of a page, at the site's width. */
export function PageFrame({ title, lead, actions, isNarrow = false, children }: PageFrameProps) {
  return (
    <div className={classes.page} data-narrow={isNarrow || undefined}>
      <div className={classes.head}>
        <div className={classes.naming}>
          <h1>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
