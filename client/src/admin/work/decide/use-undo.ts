import { useEffect, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { formatAmount } from '../../../lib/format.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { keyOf, type NamedWork } from '../work-kinds.ts';
import { useTakeBack } from './use-take-back.ts';

/** How long a decision can be undone. */
const UNDO_MS = 10_000;
/** Shown when the server gives no reason. */
export const FAILED_UNDO = 'Não foi possível desfazer a decisão.';

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
  add(decision: Omit<RecentDecision, 'at'>): void;
  /** Undoes a decision on these of its matters. */
  undo(works: readonly NamedWork[]): Promise<void>;
}

/** Keeps decisions while they can be undone; `onUndone` hears of the matters that wait again. */
export function useUndo(onUndone: (works: readonly NamedWork[]) => void): Undo {
  const [recent, setRecent] = useState<readonly RecentDecision[]>([]);
  const takeBack = useTakeBack();
  const oldest = recent.at(-1)?.at;
  useEffect(() => {
    if (oldest === undefined) return;
    const forget = () => setRecent((known) => known.filter(({ at }) => at + UNDO_MS > Date.now()));
    const timer = setTimeout(forget, Math.max(0, oldest + UNDO_MS - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [oldest]);

  return {
    recent,
    add: (decision) => setRecent((known) => [{ ...decision, at: Date.now() }, ...known]),
    async undo(works) {
      const taken = new Set(works.map(keyOf));
      setRecent((known) =>
        known.flatMap((decision) => {
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
