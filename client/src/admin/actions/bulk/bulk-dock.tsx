import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { NotLoaded } from '../../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../../ui/hydration/on-demand.tsx';
import classes from './bulk-dock.module.css';
import { OwnBulkJobsDocument } from './bulk-job.gen.ts';
import { currentJob, showJob, useShownJob } from './shown-job.ts';

const BulkProgress = lazyOr(async () => (await import('./bulk-progress.tsx')).BulkProgress, NotLoaded);

/**
 * Shows over every screen how far the administrator's last bulk action is, also one that was started before the site was
 * opened, while it runs or can be undone.
 */
export function BulkDock() {
  const decides = useMay('decide');
  const client = useApolloClient();
  const job = useShownJob();
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!decides || currentJob()) return;
    client.query({ query: OwnBulkJobsDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        const [last] = data?.adminBulkJobs ?? [];
        const isOpen = last && (last.status === 'running' || last.status === 'undoing' || last.canUndo);
        if (isOpen && !currentJob()) showJob({ id: last.id, chosen: [] });
      },
      () => undefined,
    );
  }, [client, decides]);
  if (!job) return null;
  const close = () => {
    const hadFocus = dock.current?.contains(document.activeElement);
    showJob(undefined);
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <div ref={dock} className={classes.dock} data-bottom-bar>
      <OnDemand>
        <BulkProgress key={job.id} job={job} onClose={close} />
      </OnDemand>
    </div>
  );
}
