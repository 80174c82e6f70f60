import { type UserRowFragment, useSetUserActiveMutation } from '../account/users.gen.ts';
import type { BulkSelection } from '../actions/bulk/use-bulk-selection.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';

/** Activates and deactivates accounts, several in the background. */
export function useUserActivity(decisions: Decisions, chosen: BulkSelection<UserRowFragment>) {
  const [set] = useSetUserActiveMutation();
  return useActivity<UserRowFragment>({
    decisions,
    subjectOf: (name) => `A conta de ${name}`,
    failed: 'Erro ao ativar/desativar usuário',
    onChanged: (row) => chosen.selection.update([row]),
    change: (id, isActive) => set({ variables: { id, isActive } }),
    start: (rows, isActive) =>
      chosen.start({ action: isActive ? 'activateAccount' : 'deactivateAccount' }, rows),
  });
}
