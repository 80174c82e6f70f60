import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { recordVisit } from './record-visit.ts';
import { RecordClickDocument } from './visits.gen.ts';

/** Counts clicks on links with `data-visit="target companyId"`: one listener for all lists and pages. */
export function useRecordClicks(): void {
  const client = useApolloClient();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-visit]');
      const [contact, companyId] = link ? (link.dataset.visit ?? '').split(' ') : [];
      if (companyId) recordVisit(client, RecordClickDocument, { companyId, target: contact });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [client]);
}
