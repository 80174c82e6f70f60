import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { APPROVAL_VIEWS, type ApprovalView } from './approval-views.ts';
import { useApprovalCountsQuery } from './approvals.gen.ts';
import classes from './approvals-tab.module.css';
import { ChangedList } from './changed-list.tsx';
import { ClaimReviewList } from './claim-review-list.tsx';
import { PendingList } from './pending-list.tsx';

const TITLES: Record<ApprovalView, string> = {
  queue: 'Empresas novas',
  changed: 'Alteradas',
  claims: 'Responsáveis',
};

function Count({ of }: { of: number | undefined }) {
  return <span className={classes.count}>{of !== undefined && formatNumber(of)}</span>;
}

/** Approvals: new companies, changed ones and ownership claims. */
export function ApprovalsTab() {
  const address = useListAddress();
  const { data } = useApprovalCountsQuery();
  const view = address.choice('view', APPROVAL_VIEWS);
  const counts: Record<ApprovalView, number | undefined> = {
    queue: data?.pendingCompanies.total,
    changed: data?.changedCompanies.total,
    claims: data?.companyClaims.total,
  };
  return (
    <>
      <nav aria-label="Aprovações" className={classes.views}>
        {APPROVAL_VIEWS.map((name) => (
          <Link
            key={name}
            to={paths.admin({ tab: 'approvals', view: name === 'queue' ? '' : name })}
            aria-current={name === view ? 'page' : undefined}
            className={classes.view}
          >
            {TITLES[name]}
            <Count of={counts[name]} />
          </Link>
        ))}
      </nav>
      {view === 'queue' && <PendingList address={address} />}
      {view === 'changed' && <ChangedList address={address} />}
      {view === 'claims' && <ClaimReviewList address={address} />}
    </>
  );
}
