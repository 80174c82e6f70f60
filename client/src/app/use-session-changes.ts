import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSession, readToken } from '../lib/session.ts';

/**
 * Checks the session at start, and asks everything anew when somebody signs in or out, in this tab or another:
 * what is known was told to somebody else.
 */
export function useSessionChanges(): void {
  const client = useApolloClient();
  const token = useSyncExternalStore(onSession, readToken, () => undefined);
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    if (token === undefined || before.current === token) return;
    const isStart = before.current === undefined;
    before.current = token;
    if (isStart) {
      if (token === null) return;
      void import('../features/session/check-session.ts').then(({ checkSession }) => checkSession(client));
    } else {
      // What fails of it is told by whoever asked.
      void client.resetStore().catch(() => undefined);
    }
  }, [client, token]);
}
