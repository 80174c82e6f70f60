import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { RetryNotice } from '../feedback/retry-notice.tsx';
import { StaleNotice } from '../feedback/stale-notice.tsx';

/** As many as a phone shows of a list. */
const ROWS = 6;

interface ListStateProps {
  /** True when there is something to show, even if it is out of date. */
  hasData: boolean;
  isEmpty?: boolean;
  isFailed: boolean;
  /** Rows of the placeholder, for a list that is usually short. */
  rows?: number;
  /** Shown when loading failed. */
  failedText: string;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  retry(): Promise<void>;
  children?: ReactNode;
}

/** Shows a list in its state: loading, failed, empty or loaded. */
export function ListState({
  hasData,
  isEmpty = false,
  isFailed,
  rows = ROWS,
  failedText,
  empty,
  retry,
  children,
}: ListStateProps) {
  if (!hasData && isFailed) return <RetryNotice text={failedText} retry={retry} />;
  if (!hasData) {
    return (
      <div role="status">
        <span className="visually-hidden">Carregando…</span>
        <Stack gap="sm">
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </Stack>
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
