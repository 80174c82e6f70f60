import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { type StartBulkActionInput, useStartBulkActionMutation } from './bulk-job.gen.ts';
import { BulkProgress } from './bulk-progress.tsx';

interface BulkActionState {
  /** Starts an action in the background and shows its progress; false when it could not be started. */
  start(input: StartBulkActionInput): Promise<boolean>;
  /** Progress or report of the last action; null when there is none. */
  progress: ReactNode;
}

/** Starts bulk actions of a list and shows how far the last one is. */
export function useBulkAction(): BulkActionState {
  const [begin] = useStartBulkActionMutation();
  const [id, setId] = useState<string>();
  return {
    async start(input) {
      try {
        const { data } = await begin({ variables: { input } });
        setId(data?.startBulkAction.id);
        return true;
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao começar a ação em lote'), 'error');
        return false;
      }
    },
    progress: id === undefined ? null : <BulkProgress id={id} onClose={() => setId(undefined)} />,
  };
}
