import { useState } from 'react';
import { type RowsSelection, useRowSelection } from '../../../ui/list/use-row-selection.ts';
import { keyOf } from '../../undo/approval-key.ts';
import type { ApprovalRowFragment } from '../approvals.gen.ts';
import type { LoadedApprovals } from './use-approval-list.ts';

interface SelectableApproval {
  id: string;
  approval: ApprovalRowFragment;
}

export interface ApprovalSelection extends RowsSelection<SelectableApproval> {
  /** Whether all that the filter finds are selected. */
  isWhole: boolean;
  setWhole(isWhole: boolean): void;
}

/** Returns an approval as a row that can be selected. */
export const selectable = (approval: ApprovalRowFragment): SelectableApproval => ({
  id: keyOf(approval),
  approval,
});

/** Returns the selected approvals; they stay selected on other pages and while an approval is open. */
export function useApprovalSelection({ waiting, kind }: LoadedApprovals, q: string): ApprovalSelection {
  const filter = JSON.stringify([kind, q]);
  const selection = useRowSelection(waiting.map(selectable), filter);
  const [allOf, setAllOf] = useState<string>();
  // The filter may come back.
  if (allOf !== undefined && allOf !== filter) setAllOf(undefined);
  return {
    ...selection,
    isWhole: allOf !== undefined && selection.ids.length > 0,
    setWhole: (isWhole) => setAllOf(isWhole ? filter : undefined),
  };
}
