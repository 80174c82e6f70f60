import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { recordVisit } from './record-visit.ts';
import { RecordViewDocument } from './visits.gen.ts';

/** Counts a view of the company when its page becomes visible, in a background tab too. */
export function useRecordView(companyId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const send = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      recordVisit(client, RecordViewDocument, { companyId });
    };
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [client, companyId]);
}
