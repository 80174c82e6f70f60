import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { type ApprovalKey, keyOf } from '../../undo/approval-key.ts';
import { ApprovalRowFragmentDoc } from '../approvals.gen.ts';
import type { LoadedApprovals, Placed } from '../list/use-approval-list.ts';
import type { ItemAddress } from '../list/use-item-address.ts';

export interface Steps {
  /** Number in the whole list, from 1; undefined for an approval that is not on the page. */
  number: number | undefined;
  /** The next approval of the page, to be loaded ahead. */
  next: ApprovalKey | undefined;
  hasBefore: boolean;
  hasNext: boolean;
  /**
   * Opens the approval after or before the open one, on another page where the page ends. What is asked while that page
   * is read is applied to what it finds.
   */
  go(isForward: boolean): Promise<void>;
  /**
   * Opens what follows an approval that was decided, else what precedes it, else the list; nothing once it is left. `onEnd`
   * is called where nothing follows.
   */
  goOn(onEnd: () => void): Promise<void>;
}

/** Returns the ways from the open approval through the list. */
export function useSteps(open: ApprovalKey, list: LoadedApprovals, item: ItemAddress): Steps {
  const { waiting: items, page, first, total } = list;
  const name = keyOf(open);
  const position = items.findIndex((approval) => keyOf(approval) === name);
  const isListed = position >= 0;
  const { cache } = useApolloClient();
  // As it was last listed: an approval that left the page, or the list, keeps its place in their order.
  const row =
    items[position] ??
    cache.readFragment({
      fragment: ApprovalRowFragmentDoc,
      from: { __typename: 'WorkItem', kind: open.kind, id: open.id },
    });
  const index = isListed
    ? position
    : row
      ? items.filter((approval) => !list.isAfter(approval, row)).length
      : 0;
  // Decisions of others have moved it to a page before.
  const isMoved = !isListed && row !== null && index === 0 && page > 1;
  const before = index > 0 ? items[index - 1] : undefined;
  const next = isMoved ? undefined : items[isListed ? index + 1 : index];
  const end = first + items.length - 1;

  const present = useRef<string>(undefined);
  /** Steps that were asked for while a page is read; undefined while none is, or once another approval is shown. */
  const queuedSteps = useRef<boolean[]>(undefined);
  useLayoutEffect(() => {
    present.current = name;
    return () => {
      present.current = undefined;
      queuedSteps.current = undefined;
    };
  }, [name]);
  /** False once another approval, or the list, is shown. */
  const isHere = () => present.current === name;

  const turn = async (isForward: boolean): Promise<boolean> => {
    const steps = [isForward];
    queuedSteps.current = steps;
    let there: Placed | undefined;
    try {
      for (let step = steps.shift(); step !== undefined; step = steps.shift())
        // The row may be on another page by now, although it is still listed on this one.
        there = (await list.beyond(step, there?.key ?? row ?? undefined)) ?? there;
    } catch (error) {
      showToast(errorMessage(error, 'Não foi possível ler a próxima página. Tente novamente.'), 'error');
    }
    const isWanted = queuedSteps.current === steps;
    if (isWanted) queuedSteps.current = undefined;
    if (there && isWanted) item.replace(there.key, there.page);
    return there !== undefined;
  };
  return {
    number: isListed ? first + index : undefined,
    next,
    hasBefore: before !== undefined || page > 1 || list.arrivals > 0,
    hasNext: next !== undefined || isMoved || end < total,
    async go(isForward) {
      const neighbour = isForward ? next : before;
      if (queuedSteps.current) queuedSteps.current.push(isForward);
      else if (neighbour) item.replace(neighbour);
      else {
        if (!isForward) list.showArrivals();
        await turn(isForward);
      }
    },
    async goOn(onEnd) {
      if (!isHere()) return;
      if (next) item.replace(next);
      else if (!(await turn(true)) && isHere()) {
        onEnd();
        item.replace(before);
      }
    },
  };
}
