import { useUndoDecisionMutation } from './undo-decision.gen.ts';
import { reportWaitingAgain } from './waiting-again.ts';
import { type DecisionKey, removeWaiting } from './waiting-decisions.ts';

/** Shown when the server gives no reason. */
export const FAILED_UNDO = 'Não foi possível desfazer a decisão.';

/** Returns the function that undoes the decision on one thing, which waits again then; it throws when that is too late. */
export function useUndoDecision(): (key: DecisionKey) => Promise<void> {
  const [undo] = useUndoDecisionMutation();
  return async ({ kind, id }) => {
    await undo({ variables: { kind, id } });
    removeWaiting({ kind, id });
    reportWaitingAgain([{ kind, id }]);
  };
}
