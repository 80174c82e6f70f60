import { type ReactNode, useState } from 'react';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import classes from '../../ui/list/selection-bar.module.css';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { useBulkActions } from '../actions/bulk-actions.tsx';
import type { CompaniesFilterInput } from '../actions/bulk-job.gen.ts';
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
}

/** Returns the bar of the selected companies, or of all of the filter, and the progress of an action on all. */
export function useCompanySelection({ filter, total, ...bar }: CompanySelectionOptions): {
  bar: ReactNode;
  progress: ReactNode;
} {
  const key = JSON.stringify(filter);
  /** The filter whose companies are all selected. */
  const [whole, setWhole] = useState<string>();
  const bulk = useBulkActions({
    actions: ['deactivate', 'activate', 'assignKind', 'approve', 'reject'],
    total,
    of: { companies: filter },
  });
  if (whole !== key || total === undefined) {
    const isMore = total !== undefined && total > bar.shown.length;
    return {
      bar: (
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
        />
      ),
      progress: bulk.progress,
    };
  }
  return {
    bar: (
      <div className={classes.bar}>
        <span role="status">
          {formatAmount(total, 'empresa selecionada', 'empresas selecionadas')}, de todas as páginas
        </span>
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            setWhole(undefined);
            bar.selection.clear();
          }}
        >
          Limpar seleção
        </button>
        <div className={classes.actions}>{bulk.button}</div>
      </div>
    ),
    progress: bulk.progress,
  };
}
