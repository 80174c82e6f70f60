import { useRef, useState } from 'react';
import { showToast } from '../../../components/toast-store.ts';
import { errorMessage } from '../../../lib/apollo/errors.ts';
import { type UserRowFragment, useSetUserActiveMutation } from './users.gen.ts';

const FAILED = 'Erro ao ativar/desativar usuário';

function doneText(users: readonly UserRowFragment[], isActive: boolean): string {
  const [first] = users;
  if (users.length === 1 && first)
    return `A conta de ${first.name} foi ${isActive ? 'ativada' : 'desativada'}.`;
  return `${users.length} contas foram ${isActive ? 'ativadas' : 'desativadas'}.`;
}

/** Lets accounts in or keeps them out, one after the other: a refusal of one stops none of the others. */
export function useSetActive() {
  const [set] = useSetUserActiveMutation();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  /** Says what was done; gives what was refused, in words for people. */
  async function setActive(
    users: readonly UserRowFragment[],
    isActive: boolean,
  ): Promise<string | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    const done: UserRowFragment[] = [];
    const problems: string[] = [];
    for (const user of users) {
      try {
        await set({ variables: { id: user.id, isActive } });
        done.push(user);
      } catch (error) {
        const message = errorMessage(error, FAILED);
        problems.push(users.length === 1 ? message : `${user.name}: ${message}`);
      }
    }
    isRunning.current = false;
    setBusy(false);
    if (done.length > 0) showToast(doneText(done, isActive));
    return problems.length > 0 ? problems.join(' ') : undefined;
  }
  return { isBusy, setActive };
}
