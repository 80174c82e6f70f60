import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSession, readSession, readToken } from '../api/session.ts';

/**
 * Checks the session at start, and reloads all data on sign-in or sign-out, in any tab; after the same person signs in
 * again, only what failed. Not a hook: its token changes after hydration, which would render the whole App again.
 */
export function SessionChanges(): null {
  const client = useApolloClient();
  const token = useSyncExternalStore(onSession, readToken, () => undefined);
  const before = useRef<{ token: string | null; person: string | undefined }>(undefined);
  useEffect(() => {
    if (token === undefined || before.current?.token === token) return;
    const last = before.current;
    const { id, role } = readSession()?.user ?? {};
    // Who is signed in, and as what.
    const person = id && id + role;
    before.current = { token, person };
    const isSame = person && person === last?.person;
    if (!last || isSame) {
      if (token === null) return;
      void import('../domain/account/check-session.ts').then((session) =>
        isSame ? session.askFailedAgain(client) : session.checkSession(client),
      );
    } else {
      // Components show the errors of their queries.
      void client.resetStore().catch(() => undefined);
    }
  }, [client, token]);
  return null;
}
