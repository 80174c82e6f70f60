import { type ReactNode, useId } from 'react';
import { Fold } from './fold.tsx';
import classes from './folded-panel.module.css';

interface FoldedPanelProps {
  title: string;
  /** Beside the title, also while it is closed. */
  note?: ReactNode;
  children: ReactNode;
}

/** Shows a titled box of a page that is secondary: closed on phones. */
export function FoldedPanel({ title, note, children }: FoldedPanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Fold
        summary={
          <>
            <h2 id={id}>{title}</h2>
            {note && <span className={classes.note}>{note}</span>}
          </>
        }
      >
        {children}
      </Fold>
    </section>
  );
}
