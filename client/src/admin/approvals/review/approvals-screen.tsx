import { lazy, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { OnDemand } from '../../../ui/hydration/on-demand.tsx';
import { useListAddress } from '../../../ui/list/use-list-params.ts';
import type { ApprovalParts } from '../../approval-types/approval-type.ts';
import type { WorkKind } from '../../approval-types/approval-types.ts';
import { useBulkAction } from '../../bulk/use-bulk-action.ts';
import { ToLastPage } from '../../list/to-last-page.tsx';
import { type ApprovalKey, keyOf } from '../../undo/approval-key.ts';
import { useDecide } from '../decide/use-decide.ts';
import { useDecideSeveral } from '../decide/use-decide-several.ts';
import { ApprovalList } from '../list/approval-list.tsx';
import { useApprovalList } from '../list/use-approval-list.ts';
import { useApprovalSelection } from '../list/use-approval-selection.ts';
import { useItemAddress } from '../list/use-item-address.ts';

// Loaded once an approval is opened.
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }));

/** Rows a page without a choice. */
const USUAL_ROWS = 50;

/** Returns whether a reason or an answer is being typed. */
const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLTextAreaElement>('textarea')].some(({ value }) => value.trim() !== '');

interface ApprovalsScreenProps {
  slots: ApprovalParts;
  /** What is listed; everything unless given. */
  kinds?: readonly WorkKind[];
  /** Renders what is around the list, while no approval is open. */
  around?(inbox: ReactNode): ReactNode;
}

/** Shows what waits for a decision, or one approval of it. */
export function ApprovalsScreen({ slots, kinds, around = (inbox) => inbox }: ApprovalsScreenProps) {
  const address = useListAddress(USUAL_ROWS);
  const item = useItemAddress();
  const list = useApprovalList(address, kinds);
  // An approval names persons; who may not see them reads the list.
  const isReviewing = useMay('seePersons') && item.open !== undefined;
  const inbox = useRef<HTMLElement>(null);
  const selection = useApprovalSelection(list, address.text('q'));
  const hide = (keys: readonly ApprovalKey[]) => {
    list.hide(keys);
    selection.remove(keys.map(keyOf));
  };
  const open = isReviewing && item.open ? keyOf(item.open) : undefined;
  const listPath = address.pathOf(1);
  /** Undefined once the screen is left. */
  const view = useRef<{ open: string | undefined; list: string; item: typeof item }>(undefined);
  useLayoutEffect(() => {
    view.current = { open, list: listPath, item };
    return () => {
      view.current = undefined;
    };
  });
  const decide = useDecide(hide, (approval) => {
    const before = view.current?.open;
    return () => {
      const now = view.current;
      // It opens again, unless the viewer has gone elsewhere meanwhile or would lose what is being typed.
      if (!now || now.open !== before || isTyping()) return;
      now.item.replace(approval, now.list === listPath ? approval.page : undefined);
    };
  });
  const several = useDecideSeveral(list, useBulkAction());
  const last = useRef(open);
  // The focus returns to the row of the approval; after the last decision it would be nowhere.
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    if (open !== undefined || closed === undefined || document.activeElement !== document.body) return;
    const row = inbox.current?.querySelector<HTMLElement>(`[data-id="${closed}"] [data-row-link]`);
    if (row) row.focus();
    else inbox.current?.focus();
  }, [open]);
  if (item.open && isReviewing)
    return (
      <OnDemand>
        <Review open={item.open} {...{ list, address, item, decide, slots }} />
      </OnDemand>
    );
  if (list.isBeyond) return <ToLastPage address={address} list={list} />;
  return around(<ApprovalList {...{ list, address, item, selection }} element={inbox} decide={several} />);
}
