import { ActivityButtons } from '../actions/activity-buttons.tsx';
import { BulkActionButton } from '../bulk/bulk-action-button.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { CompaniesFilterInput, SeenWorkInput } from '../bulk/bulk-job.gen.ts';
import type { BulkModalProps } from '../bulk/bulk-modal.tsx';
import { useBulkAction } from '../bulk/use-bulk-action.ts';
import type { BulkSelection } from '../bulk/use-bulk-selection.ts';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import type { CompanyRowFragment } from './companies.gen.ts';

interface CompanyBarProps {
  chosen: BulkSelection<CompanyRowFragment>;
  list: AdminList<PageOf<CompanyRowFragment>>;
  filter: CompaniesFilterInput;
  activate(companies: readonly CompanyRowFragment[]): void;
  deactivate(companies: readonly CompanyRowFragment[]): void;
}

/** Offered where all of them wait. */
const DECIDING = ['approve', 'reject'] as const;

/** Returns what can be done to all of a filter. */
const actionsOf = ({ status, isActive }: CompaniesFilterInput): BulkModalProps['actions'] => {
  if (isActive === false) return ['activate', 'assignKind'];
  if (isActive) return ['deactivate', 'assignKind', ...(status === 'pending' ? DECIDING : [])];
  return ['deactivate', 'activate', 'assignKind'];
};

/** Returns what the list shows of companies that wait, for the server to compare. */
const seenOf = (rows: readonly CompanyRowFragment[]): SeenWorkInput[] =>
  rows.flatMap(({ id, isApproved, changedAt }) => (!isApproved && changedAt ? [{ id, changedAt }] : []));

/** Shows the selected companies, or all of the filter, with what can be done to them. */
export function CompanyBar({ chosen, list, filter, activate, deactivate }: CompanyBarProps) {
  const bulk = useBulkAction();
  const { rows, ids } = chosen.selection;
  const leave = () => {
    chosen.clear();
    list.element.current?.focus({ preventScroll: true });
  };
  return (
    <BulkBar
      chosen={chosen}
      wholeButtons={
        <BulkActionButton
          actions={actionsOf(filter)}
          total={chosen.count}
          of={{ companies: filter }}
          bulk={bulk}
          onStarted={leave}
        />
      }
    >
      <ActivityButtons rows={rows} isBusy={list.isBusy} {...{ activate, deactivate }} />
      <BulkActionButton
        actions={
          rows.every(({ isApproved, isActive }) => !isApproved && isActive)
            ? [...DECIDING, 'assignKind']
            : ['assignKind']
        }
        total={ids.length}
        of={{ ids: [...ids], seen: seenOf(rows) }}
        bulk={bulk}
        onStarted={leave}
      />
    </BulkBar>
  );
}
