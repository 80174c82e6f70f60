import type { BulkSelection } from '../actions/bulk/use-bulk-selection.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { type CompanyRowFragment, useSetCompanyActiveMutation } from './companies.gen.ts';

/** Activates and deactivates companies, several in the background; of those none stays selected. */
export function useCompanyActivity(decisions: Decisions, chosen: BulkSelection<CompanyRowFragment>) {
  const [set] = useSetCompanyActiveMutation();
  return useActivity<CompanyRowFragment>({
    decisions,
    subjectOf: (name) => name,
    failed: 'Erro ao ativar/desativar empresa',
    onChanged: (row) => chosen.selection.update([row]),
    change: (id, isActive) => set({ variables: { id, isActive } }),
    start: (rows, isActive) => chosen.start({ action: isActive ? 'activate' : 'deactivate' }, rows),
  });
}
