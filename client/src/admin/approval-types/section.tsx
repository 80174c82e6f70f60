import { type ReactNode, useId } from 'react';
import classes from './approval-details.module.css';

/** Shows a titled part of an approval. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
