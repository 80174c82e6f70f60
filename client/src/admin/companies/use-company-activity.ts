import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { useBulkAction } from '../actions/bulk/use-bulk-action.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { type CompanyRowFragment, useSetCompanyActiveMutation } from './companies.gen.ts';

/** Activates and deactivates companies, several in the background; of those none stays selected. */
export function useCompanyActivity(decisions: Decisions, selection: RowsSelection<CompanyRowFragment>) {
  const [set] = useSetCompanyActiveMutation();
  const bulk = useBulkAction();
  return useActivity<CompanyRowFragment>({
    decisions,
    subjectOf: (name) => name,
    failed: 'Erro ao ativar/desativar empresa',
    onChanged: (row) => selection.update([row]),
    change: (id, isActive) => set({ variables: { id, isActive } }),
    async start(rows, isActive) {
      const ids = rows.map(({ id }) => id);
      const isStarted = await bulk.start({ action: isActive ? 'activate' : 'deactivate', ids });
      if (!isStarted) return false;
      selection.clear();
      decisions.element.current?.focus({ preventScroll: true });
      return true;
    },
  });
}
