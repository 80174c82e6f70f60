import { useWaitingDecision } from '../undo/waiting-decisions.ts';

/**
 * Returns whether a company may read its messages, also while the decision on it can be undone; `known` is the
 * server's.
 */
export function useMessageAccess(companyId: string, known: boolean): boolean {
  const action = useWaitingDecision()('accessRequest', companyId);
  return action ? action === 'approve' : known;
}
