import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { signedInId } from '../../domain/account/on-other-person.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { MAIN, useFocusStays } from '../../ui/modal/use-focus-stays.ts';
import type { OwnBulkJobsQuery } from './bulk-job.gen.ts';
import { OwnBulkJobsDocument } from './bulk-job.gen.ts';
import classes from './bulk-progress.module.css';
import { isUnderWay } from './bulk-texts.ts';
import { closeJob, noteRead, readReports, showJobsAfter, shownJobs, useShownJobs } from './shown-job.ts';

const BulkProgress = lazyOr(async () => (await import('./bulk-progress.tsx')).BulkProgress, NotLoaded);

/**
 * Shows over every screen how far the administrator's last bulk action is while it runs or can be undone, also one that
 * was started before the site was opened, and its report until it is closed. Of those before it only the way to undo
 * them is shown until then.
 */
export function BulkDock() {
  const decides = useMay('decide');
  const client = useApolloClient();
  const jobs = useShownJobs();
  const dock = useRef<HTMLDivElement>(null);
  useFocusStays(dock, MAIN);
  useEffect(() => {
    if (!decides || shownJobs().length > 0) return;
    const by = signedInId();
    client.query({ query: OwnBulkJobsDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (!data || by !== signedInId()) return;
        const ids = jobsToShow(data.adminBulkJobs, readReports());
        if (!readReports())
          noteRead(data.adminBulkJobs.map(({ id }) => id).filter((id) => !ids.includes(id)));
        showJobsAfter(ids);
      },
      () => undefined,
    );
  }, [client, decides]);
  if (jobs.length === 0) return null;
  return (
    <div ref={dock} className={classes.dock} data-bottom-bar>
      <OnDemand>
        {jobs.map((job, index) => (
          <BulkProgress
            key={job.id}
            job={job}
            isBehind={index > 0}
            others={jobs.length - 1}
            onClose={() => closeJob(job.id)}
          />
        ))}
      </OnDemand>
    </div>
  );
}

type OwnJob = OwnBulkJobsQuery['adminBulkJobs'][number];

/**
 * Returns the ids of the bulk actions to show when the site is opened: those that run or can be undone, then those that
 * ended with failures and are not among the `read` ones. Where no report was ever read, only the newest of them: the
 * others may be weeks old.
 */
export function jobsToShow(jobs: readonly OwnJob[], readIds: readonly string[] | undefined): string[] {
  const open = jobs.filter((job) => isUnderWay(job) || job.canUndo);
  const failed = jobs.filter((job) => !open.includes(job) && job.failedCount > 0);
  const visible = readIds ? failed.filter(({ id }) => !readIds.includes(id)) : failed.slice(0, 1);
  return [...open, ...visible].map(({ id }) => id);
}
