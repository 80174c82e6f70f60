import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { invalidate } from '../../../api/invalidation.ts';
import { useSession } from '../../../api/session.ts';
import { signedInId } from '../../../domain/account/on-other-person.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { keyOf, type NamedWork, type WorkKey } from '../../actions/work-kinds.ts';
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
  /** The id of who decided, taken before the decision was sent. */
  by: string | undefined;
  /** Names the list, with its filters and order, that the matter was opened from. */
  list: string;
}

export interface Undo {
  /** Those that can be undone, the newest first. */
  recent: readonly RecentDecision[];
  /** Also after the review has been left. */
  add(decision: Omit<RecentDecision, 'at' | 'list'>): void;
  undo(decision: RecentDecision): Promise<void>;
}

interface UndoOptions {
  /** The matter that the review shows. */
  open: WorkKey | undefined;
  /** Names the list with its filters and order, without the page. */
  list: string;
  /**
   * Called with the matter that waits again, unless another one has been opened meanwhile, or the screen was left. Its
   * page is one of the present list where `isSameList`.
   */
  onUndone(work: NamedWork, isSameList: boolean): void;
}

/**
 * Keeps the decisions of the review while they can be undone, for who made them. Where no matter is open, a toast
 * offers the undo for the time that is left.
 */
export function useUndo({ open, list, onUndone }: UndoOptions): Undo {
  const { cache } = useApolloClient();
  const [recent, setRecent] = useState<readonly RecentDecision[]>([]);
  // State that is set while the review is being left is lost.
  const known = useRef(recent);
  const openKey = open && keyOf(open);
  const isReviewing = openKey !== undefined;
  /** What is shown when an answer comes. */
  const shown = useRef({ openKey, list, onUndone });
  useLayoutEffect(() => {
    shown.current = { openKey, list, onUndone };
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const me = useSession()?.user.id;
  const undoDecision = useUndoDecision();
  const set = (next: readonly RecentDecision[]) => {
    known.current = next;
    setRecent(next);
  };

  const goBack = (decision: RecentDecision) =>
    shown.current.onUndone(decision.work, decision.list === shown.current.list);
  async function undoElsewhere(decision: RecentDecision): Promise<void> {
    await undoDecision(decision.work);
    invalidate(cache, 'UndoDecision');
    if (isMounted.current && shown.current.openKey === undefined) goBack(decision);
  }
  const showElsewhere = (decision: RecentDecision) => {
    // The review may be left because somebody else has signed in.
    if (decision.by !== signedInId()) return;
    showUndoable(decision.text, () => undoElsewhere(decision), FAILED_UNDO, decision.at + UNDO_MS);
  };
  const handOver = useEffectEvent(() => {
    const left = known.current.filter(({ at }) => at + UNDO_MS > Date.now());
    set([]);
    for (const decision of left.toReversed()) showElsewhere(decision);
  });
  useEffect(() => {
    if (!isReviewing) return;
    return () => {
      shown.current = { ...shown.current, openKey: undefined };
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
    if (shown.current.openKey !== undefined)
      set([decision, ...known.current].sort((one, other) => other.at - one.at));
    else showElsewhere(decision);
  };
  return {
    recent: recent.filter(({ by }) => by === me),
    add: (decision) => show({ ...decision, at: Date.now(), list }),
    async undo(decision) {
      set(known.current.filter((one) => one !== decision));
      const before = shown.current.openKey;
      try {
        await undoDecision(decision.work);
      } catch (error) {
        showToast(errorMessage(error, FAILED_UNDO), 'error');
        if (canRetryUndo(error, decision.at + UNDO_MS)) show(decision);
        return;
      }
      const { openKey: now } = shown.current;
      if (now !== undefined && now === before) goBack(decision);
      else invalidate(cache, 'UndoDecision');
    },
  };
}
