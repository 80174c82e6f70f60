import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { usePolling } from '../../../api/use-polling.ts';
import { ApprovalStateDocument } from '../../approval-types/approval-details.gen.ts';
import type { ApprovalKey } from '../../undo/approval-key.ts';

const EVERY_MS = 1_000;
export const DECIDED = 'Isto não espera mais por uma decisão.';

interface OpenApprovalState {
  /** Undefined until the server has said. */
  isWaiting?: boolean;
  /** Who decided it, once it does not wait any more. */
  text?: string;
  /** When a new or changed company has changed last, or the newest message was sent. */
  changedAt?: string | null;
}

/**
 * Returns how the open approval is now: decided by somebody else, or changed. Asks every second while it is visible, and
 * keeps the answers from the cache, whose `changedAt` says what is shown. What is set holds until an answer to a later
 * request.
 */
export function useApprovalState(
  key: ApprovalKey,
): [state: OpenApprovalState, setState: (state: OpenApprovalState) => void] {
  const client = useApolloClient();
  const [state, setState] = useState<OpenApprovalState>({});
  /** How often the state was set. */
  const sets = useRef(0);
  usePolling(
    async () => {
      const before = sets.current;
      const { data } = await client
        .query({ query: ApprovalStateDocument, variables: key, fetchPolicy: 'no-cache' })
        // It is asked again.
        .catch(() => ({ data: undefined }));
      if (!data || sets.current !== before) return;
      const { isWaiting, decidedText, changedAt } = data.adminWorkMatter;
      const now = { isWaiting, changedAt, ...(!isWaiting && { text: decidedText ?? DECIDED }) };
      // The whole approval is rendered anew only when something is new.
      setState((current) => (JSON.stringify(current) === JSON.stringify(now) ? current : now));
    },
    { everyMs: EVERY_MS },
  );
  return [
    state,
    (next) => {
      sets.current++;
      setState(next);
    },
  ];
}
