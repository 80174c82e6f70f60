import { useUndoDecisionMutation } from './undo-decision.gen.ts';
import { type DecisionKey, reportWaitingAgain } from './waiting-again.ts';

/** Shown when the server gives no reason. */
export const FAILED_UNDO = 'Não foi possível desfazer a decisão. Tente novamente.';
/** How long a decision can be undone. */
export const UNDO_MS = 10_000;

/** How a thing is decided: what was asked for is given, or not. */
export type DecisionAction = 'approve' | 'reject';

/** Returns the function that undoes the decision on one thing, which waits again then; it throws when that is too late. */
export function useUndoDecision(): (key: DecisionKey) => Promise<void> {
  const [undo] = useUndoDecisionMutation();
  return async ({ kind, id }) => {
    await undo({ variables: { kind, id } });
    reportWaitingAgain([{ kind, id }]);
  };
}
