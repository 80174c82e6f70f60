import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { type StartBulkActionInput, useBulkCountQuery } from './bulk-job.gen.ts';

interface WholeFilterOptions {
  /** What an action would be done to, with one of the list's actions. */
  input: StartBulkActionInput;
  /** Whether all rows of the page are selected and the list has other pages: all of the filter is offered then. */
  isOffered: boolean;
  /** Before the number: 'Selecionar todas as'. */
  text: string;
  /** Called once all is selected: the pressed button is gone. */
  onSelect(): void;
}

export interface WholeFilter {
  /** Number of things while all of the filter is selected; undefined otherwise. */
  total: number | undefined;
  /** Why it cannot be selected: the filter has more than an action takes, or was not counted. */
  problem: string | undefined;
  /** Selects all of the filter. */
  offer: { text: string; select(): void } | undefined;
  clear(): void;
}

/** Selects all of a list's filter, which the server counts once all rows of a page are selected. */
export function useWholeFilter({ input, isOffered, text, onSelect }: WholeFilterOptions): WholeFilter {
  const key = JSON.stringify(input);
  // With its number, which stays while the filter is counted anew.
  const [chosen, setChosen] = useState<{ key: string; total: number }>();
  const isChosen = chosen?.key === key;
  const { data, failure } = useBulkCountQuery({ variables: { input }, skip: !isOffered });
  const total = data?.adminBulkCount;
  return {
    total: isChosen ? (total ?? chosen.total) : undefined,
    problem: isOffered && failure ? failure.message : undefined,
    offer:
      total === undefined || isChosen
        ? undefined
        : {
            text: `${text} ${formatNumber(total)}`,
            select: () => {
              setChosen({ key, total });
              onSelect();
            },
          },
    clear: () => setChosen(undefined),
  };
}
