import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { invalidate } from '../../../api/invalidation.ts';
import { signedInId } from '../../../domain/account/on-other-person.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { NamedWork } from '../../actions/work-kinds.ts';
import { canRetryUndo } from '../../undo/is-decided-before.ts';
import { showUndoable } from '../../undo/show-undoable.tsx';
import { FAILED_UNDO, useUndoDecision } from '../../undo/use-undo-decision.ts';
import { UNDO_MS } from '../../undo/waiting-decisions.ts';

/** A decision of the last seconds. */
export interface RecentDecision {
  work: NamedWork;
  /** What was done. */
  text: string;
  at: number;
  /** The id of who decided. */
  by: string | undefined;
}

export interface Undo {
  /** Those that can be undone, the newest first. */
  recent: readonly RecentDecision[];
  /** Also after the review has been left. Ignored once somebody else has signed in. */
  add(decision: Omit<RecentDecision, 'at'>): void;
  undo(decision: RecentDecision): Promise<void>;
}

/**
 * Keeps the decisions of the review while they can be undone; `onUndone` is called with the matter that waits again, unless
 * the review has been left. Where no matter is open, a toast offers the undo for the time that is left.
 */
export function useUndo(isReviewing: boolean, onUndone: (work: NamedWork) => void): Undo {
  const { cache } = useApolloClient();
  const [recent, setRecent] = useState<readonly RecentDecision[]>([]);
  // State that is set while the review is being left is lost.
  const known = useRef(recent);
  const isShown = useRef(false);
  /** How often the review was left. */
  const leaves = useRef(0);
  const undoDecision = useUndoDecision();
  const set = (next: readonly RecentDecision[]) => {
    known.current = next;
    setRecent(next);
  };

  async function undoElsewhere({ work }: RecentDecision): Promise<void> {
    await undoDecision(work);
    invalidate(cache, 'UndoDecision');
  }
  const showElsewhere = (decision: RecentDecision) => {
    // The review may be left because somebody else has signed in.
    if (decision.by === signedInId())
      showUndoable(decision.text, () => undoElsewhere(decision), FAILED_UNDO, decision.at + UNDO_MS);
  };
  const handOver = useEffectEvent(() => {
    const left = known.current.filter(({ at }) => at + UNDO_MS > Date.now());
    set([]);
    for (const decision of left.toReversed()) showElsewhere(decision);
  });
  useEffect(() => {
    if (!isReviewing) return;
    isShown.current = true;
    return () => {
      isShown.current = false;
      leaves.current++;
      handOver();
    };
  }, [isReviewing]);

  const oldest = recent.at(-1)?.at;
  const forget = useEffectEvent(() => set(known.current.filter(({ at }) => at + UNDO_MS > Date.now())));
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => forget(), Math.max(0, oldest + UNDO_MS - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [oldest]);

  const show = (decision: RecentDecision) => {
    if (decision.by !== signedInId()) return;
    if (isShown.current) set([decision, ...known.current].sort((one, other) => other.at - one.at));
    else showElsewhere(decision);
  };
  return {
    recent,
    add: (decision) => show({ ...decision, at: Date.now() }),
    async undo(decision) {
      set(known.current.filter((one) => one !== decision));
      const before = leaves.current;
      try {
        await undoDecision(decision.work);
      } catch (error) {
        showToast(errorMessage(error, FAILED_UNDO), 'error');
        if (canRetryUndo(error, decision.at + UNDO_MS)) show(decision);
        return;
      }
      if (leaves.current === before) onUndone(decision.work);
      else invalidate(cache, 'UndoDecision');
    },
  };
}
