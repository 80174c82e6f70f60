import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import {
  OwnBulkJobsDocument,
  type StartBulkActionInput,
  useStartBulkActionMutation,
} from './bulk-job.gen.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { isUnderWay } from './bulk-texts.ts';

export interface BulkActionState {
  /** Starts an action in the background and shows its progress; false when it could not be started. */
  start(input: StartBulkActionInput): Promise<boolean>;
  /** Progress or report of the last action; null when there is none. */
  progress: ReactNode;
}

/**
 * Starts bulk actions of a list and shows how far the last one is, also one that was started before the screen was left,
 * while it runs or can be undone.
 */
export function useBulkAction(): BulkActionState {
  const decides = useMay('decide');
  const client = useApolloClient();
  const [begin] = useStartBulkActionMutation();
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!decides) return;
    client.query({ query: OwnBulkJobsDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        const [last] = data?.adminBulkJobs ?? [];
        if (last && (isUnderWay(last) || last.canUndo)) setId((shown) => shown ?? last.id);
      },
      () => undefined,
    );
  }, [client, decides]);
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
    progress: id === undefined ? null : <BulkProgress key={id} id={id} onClose={() => setId(undefined)} />,
  };
}
