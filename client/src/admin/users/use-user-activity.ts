import { errorMessage } from '../../api/errors.ts';
import { type UserRowFragment, useSetUserActiveMutation } from '../account/users.gen.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';

/** Activates and deactivates accounts one by one; a failure does not stop the others. */
export function useUserActivity(decisions: Decisions, onChanged: (rows: readonly UserRowFragment[]) => void) {
  const [set] = useSetUserActiveMutation();
  return useActivity<UserRowFragment>({
    decisions,
    subjectOf: (name) => `A conta de ${name}`,
    many: 'contas',
    onChanged,
    async change(users, isActive) {
      const failed: { id: string; message: string }[] = [];
      for (const { id } of users) {
        try {
          await set({ variables: { id, isActive } });
        } catch (error) {
          failed.push({ id, message: errorMessage(error, 'Erro ao ativar/desativar usuário') });
        }
      }
      return failed;
    },
  });
}
