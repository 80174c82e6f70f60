import { useEffect, useSyncExternalStore } from 'react';
import { closeSession, onSession, readToken } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type AccountFragment, useViewerQuery } from './viewer.gen.ts';

export type Viewer =
  | { status: 'checking' }
  | {
      status: 'out';
      /** There is a session, but the server could not be asked whether it is good. */
      isUnchecked: boolean;
    }
  | { status: 'in'; account: AccountFragment };

/** Who is signed in, checked with the server. */
export function useViewer(): Viewer {
  const isHydrated = useHydrated();
  const token = useSyncExternalStore(onSession, readToken, () => null);
  const { data, failure } = useViewerQuery({ skip: token === null });
  const isVoid = failure?.code === 'UNAUTHENTICATED';
  useEffect(() => {
    // Another tab may have signed somebody in meanwhile.
    if (isVoid && readToken() === token) closeSession();
  }, [isVoid, token]);
  if (!isHydrated) return { status: 'checking' };
  if (token === null || isVoid) return { status: 'out', isUnchecked: false };
  if (data) return { status: 'in', account: data.viewer };
  return failure ? { status: 'out', isUnchecked: true } : { status: 'checking' };
}
