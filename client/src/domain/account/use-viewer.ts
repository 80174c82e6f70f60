import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSession, readToken } from '../../api/session.ts';
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

/** Who is signed in, checked with the server. */
export function useViewer(): Viewer {
  const isHydrated = useHydrated();
  const token = useSyncExternalStore(onSession, readToken, () => null);
  const ended = useEndedToken();
  const { data, failure } = useViewerQuery({ skip: token === null });
  const isRefused = failure?.code === 'UNAUTHENTICATED';
  // The failure may outlive its token for a while: it does not count for the next one.
  const [refused, setRefused] = useState<string | null>(null);
  if (isRefused && refused === null && token !== null) setRefused(token);
  if (!isRefused && refused !== null) setRefused(null);
  const isInvalid = token !== null && ((isRefused && refused === token) || ended === token);
  useEffect(() => {
    if (isInvalid && token !== null) endSession(token);
  }, [isInvalid, token]);
  if (!isHydrated) return { status: 'checking' };
  if (token === null) return { status: 'out' };
  if (isInvalid) return { status: 'ended' };
  if (data) return { status: 'in', account: data.viewer };
  return failure ? { status: 'unchecked' } : { status: 'checking' };
}
