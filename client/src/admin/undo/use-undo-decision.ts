import { failureOf } from '../../api/errors.ts';
import { CODES_OF_DECIDED } from './is-decided-before.ts';
import { useUndoDecisionMutation } from './undo-decision.gen.ts';
import { reportWaitingAgain } from './waiting-again.ts';
import { type DecisionKey, removeWaiting } from './waiting-decisions.ts';

/** Shown when the server gives no reason. */
export const FAILED_UNDO = 'Não foi possível desfazer a decisão.';

/** Returns whether an undo that failed can be tried again: it was not too late, and no time has passed since which it is. */
export const canRetryUndo = (error: unknown, until: number | undefined): boolean =>
  !CODES_OF_DECIDED.includes(failureOf(error).code) && (until === undefined || until > Date.now());

/** Returns the function that undoes the decision on one thing, which waits again then; it throws when that is too late. */
export function useUndoDecision(): (key: DecisionKey) => Promise<void> {
  const [undo] = useUndoDecisionMutation();
  return async ({ kind, id }) => {
    await undo({ variables: { kind, id } });
    removeWaiting({ kind, id });
    reportWaitingAgain([{ kind, id }]);
  };
}
