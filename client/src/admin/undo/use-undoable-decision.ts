import { useApolloClient } from '@apollo/client/react';
import { invalidate } from '../../api/invalidation.ts';
import { showUndoable } from './show-undoable.tsx';
import { FAILED_UNDO, useUndoDecision } from './use-undo-decision.ts';
import { addWaiting, type DecisionKey, UNDO_MS, type WaitingDecision } from './waiting-decisions.ts';

interface UndoableDecision {
  /**
   * Shows a decision that the server has just taken with `undoable`, with an undo for as long as it is possible.
   * `onUndone` is called before the lists are read anew, `onOver` once it is carried out, with what reads them anew.
   */
  report(
    decision: WaitingDecision,
    text: string,
    onUndone?: () => void,
    onOver?: (reload: () => void) => void,
  ): void;
  /** Undoes a decision in another way than by its toast; throws when that is too late. */
  takeBack(key: DecisionKey, onUndone?: () => void): Promise<void>;
}

export function useUndoableDecision(): UndoableDecision {
  const { cache } = useApolloClient();
  const undo = useUndoDecision();

  const reload = () => invalidate(cache, 'UndoDecision');
  async function takeBack(key: DecisionKey, onUndone?: () => void): Promise<void> {
    await undo(key);
    onUndone?.();
    reload();
  }
  return {
    report(decision, text, onUndone, onOver = (reloadNow) => reloadNow()) {
      const undoIt = () => takeBack(decision, onUndone);
      const dismiss = showUndoable(text, undoIt, FAILED_UNDO, Date.now() + UNDO_MS);
      addWaiting(decision, () => onOver(reload), dismiss);
    },
    takeBack,
  };
}
