import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SettledRows } from './use-decided-rows.ts';

interface SettledPagingProps {
  settled: Pick<SettledRows<unknown>, 'isHolding' | 'canRelease' | 'release'>;
  lastPage: number;
  /** The links or buttons of the pages. */
  children: ReactNode;
}

/**
 * The pages of a list whose decided rows keep their places. Until the list is shown as it is by then, its next page
 * would begin after rows that have moved up to this one; so the list is brought up to date first.
 */
export function SettledPaging({ settled, lastPage, children }: SettledPagingProps) {
  if (!settled.isHolding || lastPage <= 1) return children;
  return (
    <Button variant="default" loading={!settled.canRelease} onClick={settled.release}>
      Atualizar a lista
    </Button>
  );
}
