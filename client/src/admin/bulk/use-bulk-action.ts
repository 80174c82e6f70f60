import { useApolloClient } from '@apollo/client/react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { type StartBulkActionInput, useStartBulkActionMutation } from './bulk-job.gen.ts';
import { type ChosenThing, showJob } from './shown-job.ts';

export interface BulkActionState {
  /**
   * Starts an action in the background and shows its progress, with an undo of each of `chosen`; false when it could not
   * be started.
   */
  start(input: StartBulkActionInput, chosen?: readonly ChosenThing[]): Promise<boolean>;
}

/** Starts bulk actions of a list; `BulkDock` shows how far the last one is. */
export function useBulkAction(): BulkActionState {
  const { cache } = useApolloClient();
  const [begin] = useStartBulkActionMutation();
  return {
    async start(input, chosen = []) {
      try {
        const { data } = await begin({ variables: { input } });
        const id = data?.startBulkAction.id;
        if (id !== undefined) showJob({ id, chosen });
        return true;
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao começar a ação em lote'), 'error');
        // The counts on the screen may be stale: more match by now, or none.
        if (['CONFLICT', 'BAD_USER_INPUT'].includes(failureOf(error).code))
          invalidate(cache, 'StartBulkAction');
        return false;
      }
    },
  };
}
