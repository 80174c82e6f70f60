import type { ReactNode } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { useListAddress } from '../../../ui/list/use-list-params.ts';
import type { MatterParts } from '../matter.tsx';
import { RecentDecisions } from './recent-decisions.tsx';
import { Review } from './review.tsx';
import { useDecide } from './use-decide.ts';
import { useDecideSeveral } from './use-decide-several.ts';
import { useItemAddress } from './use-item-address.ts';
import { useUndo } from './use-undo.ts';
import { useWorkList } from './use-work-list.ts';
import { WorkInbox } from './work-inbox.tsx';

interface WorkScreenProps {
  parts: MatterParts;
  /** Renders what is around the list, while no matter is open. */
  around(inbox: ReactNode): ReactNode;
}

/** Shows what waits for a decision, or one matter of it. */
export function WorkScreen({ parts, around }: WorkScreenProps) {
  const address = useListAddress();
  const item = useItemAddress();
  const list = useWorkList(address);
  const undo = useUndo((keys) => {
    list.unhide(keys);
    const [first] = keys;
    if (item.open && first) item.replace(first);
  });
  const decide = useDecide(list.hide, undo);
  const several = useDecideSeveral(list.hide, undo);
  // A matter names persons; who may not see them reads the list.
  const reviews = useMay('seePersons');
  if (item.open && reviews)
    return <Review open={item.open} {...{ list, address, item, decide, undo, parts }} />;
  return around(
    <>
      <RecentDecisions undo={undo} />
      <WorkInbox {...{ list, address, item }} decide={several} />
    </>,
  );
}
