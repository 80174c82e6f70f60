import { useEffect, useRef, useState } from 'react';
import type { ItemAddress } from '../list/use-item-address.ts';
import type { WorkList } from '../list/use-work-list.ts';
import { keyOf, type WorkKey } from '../work-kinds.ts';

export interface Steps {
  /** Number in the whole list, from 1; undefined for a matter that is not on the page. */
  number: number | undefined;
  /** The next matter of the page, to be loaded ahead. */
  next: WorkKey | undefined;
  hasBefore: boolean;
  hasNext: boolean;
  /** Opens the matter after or before the open one, on another page where the page ends. */
  go(isForward: boolean): Promise<void>;
  /** Opens what follows a matter that was decided, else what precedes it, else the list; nothing once it is left. */
  goOn(): Promise<void>;
}

/** Returns the ways from the open matter through the list. */
export function useSteps(open: WorkKey, list: WorkList, item: ItemAddress): Steps {
  const { items = [], page, first, total } = list;
  const found = items.findIndex((one) => keyOf(one) === keyOf(open));
  // A matter that left the list keeps its place: what followed it comes next.
  const [place, setPlace] = useState({ key: keyOf(open), index: found });
  if (place.key !== keyOf(open) || (found >= 0 && place.index !== found))
    setPlace({ key: keyOf(open), index: found });
  const isListed = found >= 0;
  const index = isListed ? found : place.key === keyOf(open) ? Math.max(place.index, 0) : 0;
  const before = index > 0 ? items[index - 1] : undefined;
  const next = items[isListed ? index + 1 : index];
  const end = first + items.length - 1;

  const name = keyOf(open);
  const present = useRef<string>(undefined);
  useEffect(() => {
    present.current = name;
    return () => {
      present.current = undefined;
    };
  }, [name]);
  /** False once another matter, or the list, is shown. */
  const isHere = () => present.current === name;

  const turn = async (isForward: boolean): Promise<boolean> => {
    const there = await list.beyond(isForward).catch(() => undefined);
    if (there && isHere()) item.replace(there.key, there.page);
    return there !== undefined;
  };
  return {
    number: isListed ? first + index : undefined,
    next,
    hasBefore: before !== undefined || page > 1,
    hasNext: next !== undefined || end < total,
    async go(isForward) {
      const neighbour = isForward ? next : before;
      if (neighbour) item.replace(neighbour);
      else await turn(isForward);
    },
    async goOn() {
      if (!isHere()) return;
      if (next) item.replace(next);
      else if (!(await turn(true)) && isHere()) item.replace(before);
    },
  };
}
