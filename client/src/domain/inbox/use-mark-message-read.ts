import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { type InboxMessageFragment, useMarkMessageReadMutation } from './inbox.gen.ts';

interface ReadOptions {
  /** Updates other cached data with the message; reverted with it. */
  update?(cache: ApolloCache, message: InboxMessageFragment): void;
  /** Called after success and after failure. */
  onSettled(): void;
}

/** Marks a message as read at once; an error reverts it and is shown as a toast. */
export function useMarkMessageRead({ update, onSettled }: ReadOptions) {
  const [markRead] = useMarkMessageReadMutation();
  const underWay = useRef(new Set<string>());

  return async (message: InboxMessageFragment): Promise<void> => {
    const { id } = message;
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const markMessageRead = { __typename: 'Message', id, isRead: true, readAt: new Date().toISOString() };
    try {
      await markRead({
        variables: { id },
        optimisticResponse: { markMessageRead },
        update: (cache) => update?.(cache, message),
      });
    } catch (error) {
      showToast(
        errorMessage(error, 'Não foi possível marcar a mensagem como lida. Tente novamente.'),
        'error',
      );
    } finally {
      underWay.current.delete(id);
      onSettled();
    }
  };
}
