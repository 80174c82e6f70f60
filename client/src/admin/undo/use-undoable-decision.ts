import { useApolloClient } from '@apollo/client/react';
import { invalidate } from '../../api/invalidation.ts';
import { showUndoable } from './show-undoable.tsx';
import { useUndoDecisionMutation } from './undo-decision.gen.ts';
import { addWaiting, removeWaiting, UNDO_MS, type WaitingDecision } from './waiting-decisions.ts';

/** Shown when the server gives no reason. */
export const FAILED_UNDO = 'Não foi possível desfazer a decisão.';

type DecisionKey = Pick<WaitingDecision, 'kind' | 'id'>;

interface UndoableDecision {
  /**
   * Tells a decision that the server has just taken with `undoable`, with an undo for as long as it is possible.
   * `onUndone` is called before the lists are read anew, `onOver` once it is carried out: unless given, it reads them anew.
   */
  tell(decision: WaitingDecision, text: string, onUndone?: () => void, onOver?: () => void): void;
  /** Undoes a decision in another way than by its toast; throws when that is too late. */
  takeBack(key: DecisionKey, onUndone?: () => void): Promise<void>;
}

export function useUndoableDecision(): UndoableDecision {
  const { cache } = useApolloClient();
  const [undo] = useUndoDecisionMutation();

  async function takeBack({ kind, id }: DecisionKey, onUndone?: () => void): Promise<void> {
    await undo({ variables: { kind, id } });
    onUndone?.();
    removeWaiting({ kind, id });
    invalidate(cache, 'UndoDecision');
  }
  return {
    tell(decision, text, onUndone, onOver = () => invalidate(cache, 'UndoDecision')) {
      const undoIt = () => takeBack(decision, onUndone);
      const dismiss = showUndoable(text, undoIt, FAILED_UNDO, Date.now() + UNDO_MS);
      addWaiting(decision, onOver, dismiss);
    },
    takeBack,
  };
}
