import { useRef, useState } from 'react';
import { showToast } from '../../../components/toast-store.ts';
import { errorMessage } from '../../../lib/apollo/errors.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useSetCompaniesActiveMutation, useSetCompanyActiveMutation } from './companies.gen.ts';

const FAILED = 'Erro ao ativar/desativar empresa';
const doneWord = (isActive: boolean, count: number): string =>
  `${isActive ? 'ativada' : 'desativada'}${count === 1 ? '' : 's'}`;

/** Shows companies on the site or hides them, and says what became of it. */
export function useActivity(renew: () => void) {
  const [setOne] = useSetCompanyActiveMutation();
  const [setSeveral] = useSetCompaniesActiveMutation();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function once(action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      showToast(errorMessage(error, FAILED), 'error');
    }
    isRunning.current = false;
    setBusy(false);
    // Also after a failure: somebody else may have removed or changed it.
    renew();
  }

  return {
    isBusy,
    change: ({ id, name }: { id: string; name: string }, isActive: boolean) =>
      once(async () => {
        await setOne({ variables: { id, isActive } });
        showToast(`${name} foi ${doneWord(isActive, 1)}.`);
      }),
    changeSeveral: (ids: readonly string[], isActive: boolean) =>
      once(async () => {
        const { data } = await setSeveral({ variables: { ids: [...ids], isActive } });
        const { done = [], failed = [] } = data?.setCompaniesActive ?? {};
        const count = done.length;
        if (count > 0) {
          showToast(
            `${formatNumber(count)} ${count === 1 ? 'empresa' : 'empresas'} ${doneWord(isActive, count)}.`,
          );
        }
        const [first] = failed;
        if (first) showToast(first.message || FAILED, 'error');
      }),
  };
}
