import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { type ListCountInput, useListCountQuery } from './bulk-job.gen.ts';

interface WholeFilterOptions {
  input: ListCountInput;
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

/** Why no action can be started on a filter of so many; null for more than it takes. */
function problemOf(total: number | null | undefined): string | undefined {
  if (total === null) return 'São mais de 100.000. Use um filtro mais estreito.';
  return total === 0 ? 'Nada corresponde ao filtro.' : undefined;
}

/** Selects all of a list's filter, which the server counts once all rows of a page are selected. */
export function useWholeFilter({ input, isOffered, text, onSelect }: WholeFilterOptions): WholeFilter {
  const key = JSON.stringify(input);
  // With its number, which stays while the filter is counted anew.
  const [chosen, setChosen] = useState<{ key: string; total: number }>();
  // The filter may come back.
  if (chosen && chosen.key !== key) setChosen(undefined);
  const isChosen = chosen?.key === key;
  const { data, failure } = useListCountQuery({ variables: { input }, skip: !isOffered && !isChosen });
  const total = data?.adminListCount;
  return {
    total: isChosen ? (total ?? chosen.total) : undefined,
    problem: isOffered ? (failure?.message ?? problemOf(total)) : undefined,
    offer:
      !total || isChosen
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
