import { type ReactNode, useId } from 'react';
import classes from './matter.module.css';

/** Shows a titled part of a matter. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
