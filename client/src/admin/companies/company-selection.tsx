import { type ReactNode, useState } from 'react';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { BulkActionButton } from '../actions/bulk/bulk-action-button.tsx';
import type { CompaniesFilterInput, SeenWorkInput } from '../actions/bulk/bulk-job.gen.ts';
import { useBulkAction } from '../actions/bulk/use-bulk-action.ts';
import { WholeBar } from '../actions/bulk/whole-bar.tsx';
import { wholeSelection } from '../actions/bulk/whole-selection.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { CompanyRowFragment } from './companies.gen.ts';

interface CompanySelectionOptions {
  /** The selectable companies of the page. */
  shown: readonly CompanyRowFragment[];
  selection: RowsSelection<CompanyRowFragment>;
  filter: CompaniesFilterInput;
  /** Undefined until the first answer. */
  page: { total: number; totalIsExact: boolean } | undefined;
  isBusy(id: string): boolean;
  activate(companies: readonly CompanyRowFragment[]): void;
  deactivate(companies: readonly CompanyRowFragment[]): void;
  /** Focuses the list: the pressed button is gone. */
  focus(): void;
}

/** Returns what the list shows of companies that wait, for the server to compare. */
const seenOf = (rows: readonly CompanyRowFragment[]): SeenWorkInput[] =>
  rows.flatMap(({ id, isApproved, changedAt }) => (!isApproved && changedAt ? [{ id, changedAt }] : []));

const countText = (count: number): string =>
  formatAmount(count, 'empresa selecionada', 'empresas selecionadas');

/** Selects all companies of a filter, where the list counts them exactly. */
function useWholeFilter({ filter, page, shown, focus }: CompanySelectionOptions) {
  const key = JSON.stringify(filter);
  const [chosen, setChosen] = useState<string>();
  // More than are counted are more than an action takes.
  const exact = page?.totalIsExact ? page.total : undefined;
  return {
    total: chosen === key ? exact : undefined,
    clear: () => setChosen(undefined),
    offer:
      exact !== undefined && exact > shown.length
        ? {
            text: `Selecionar todas as ${formatNumber(exact)}`,
            select: () => {
              setChosen(key);
              focus();
            },
          }
        : undefined,
  };
}

interface CompanySelection {
  selection: RowsSelection<CompanyRowFragment>;
  bar: ReactNode;
}

const CHANGES = ['deactivate', 'activate', 'assignKind'] as const;
/** Of a filter that finds only what can be decided, so that the number is that of the decisions. */
const VERDICTS = ['approve', 'reject'] as const;

/** Returns the selection that the rows show, and the bar of the selected companies, or of all of the filter. */
export function useCompanySelection(options: CompanySelectionOptions): CompanySelection {
  const { filter, focus, page: _, ...bar } = options;
  const whole = useWholeFilter(options);
  const bulk = useBulkAction();
  const { selection } = bar;
  const exported = { list: 'companies', fileName: 'empresas' };
  const clear = () => {
    whole.clear();
    selection.clear();
  };
  const leave = () => {
    clear();
    focus();
  };
  if (whole.total === undefined) {
    const chosen = (
      <ActivityBar {...bar} countText={countText} whole={whole.offer}>
        <ExportButton {...exported} ids={selection.ids} text={`Exportar ${selection.ids.length}`} />
        <BulkActionButton
          actions={
            selection.rows.some(({ isApproved }) => !isApproved)
              ? ['approve', 'reject', 'assignKind']
              : ['assignKind']
          }
          total={selection.ids.length}
          of={{ ids: [...selection.ids], seen: seenOf(selection.rows) }}
          bulk={bulk}
          onStarted={leave}
        />
      </ActivityBar>
    );
    return { selection, bar: chosen };
  }
  const all = (
    <WholeBar text={countText(whole.total)} clear={clear}>
      <ExportButton {...exported} filter={filter} text={`Exportar ${formatNumber(whole.total)}`} />
      <BulkActionButton
        actions={[...CHANGES, ...(filter.status === 'pending' ? VERDICTS : [])]}
        total={whole.total}
        of={{ companies: filter }}
        bulk={bulk}
        onStarted={leave}
      />
    </WholeBar>
  );
  return { selection: wholeSelection(selection, bar.shown, whole.clear), bar: all };
}
