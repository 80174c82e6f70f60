import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import type { MutationName } from '../../api/operations.gen.ts';
import { useFocusInRow } from '../../ui/list/use-focus-in-row.ts';
import { useIgnoreDoubleClick } from './use-ignore-double-click.ts';

export interface Decisions {
  /**
   * Container of the list; gets the focus when the focused row is gone, so it needs `tabIndex={-1}`. In its table the second
   * click of a double click is ignored.
   */
  element: RefObject<HTMLDivElement | null>;
  isBusy(id: string): boolean;
  /** Runs an action for a row; ignored while one is running for it. */
  run(id: string, action: () => Promise<void>): Promise<void>;
  /** The same for several rows and one action; busy rows are left out. */
  runSeveral(ids: readonly string[], action: (free: readonly string[]) => Promise<void>): Promise<void>;
  /** Invalidates what the list's mutations make stale. */
  reload(): void;
}

/** Tracks a list's busy rows, moves the focus and reloads it; `mutation` names what its mutations make stale. */
export function useDecisions(mutation?: MutationName): Decisions {
  const { cache } = useApolloClient();
  const element = useRef<HTMLDivElement>(null);
  const running = useRef(new Set<string>());
  const pressed = useRef<Element | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  useIgnoreDoubleClick(element);
  useFocusInRow(element, busy.size > 0);

  // A busy button loses the focus.
  useEffect(() => {
    const button = pressed.current;
    if (busy.size > 0 || !(button instanceof HTMLElement)) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    if (button.isConnected) button.focus();
    else element.current?.focus({ preventScroll: true });
  }, [busy]);

  async function runSeveral(
    ids: readonly string[],
    action: (free: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const free = ids.filter((id) => !running.current.has(id));
    if (free.length === 0) return;
    // A modal restores the focus itself.
    const focused = document.activeElement;
    pressed.current = focused?.closest('[role="dialog"]') ? null : focused;
    for (const id of free) running.current.add(id);
    setBusy(new Set(running.current));
    await action(free);
    for (const id of free) running.current.delete(id);
    setBusy(new Set(running.current));
  }

  return {
    element,
    isBusy: (id) => busy.has(id),
    run: (id, action) => runSeveral([id], action),
    runSeveral,
    reload: () => {
      if (mutation) invalidate(cache, mutation);
    },
  };
}
