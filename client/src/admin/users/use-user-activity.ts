import { errorMessage } from '../../api/errors.ts';
import { type UserRowFragment, useSetUserActiveMutation } from '../account/users.gen.ts';
import { doneText } from '../actions/several-text.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';

const FAILED = 'Erro ao ativar/desativar usuário';

function resultText(users: readonly UserRowFragment[], isActive: boolean): string {
  const [first] = users;
  const how = isActive ? 'ativada' : 'desativada';
  if (users.length === 1 && first) return `A conta de ${first.name} foi ${how}.`;
  return doneText(users.length, { one: `conta foi ${how}.`, several: `contas foram ${how}s.` });
}

/** Activates and deactivates accounts one by one; a failure does not stop the others. */
export function useUserActivity(decisions: Decisions) {
  const [set] = useSetUserActiveMutation();
  return useActivity<UserRowFragment>({
    decisions,
    doneText: resultText,
    async change(users, isActive) {
      const failed: { id: string; message: string }[] = [];
      for (const { id } of users) {
        try {
          await set({ variables: { id, isActive } });
        } catch (error) {
          failed.push({ id, message: errorMessage(error, FAILED) });
        }
      }
      return failed;
    },
  });
}
