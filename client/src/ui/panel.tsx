import { type ReactNode, type Ref, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Makes the title focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Lets an address lead to the box. */
  anchor?: string;
  children: ReactNode;
}

/** Shows a titled box of a page; a region for screen readers. */
export function Panel({ title, actions, titleRef, anchor, children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} tabIndex={anchor ? -1 : undefined} className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Shows a box without a title, for the only content of a page: the page's heading names it. */
export const Surface = ({ children }: { children: ReactNode }) => (
  <div className={classes.panel}>{children}</div>
);
