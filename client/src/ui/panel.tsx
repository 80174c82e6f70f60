import { type ReactNode, type Ref, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Makes the title focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Shows a titled box of a page; a region for screen readers. */
export function Panel({ title, actions, titleRef, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
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
