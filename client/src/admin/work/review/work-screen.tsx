import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { OnDemand } from '../../../ui/hydration/on-demand.tsx';
import { useListAddress } from '../../../ui/list/use-list-params.ts';
import { useBulkAction } from '../../actions/bulk/use-bulk-action.ts';
import { keyOf, type WorkKey, type WorkKind } from '../../actions/work-kinds.ts';
import { ToLastPage } from '../../list/to-last-page.tsx';
import { useDecide } from '../decide/use-decide.ts';
import { useDecideSeveral } from '../decide/use-decide-several.ts';
import { useUndo } from '../decide/use-undo.ts';
import { useItemAddress } from '../list/use-item-address.ts';
import { useWorkList } from '../list/use-work-list.ts';
import { useWorkSelection } from '../list/use-work-selection.ts';
import { WorkInbox } from '../list/work-inbox.tsx';
import type { MatterParts } from '../matter.tsx';

// Loaded once a matter is opened.
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }));

/** Rows a page without a choice. */
const USUAL_ROWS = 50;

interface WorkScreenProps {
  parts: MatterParts;
  /** What is listed; everything unless given. */
  kinds?: readonly WorkKind[];
  /** Renders what is around the list, while no matter is open. */
  around?(inbox: ReactNode): ReactNode;
}

/** Shows what waits for a decision, or one matter of it. */
export function WorkScreen({ parts, kinds, around = (inbox) => inbox }: WorkScreenProps) {
  const address = useListAddress(USUAL_ROWS);
  const item = useItemAddress();
  const list = useWorkList(address, kinds);
  // A matter names persons; who may not see them reads the list.
  const isReviewing = useMay('seePersons') && item.open !== undefined;
  const inbox = useRef<HTMLElement>(null);
  const undo = useUndo({
    open: isReviewing ? item.open : undefined,
    list: address.pathOf(1),
    onUndone(work, isSameList) {
      // The list holds the reason of several, which would be lost.
      if (inbox.current?.querySelector('textarea')) return;
      item.replace(work, isSameList ? work.page : undefined);
    },
  });
  const selection = useWorkSelection(list, address.text('q'));
  const hide = (keys: readonly WorkKey[]) => {
    list.hide(keys);
    selection.remove(keys.map(keyOf));
  };
  const decide = useDecide(hide, undo);
  const several = useDecideSeveral(list, useBulkAction());
  const open = isReviewing && item.open ? keyOf(item.open) : undefined;
  const last = useRef(open);
  // The focus returns to the row of the matter; after the last decision it would be nowhere.
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
        <Review open={item.open} {...{ list, address, item, decide, undo, parts }} />
      </OnDemand>
    );
  if (list.isBeyond) return <ToLastPage address={address} list={list} />;
  return around(<WorkInbox {...{ list, address, item, selection }} element={inbox} decide={several} />);
}
