import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DecidedRows } from './use-decided-rows.ts';

interface DecidedRowsPagingProps {
  decided: Pick<DecidedRows<unknown>, 'isHolding' | 'canRelease' | 'release'>;
  lastPage: number;
  /** The links or buttons of the pages. */
  children: ReactNode;
}

/**
 * Shows the paging of a list with decided rows. While they are kept in place the next page would skip the rows that
 * have moved up to this one, so a button that updates the list replaces the pages.
 */
export function DecidedRowsPaging({ decided, lastPage, children }: DecidedRowsPagingProps) {
  if (!decided.isHolding || lastPage <= 1) return children;
  return (
    <Button variant="default" loading={!decided.canRelease} onClick={decided.release}>
      Atualizar a lista
    </Button>
  );
}
