import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Decisions {
  /** Around the list: has the focus when the row that had it is gone. Give it `tabIndex={-1}`. */
  place: RefObject<HTMLDivElement | null>;
  isBusy(id: string): boolean;
  /** Several rows at once, each once at a time. */
  run(id: string, action: () => Promise<void>): Promise<void>;
  /** The same for several rows by one action; those that are busy already are left out of it. */
  runSeveral(ids: readonly string[], action: (free: readonly string[]) => Promise<void>): Promise<void>;
  /** Asks again for every page and filter of the list that is in use, and forgets the others. */
  renew(): void;
}

/** What lists of things to decide have in common; `fields` are the root fields that a decision changes. */
export function useDecisions(...fields: string[]): Decisions {
  const { cache } = useApolloClient();
  const place = useRef<HTMLDivElement>(null);
  const running = useRef(new Set<string>());
  const pressed = useRef<Element | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  // A button that is busy loses the focus, and with its row it is gone: keyboards go on from the list then.
  useEffect(() => {
    if (busy.size > 0 || pressed.current === null) return;
    const button = pressed.current;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
    else place.current?.focus({ preventScroll: true });
  }, [busy]);

  async function runSeveral(
    ids: readonly string[],
    action: (free: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const free = ids.filter((id) => !running.current.has(id));
    if (free.length === 0) return;
    // A window gives the focus back by itself.
    const focused = document.activeElement;
    pressed.current = focused?.closest('[role="dialog"]') ? null : focused;
    for (const id of free) running.current.add(id);
    setBusy(new Set(running.current));
    await action(free);
    for (const id of free) running.current.delete(id);
    setBusy(new Set(running.current));
  }

  return {
    place,
    isBusy: (id) => busy.has(id),
    run: (id, action) => runSeveral([id], action),
    runSeveral,
    renew() {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  };
}
