import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './fold.module.css';
import { Fold } from './fold.tsx';

interface FoldedPanelProps {
  title: string;
  /** Beside the title, also while it is closed. */
  note?: ReactNode;
  /** Whether it is open at first; by default where there is room. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** Shows a titled box of a page that is secondary: closed on phones. */
export function FoldedPanel({ title, note, isOpen, children }: FoldedPanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Fold
        isOpen={isOpen}
        summary={
          <>
            <h2 id={id}>{title}</h2>
            {note && (
              <Text span inherit c="dimmed" fw={400}>
                {note}
              </Text>
            )}
          </>
        }
      >
        {children}
      </Fold>
    </section>
  );
}
