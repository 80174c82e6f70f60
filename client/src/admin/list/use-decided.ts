import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';
import { type ApprovalKey, keyOf } from '../undo/approval-key.ts';
import { DecidedApprovalsDocument } from './decided-approvals.gen.ts';

const EVERY_MS = 3_000;
const GONE = 'Não espera mais';

/** What to say of the rows that do not wait any more, by their keys. */
export type Decided = ReadonlyMap<string, string>;

const isSame = (a: Decided, b: Decided): boolean =>
  a.size === b.size && [...a].every(([key, text]) => b.get(key) === text);

interface DecidedRows {
  /** The last answer; a new object only when it says something else than the one before. */
  answer: Decided;
  /** Forgets what is known of approvals whose decision was undone here. */
  forget(keys: readonly ApprovalKey[]): void;
  /** Asks now. */
  askNow(): void;
}

/**
 * Returns which rows of a list others have decided, asked every three seconds while it is visible. `goneText` is said of those
 * whose decider nobody knows.
 */
export function useDecided(rows: readonly ApprovalKey[], goneText = GONE): DecidedRows {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Decided>(new Map());
  /** An answer that was asked for before something was forgotten is older than that. */
  const forgotten = useRef(0);
  const askNow = usePolling(
    async () => {
      const version = forgotten.current;
      const keys = rows.map(({ kind, id }) => ({ kind, id }));
      const { data } = await client
        .query({ query: DecidedApprovalsDocument, variables: { shown: keys }, fetchPolicy: 'no-cache' })
        // It is asked again.
        .catch(() => ({ data: undefined }));
      if (!data || version !== forgotten.current) return;
      setAnswer((before) => {
        // The server names the decider while the decision can be undone.
        const now: Decided = new Map(
          data.adminDecidedWork.map((approval) => {
            const key = keyOf(approval);
            return [key, approval.decidedText ?? before.get(key) ?? goneText];
          }),
        );
        return isSame(before, now) ? before : now;
      });
    },
    { everyMs: rows.length > 0 ? EVERY_MS : undefined },
  );
  return {
    answer,
    askNow,
    forget(keys) {
      forgotten.current++;
      const undone = new Set(keys.map(keyOf));
      setAnswer((before) => new Map([...before].filter(([key]) => !undone.has(key))));
    },
  };
}
