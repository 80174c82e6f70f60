import { type ReactNode, useRef } from 'react';
import { PageButtons } from '../../components/page-buttons.tsx';
import type { MessageRowsFragment } from './inbox.gen.ts';
import classes from './message-list.module.css';

interface MessageListProps {
  label: string;
  rows: MessageRowsFragment;
  /** Another page is on its way. */
  isTurning: boolean;
  onTurn(page: number): void;
  /** What is said where there is no message at all. */
  empty: ReactNode;
  children: ReactNode;
}

/** Messages, the newest first, page by page. */
export function MessageList({ label, rows, isTurning, onTurn, empty, children }: MessageListProps) {
  const place = useRef<HTMLElement>(null);
  const turn = (page: number) => {
    place.current?.focus();
    onTurn(page);
  };
  if (rows.total === 0) return <div className={classes.empty}>{empty}</div>;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={classes.place}
      aria-label={label}
      aria-busy={isTurning}
      data-turning={isTurning || undefined}
    >
      {rows.items.length === 0 ? (
        <p>Não há tantas mensagens. Volte à primeira página.</p>
      ) : (
        <ul className={classes.list}>{children}</ul>
      )}
      <PageButtons
        label={`Páginas: ${label}`}
        page={Math.min(rows.page, rows.lastPage)}
        lastPage={rows.items.length === 0 ? Math.max(2, rows.lastPage) : rows.lastPage}
        onSelect={turn}
      />
    </section>
  );
}
