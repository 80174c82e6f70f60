import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { invalidate } from '../../../api/invalidation.ts';
import { formatAmount } from '../../../lib/format.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { showUndoable } from '../../undo/show-undoable.tsx';
import { FAILED_UNDO } from '../../undo/use-undoable-decision.ts';
import { UNDO_MS } from '../../undo/waiting-decisions.ts';
import { keyOf, type NamedWork } from '../work-kinds.ts';
import { useTakeBack } from './use-take-back.ts';

/** A decision of the last seconds, on one matter or on several. */
export interface RecentDecision {
  works: readonly NamedWork[];
  /** What was done. */
  text: string;
  at: number;
}

export interface Undo {
  /** Those that can be undone, the newest first. */
  recent: readonly RecentDecision[];
  /** Also after the screen has been left. */
  add(decision: Omit<RecentDecision, 'at'>): void;
  /** Undoes a decision on these of its matters. */
  undo(works: readonly NamedWork[]): Promise<void>;
}

/**
 * Keeps decisions while they can be undone; `onUndone` hears of the matters that wait again. Once the screen is left, a toast
 * offers the undo for the time that is left.
 */
export function useUndo(onUndone: (works: readonly NamedWork[]) => void): Undo {
  const { cache } = useApolloClient();
  const [recent, setRecent] = useState<readonly RecentDecision[]>([]);
  // State that is set while the screen is being left is lost.
  const known = useRef(recent);
  const isShown = useRef(true);
  const takeBack = useTakeBack();
  const set = (next: readonly RecentDecision[]) => {
    known.current = next;
    setRecent(next);
  };

  async function undoElsewhere(works: readonly NamedWork[]): Promise<void> {
    const { problem } = await takeBack(works);
    invalidate(cache, 'UndoDecision');
    if (problem !== undefined) throw problem;
  }
  const tellElsewhere = ({ works, text, at }: RecentDecision) =>
    showUndoable(text, () => undoElsewhere(works), FAILED_UNDO, at + UNDO_MS);
  const handOver = useEffectEvent(() => {
    const left = known.current.filter(({ at }) => at + UNDO_MS > Date.now());
    known.current = [];
    for (const decision of left.toReversed()) tellElsewhere(decision);
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      handOver();
    };
  }, []);

  const oldest = recent.at(-1)?.at;
  const forget = useEffectEvent(() => set(known.current.filter(({ at }) => at + UNDO_MS > Date.now())));
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => forget(), Math.max(0, oldest + UNDO_MS - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [oldest]);

  return {
    recent,
    add(parts) {
      const decision = { ...parts, at: Date.now() };
      if (isShown.current) set([decision, ...known.current]);
      else tellElsewhere(decision);
    },
    async undo(works) {
      const taken = new Set(works.map(keyOf));
      set(
        known.current.flatMap((decision) => {
          const left = decision.works.filter((work) => !taken.has(keyOf(work)));
          return left.length > 0 ? [{ ...decision, works: left }] : [];
        }),
      );
      const { undone, problem } = await takeBack(works);
      if (problem !== undefined)
        showToast(
          undone.length > 0
            ? `${formatAmount(undone.length, 'decisão foi desfeita', 'decisões foram desfeitas')}; as outras já valem.`
            : errorMessage(problem, FAILED_UNDO),
          'error',
        );
      if (undone.length > 0) onUndone(undone);
    },
  };
}
