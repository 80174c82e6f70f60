import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { StaleNotice } from '../feedback/stale-notice.tsx';
import classes from './list-state.module.css';

/** As many as reach down to where the first of them are read. */
const ROWS = [1, 2, 3, 4, 5, 6];

interface ListStateProps {
  /** Something to show, be it of before. */
  hasData: boolean;
  isEmpty?: boolean;
  isFailed: boolean;
  /** What to say when nothing could be loaded. */
  failedText: string;
  /** In place of a list of nothing. */
  empty?: ReactNode;
  retry(): Promise<void>;
  children?: ReactNode;
}

/** A list that is loading, that could not be loaded, that is empty, or that is there. */
export function ListState({
  hasData,
  isEmpty,
  isFailed,
  failedText,
  empty,
  retry,
  children,
}: ListStateProps) {
  if (!hasData && isFailed) {
    return (
      <Notice tone="error" announce>
        <p>{failedText}</p>
        <Button variant="subtle" onClick={() => retry()}>
          Tentar novamente
        </Button>
      </Notice>
    );
  }
  if (!hasData) {
    return (
      <div role="status">
        <span className="visually-hidden">Carregando…</span>
        <div className={classes.rows}>
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <>
      {isFailed && <StaleNotice retry={retry} />}
      {isEmpty ? empty : children}
    </>
  );
}
