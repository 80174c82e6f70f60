import { useUndoDecisionMutation } from '../../undo/undo-decision.gen.ts';
import { removeWaiting } from '../../undo/waiting-decisions.ts';
import type { NamedWork } from '../work-kinds.ts';

/** Undone at the same time. */
const AT_ONCE = 6;

interface TakenBack {
  undone: NamedWork[];
  /** The last error. */
  problem?: unknown;
}

/** Returns the function that undoes the decisions on matters, each by itself; it does not throw. */
export function useTakeBack(): (works: readonly NamedWork[]) => Promise<TakenBack> {
  const [undoOne] = useUndoDecisionMutation();
  return async (works) => {
    const waiting = [...works];
    const result: TakenBack = { undone: [] };
    const undoNext = async (): Promise<void> => {
      const work = waiting.shift();
      if (!work) return;
      try {
        await undoOne({ variables: { kind: work.kind, id: work.id } });
        removeWaiting(work);
        result.undone.push(work);
      } catch (error) {
        result.problem = error;
      }
      return undoNext();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, undoNext));
    return result;
  };
}
