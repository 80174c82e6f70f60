import { useWaitingVerdict } from '../undo/waiting-decisions.ts';

/** Returns whether a company may read its messages, also while the decision on it can be undone; `known` is the server's. */
export function useMessageAccess(companyId: string, known: boolean): boolean {
  const verdict = useWaitingVerdict()('accessRequest', companyId);
  return verdict ? verdict === 'approve' : known;
}
