import { type ReactNode, useRef } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { useListAddress } from '../../../ui/list/use-list-params.ts';
import { useBulkAction } from '../../actions/use-bulk-action.tsx';
import { ToLastPage } from '../../list/to-last-page.tsx';
import { RecentDecisions } from '../decide/recent-decisions.tsx';
import { useDecide } from '../decide/use-decide.ts';
import { useDecideSeveral } from '../decide/use-decide-several.ts';
import { useUndo } from '../decide/use-undo.ts';
import { useItemAddress } from '../list/use-item-address.ts';
import { useWorkList } from '../list/use-work-list.ts';
import { WorkInbox } from '../list/work-inbox.tsx';
import type { MatterParts } from '../matter.tsx';
import type { WorkKind } from '../work-kinds.ts';
import { Review } from './review.tsx';

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
  const undo = useUndo((works) => {
    list.unhide(works);
    const [first] = works;
    if (item.open && first) item.replace(first, first.page);
  });
  const decide = useDecide(list.hide, undo);
  const several = useDecideSeveral(list.hide, undo);
  const bulk = useBulkAction();
  const inbox = useRef<HTMLElement>(null);
  // A matter names persons; who may not see them reads the list.
  const reviews = useMay('seePersons');
  if (item.open && reviews)
    return <Review open={item.open} {...{ list, address, item, decide, undo, parts }} />;
  if (list.isBeyond) return <ToLastPage address={address} list={list} />;
  return around(
    <>
      <RecentDecisions undo={undo} home={inbox} isFloating />
      <WorkInbox {...{ list, address, item, bulk }} element={inbox} decide={several} />
    </>,
  );
}
