import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import type { MutationName } from '../../api/operations.gen.ts';
import { useOneClick } from './use-ignore-double-click.ts';

export interface Decisions {
  /**
   * Around the list: has the focus when the row that had it is gone. Give it `tabIndex={-1}`. In its table the second
   * click of a double click is dropped.
   */
  place: RefObject<HTMLDivElement | null>;
  isBusy(id: string): boolean;
  /** Several rows at once, each once at a time. */
  run(id: string, action: () => Promise<void>): Promise<void>;
  /** The same for several rows by one action; those that are busy already are left out of it. */
  runSeveral(ids: readonly string[], action: (free: readonly string[]) => Promise<void>): Promise<void>;
  /** Evicts what the list's mutations make stale, also when somebody else was faster. */
  renew(): void;
}

/** What lists of things to decide have in common; `mutation` names what they make stale. */
export function useDecisions(mutation: MutationName): Decisions {
  const { cache } = useApolloClient();
  const place = useRef<HTMLDivElement>(null);
  const running = useRef(new Set<string>());
  const pressed = useRef<{ button: Element | null; row: Element | null }>(undefined);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  useOneClick(place);

  // A button that is busy loses the focus, and a decided row has none: keyboards go on from the row's outcome then, or
  // from the list when the row is gone.
  useEffect(() => {
    if (busy.size > 0 || pressed.current === undefined) return;
    const { button, row } = pressed.current;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
    else (row?.querySelector<HTMLElement>('[data-outcome]') ?? place.current)?.focus({ preventScroll: true });
  }, [busy]);

  async function runSeveral(
    ids: readonly string[],
    action: (free: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const free = ids.filter((id) => !running.current.has(id));
    if (free.length === 0) return;
    // A window gives the focus back by itself.
    const focused = document.activeElement;
    pressed.current = focused?.closest('[role="dialog"]')
      ? undefined
      : { button: focused, row: focused?.closest('tr') ?? null };
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
    renew: () => invalidate(cache, mutation),
  };
}
