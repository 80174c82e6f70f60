import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/**
 * Counts a view of the company once its page is there and seen: a tab in the background waits until it is
 * looked at. What sends it is loaded then, so that it delays nothing.
 */
export function useRecordView(companyId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const send = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      import('./record-visit.ts').then(
        ({ recordView }) => recordView(client, companyId),
        // Without its code (a new version, no network) the view is not counted; the visitor loses nothing.
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [client, companyId]);
}
