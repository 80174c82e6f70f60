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
  /** Selects all of the filter. */
  offer: { text: string; isBusy: boolean; select(): void } | undefined;
  clear(): void;
}

/** Selects all of a list's filter, which the server counts once all rows of a page are selected. */
export function useWholeFilter({ input, isOffered, text, onSelect }: WholeFilterOptions): WholeFilter {
  const key = JSON.stringify(input);
  const [chosen, setChosen] = useState<string>();
  const isChosen = chosen === key;
  const { data } = useBulkCountQuery({ variables: { input }, skip: !isChosen && !isOffered });
  const total = data?.adminBulkCount;
  return {
    total: isChosen ? total : undefined,
    offer:
      total === undefined || isChosen
        ? undefined
        : {
            text: `${text} ${formatNumber(total)}`,
            isBusy: false,
            select: () => {
              setChosen(key);
              onSelect();
            },
          },
    clear: () => setChosen(undefined),
  };
}
