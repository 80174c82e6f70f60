import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { ActivityBar } from '../actions/activity-bar.tsx';
import { BulkActionButton } from '../actions/bulk/bulk-action-button.tsx';
import type { CompaniesFilterInput, SeenWorkInput } from '../actions/bulk/bulk-job.gen.ts';
import { useBulkAction } from '../actions/bulk/use-bulk-action.ts';
import { WholeBar } from '../actions/bulk/whole-bar.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { CompaniesCountDocument, type CompanyRowFragment } from './companies.gen.ts';

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

/** Selects all companies of a filter, which are counted then where the list only estimates them. */
function useWholeFilter({ filter, page, shown, focus }: CompanySelectionOptions) {
  const client = useApolloClient();
  const key = JSON.stringify(filter);
  const [chosen, setChosen] = useState<{ key: string; total: number }>();
  const [isCounting, setCounting] = useState(false);
  const exact = page?.totalIsExact ? page.total : undefined;

  async function count(): Promise<number | undefined> {
    if (exact !== undefined) return exact;
    const { data } = await client.query({
      query: CompaniesCountDocument,
      variables: { input: filter },
      fetchPolicy: 'no-cache',
    });
    return data?.adminCompaniesCount ?? undefined;
  }
  async function select(): Promise<void> {
    setCounting(true);
    try {
      const total = await count();
      if (total === undefined)
        showToast('São mais de 100.000 empresas. Use um filtro mais estreito.', 'error');
      else {
        setChosen({ key, total });
        focus();
      }
    } catch (error) {
      showToast(errorMessage(error, 'Não foi possível contar as empresas. Tente novamente.'), 'error');
    } finally {
      setCounting(false);
    }
  }

  // Without a searched text an estimate means more than an action takes.
  const isOffered = page !== undefined && (exact === undefined ? Boolean(filter.q) : exact > shown.length);
  return {
    total: chosen?.key === key ? (exact ?? chosen.total) : undefined,
    clear: () => setChosen(undefined),
    offer: isOffered
      ? {
          text:
            exact === undefined
              ? 'Selecionar todas as encontradas'
              : `Selecionar todas as ${formatNumber(exact)}`,
          isBusy: isCounting,
          select,
        }
      : undefined,
  };
}

/** Returns the bar of the selected companies, or of all of the filter. */
export function useCompanySelection(options: CompanySelectionOptions): ReactNode {
  const { filter, focus, page: _, ...bar } = options;
  const whole = useWholeFilter(options);
  const bulk = useBulkAction();
  const { selection } = bar;
  const exported = { list: 'companies', fileName: 'empresas' };
  if (whole.total === undefined) {
    return (
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
          onStarted={() => {
            selection.clear();
            focus();
          }}
        />
      </ActivityBar>
    );
  }
  return (
    <WholeBar
      text={countText(whole.total)}
      clear={() => {
        whole.clear();
        selection.clear();
      }}
    >
      <ExportButton {...exported} filter={filter} text={`Exportar ${formatNumber(whole.total)}`} />
      <BulkActionButton
        actions={['deactivate', 'activate', 'assignKind', 'approve', 'reject']}
        total={whole.total}
        of={{ companies: filter }}
        bulk={bulk}
      />
    </WholeBar>
  );
}
