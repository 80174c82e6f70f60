import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSession } from '../../api/session.ts';
import { readToken } from '../../api/stored-token.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { endSession, useEndedToken } from './ended-session.ts';
import { type AccountFragment, useViewerQuery } from './viewer.gen.ts';

export type Viewer =
  | { status: 'checking' }
  /** There is a session, but the server did not answer whether it is valid. */
  | { status: 'unchecked' }
  /** The server has rejected the session, which is still stored. */
  | { status: 'ended' }
  | { status: 'out' }
  | { status: 'in'; account: AccountFragment };

/** Returns who is signed in, checked with the server. */
export function useViewer(): Viewer {
  const isHydrated = useHydrated();
  const token = useSyncExternalStore(onSession, readToken, () => null);
  const ended = useEndedToken();
  const { data, failure } = useViewerQuery({ skip: token === null });
  const isRejected = failure?.code === 'UNAUTHENTICATED';
  // The failure may still be that of the previous token, for a while.
  const [rejected, setRejected] = useState<string | null>(null);
  if (isRejected && rejected === null && token !== null) setRejected(token);
  if (!isRejected && rejected !== null) setRejected(null);
  const isInvalid = token !== null && ((isRejected && rejected === token) || ended === token);
  useEffect(() => {
    if (isInvalid && token !== null) endSession(token);
  }, [isInvalid, token]);
  if (!isHydrated) return { status: 'checking' };
  if (token === null) return { status: 'out' };
  if (isInvalid) return { status: 'ended' };
  if (data) return { status: 'in', account: data.viewer };
  return failure ? { status: 'unchecked' } : { status: 'checking' };
}
