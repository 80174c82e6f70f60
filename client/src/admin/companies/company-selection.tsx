import { type ReactNode, useState } from 'react';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import classes from '../../ui/list/selection-bar.module.css';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { BulkActionButton } from '../actions/bulk/bulk-action-button.tsx';
import type { CompaniesFilterInput, SeenWorkInput } from '../actions/bulk/bulk-job.gen.ts';
import { useBulkAction } from '../actions/bulk/use-bulk-action.ts';
import type { CompanyRowFragment } from './companies.gen.ts';

interface CompanySelectionOptions {
  /** The selectable companies of the page. */
  shown: readonly CompanyRowFragment[];
  selection: RowsSelection<CompanyRowFragment>;
  filter: CompaniesFilterInput;
  /** Companies of the filter; undefined while they are not counted exactly. */
  total: number | undefined;
  isBusy(id: string): boolean;
  activate(companies: readonly CompanyRowFragment[]): void;
  deactivate(companies: readonly CompanyRowFragment[]): void;
  /** Focuses the list: the pressed button is gone. */
  focus(): void;
}

/** Returns what the list shows of companies that wait, for the server to compare. */
const seenOf = (rows: readonly CompanyRowFragment[]): SeenWorkInput[] =>
  rows.flatMap(({ id, isApproved, changedAt }) => (!isApproved && changedAt ? [{ id, changedAt }] : []));

/** Returns the bar of the selected companies, or of all of the filter. */
export function useCompanySelection({ filter, total, focus, ...bar }: CompanySelectionOptions): ReactNode {
  const key = JSON.stringify(filter);
  /** The filter whose companies are all selected. */
  const [whole, setWhole] = useState<string>();
  const bulk = useBulkAction();
  const { selection } = bar;
  if (whole !== key || total === undefined) {
    const isMore = total !== undefined && total > bar.shown.length;
    return (
      <ActivityBar
        {...bar}
        countText={(count) => formatAmount(count, 'empresa selecionada', 'empresas selecionadas')}
        whole={
          isMore
            ? {
                text: `Selecionar todas as ${formatNumber(total)}`,
                isBusy: false,
                select: () => setWhole(key),
              }
            : undefined
        }
      >
        <BulkActionButton
          actions={
            selection.rows.some(({ isApproved }) => !isApproved)
              ? ['approve', 'reject', 'assignKind']
              : ['assignKind']
          }
          total={selection.ids.length}
          of={{ ids: [...selection.ids], seen: seenOf(selection.rows) }}
          bulk={bulk}
          onStarted={() => {
            selection.clear();
            focus();
          }}
        />
      </ActivityBar>
    );
  }
  return (
    <div className={classes.bar}>
      <span role="status">
        {formatAmount(total, 'empresa selecionada', 'empresas selecionadas')}, de todas as páginas
      </span>
      <button
        type="button"
        className={classes.link}
        onClick={() => {
          setWhole(undefined);
          selection.clear();
        }}
      >
        Limpar seleção
      </button>
      <div className={classes.actions}>
        <BulkActionButton
          actions={['deactivate', 'activate', 'assignKind', 'approve', 'reject']}
          total={total}
          of={{ companies: filter }}
          bulk={bulk}
        />
      </div>
    </div>
  );
}
