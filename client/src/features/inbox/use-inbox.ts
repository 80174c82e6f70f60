import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useInboxQuery } from './inbox.gen.ts';
import { type BoxName, boxOf, countRead, noteUnread } from './inbox-cache.ts';
import { useArrivals } from './use-arrivals.ts';
import { useReadMessage } from './use-read-message.ts';
import { useShown } from './use-shown.ts';

/** Both boxes of an owner's company, kept up to date while they are open. */
export function useInbox(companyId: string) {
  const { cache } = useApolloClient();
  const [pages, setPages] = useState<Record<BoxName, number>>({ administration: 1, visitors: 1 });
  const { administration, visitors } = pages;
  const answer = useInboxQuery({
    variables: { companyId, administrationPage: administration, visitorsPage: visitors },
  });
  const { shown, askNow } = useShown(answer, `${companyId} ${administration} ${visitors}`);
  const unread = shown && shown.administration.unreadCount + shown.visitors.unreadCount;

  useEffect(() => {
    if (unread !== undefined) noteUnread(cache, companyId, unread);
  }, [cache, companyId, unread]);

  const received = shown && [
    ...shown.administration.messages.items.filter(({ senderType }) => senderType === 'admin'),
    ...shown.visitors.messages.items.filter(({ senderType }) => senderType === 'visitor'),
  ];
  const read = useReadMessage({
    update: (store, message) => countRead(store, companyId, boxOf(message)),
    onSettled: askNow,
  });

  return {
    boxes: shown,
    failure: answer.failure,
    refetch: answer.refetch,
    unread: unread ?? 0,
    arrival: useArrivals(received),
    /** Another page is on its way. */
    isTurning: answer.data === undefined && answer.failure === undefined,
    turnTo: (box: BoxName, page: number) => setPages((before) => ({ ...before, [box]: page })),
    read,
    askNow,
  };
}
