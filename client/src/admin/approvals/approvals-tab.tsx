import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { choiceOf } from '../../ui/list/choices.ts';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useApprovalCountsQuery } from './approvals.gen.ts';
import classes from './approvals-tab.module.css';
import { ChangedList } from './changed-list.tsx';
import { ClaimReviewList } from './claim-review-list.tsx';
import { type CompanyForm, CorrectionReviewList } from './correction-review-list.tsx';
import { PendingList } from './pending-list.tsx';
import { PhotoReviewList } from './photo-review-list.tsx';

/** Lists of the tab, by their value in the URL; the first is the default. */
const VIEWS = [
  { value: 'queue', label: 'Empresas novas', List: PendingList, field: 'adminPendingCompanies' },
  { value: 'changed', label: 'Alteradas', List: ChangedList, field: 'adminChangedCompanies' },
  { value: 'claims', label: 'Pedidos de responsável', List: ClaimReviewList, field: 'adminClaims' },
  { value: 'corrections', label: 'Correções', List: CorrectionReviewList, field: 'adminCorrections' },
  { value: 'photos', label: 'Fotos', List: PhotoReviewList, field: 'adminPhotos' },
] as const;

/** Shows the approvals: new companies, changed ones, ownership claims and corrections. */
export function ApprovalsTab({ form }: { form: CompanyForm }) {
  const address = useListAddress();
  const { data } = useApprovalCountsQuery();
  const view = choiceOf(address, 'view', VIEWS);
  return (
    <>
      <nav aria-label="Aprovações" className={classes.views}>
        {VIEWS.map(({ value, label, field }, index) => (
          <Link
            key={value}
            to={paths.admin({ tab: 'approvals', view: index === 0 ? '' : value })}
            aria-current={value === view ? 'page' : undefined}
            className={classes.view}
          >
            {label}
            <span className={classes.count}>{data && formatNumber(data[field].total)}</span>
          </Link>
        ))}
      </nav>
      {VIEWS.map(({ value, List }) => value === view && <List key={value} address={address} form={form} />)}
    </>
  );
}
