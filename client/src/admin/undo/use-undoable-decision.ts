import { useApolloClient } from '@apollo/client/react';
import { invalidate } from '../../api/invalidation.ts';
import { showUndoable } from './show-undoable.tsx';
import { FAILED_UNDO, useUndoDecision } from './use-undo-decision.ts';
import { addWaiting, type DecisionKey, UNDO_MS, type WaitingDecision } from './waiting-decisions.ts';

interface UndoableDecision {
  /**
   * Shows a decision that the server has just taken with `undoable`, with an undo for as long as it is possible.
   * `onUndone` is called before the lists are read anew, `onOver` once it is carried out: unless given, it reads them anew.
   */
  report(decision: WaitingDecision, text: string, onUndone?: () => void, onOver?: () => void): void;
  /** Undoes a decision in another way than by its toast; throws when that is too late. */
  takeBack(key: DecisionKey, onUndone?: () => void): Promise<void>;
}

export function useUndoableDecision(): UndoableDecision {
  const { cache } = useApolloClient();
  const undo = useUndoDecision();

  async function takeBack(key: DecisionKey, onUndone?: () => void): Promise<void> {
    await undo(key);
    onUndone?.();
    invalidate(cache, 'UndoDecision');
  }
  return {
    report(decision, text, onUndone, onOver = () => invalidate(cache, 'UndoDecision')) {
      const undoIt = () => takeBack(decision, onUndone);
      const dismiss = showUndoable(text, undoIt, FAILED_UNDO, Date.now() + UNDO_MS);
      addWaiting(decision, onOver, dismiss);
    },
    takeBack,
  };
}
