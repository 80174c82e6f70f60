import { useState } from 'react';
import { type RowsSelection, useRowSelection } from '../../../ui/list/use-row-selection.ts';
import { keyOf } from '../../undo/work-key.ts';
import type { WorkRowFragment } from '../work.gen.ts';
import type { WorkList } from './use-work-list.ts';

interface SelectableWork {
  id: string;
  work: WorkRowFragment;
}

export interface WorkSelection extends RowsSelection<SelectableWork> {
  /** Whether all that the filter finds are selected. */
  isWhole: boolean;
  setWhole(isWhole: boolean): void;
}

/** Returns a matter as a row that can be selected. */
export const selectable = (work: WorkRowFragment): SelectableWork => ({ id: keyOf(work), work });

/** Returns the selected matters; they stay selected on other pages and while a matter is open. */
export function useWorkSelection({ waiting, kind }: WorkList, q: string): WorkSelection {
  const filter = JSON.stringify([kind, q]);
  const selection = useRowSelection(waiting.map(selectable), filter);
  const [whole, setWhole] = useState<string>();
  // The filter may come back.
  if (whole !== undefined && whole !== filter) setWhole(undefined);
  return {
    ...selection,
    isWhole: whole !== undefined && selection.ids.length > 0,
    setWhole: (isWhole) => setWhole(isWhole ? filter : undefined),
  };
}
