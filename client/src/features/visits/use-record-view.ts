import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { recordVisit } from './record-visit.ts';
import { RecordViewDocument } from './visits.gen.ts';

/** The server's limit. */
const MOST_SEARCHED = 200;

/** Returns the text of the search from which the visitor came; null without one. */
const searchedIn = (state: { from?: string } | null): string | null =>
  new URLSearchParams(/^\/search(\?.*)/.exec(state?.from ?? '')?.[1]).get('q')?.slice(0, MOST_SEARCHED) ??
  null;

/** Counts a view of the company when its page becomes visible, in a background tab too. */
export function useRecordView(companyId: string): void {
  const client = useApolloClient();
  const searched = searchedIn(useLocation().state as { from?: string } | null);
  useEffect(() => {
    const send = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      recordVisit(client, RecordViewDocument, { companyId, ...(searched && { searched }) });
    };
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [client, companyId, searched]);
}
