import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useInboxQuery } from '../../domain/inbox/inbox.gen.ts';
import { type BoxName, boxOf, countRead, setUnreadCount } from '../../domain/inbox/inbox-cache.ts';
import { type AskedMessages, asVariables, keyOf, NEWEST_MESSAGES } from '../../domain/inbox/message-query.ts';
import { useMarkMessageRead } from '../../domain/inbox/use-mark-message-read.ts';
import { useNewMessages } from '../../domain/inbox/use-new-messages.ts';
import { type ShownState, useShownPage } from '../../domain/inbox/use-shown-page.ts';

/** Loads both boxes of an owner's company and polls them while they are open. */
export function useInbox(companyId: string) {
  const { cache } = useApolloClient();
  const [asked, setAsked] = useState<Record<BoxName, AskedMessages>>({
    administration: NEWEST_MESSAGES,
    visitors: NEWEST_MESSAGES,
  });
  const administration = asVariables(asked.administration);
  const visitors = asVariables(asked.visitors);
  const answer = useInboxQuery({
    variables: {
      companyId,
      administrationPage: administration.page,
      administrationQ: administration.q,
      administrationOrder: administration.order,
      administrationSince: administration.unreadSince,
      visitorsPage: visitors.page,
      visitorsQ: visitors.q,
      visitorsOrder: visitors.order,
      visitorsSince: visitors.unreadSince,
    },
  });
  const pageKey = [companyId, keyOf(asked.administration), keyOf(asked.visitors)].join(' ');
  const { shown, shownFor, state, askNow } = useShownPage(answer, asked, pageKey);
  const unread = shown && shown.administration.unreadCount + shown.visitors.unreadCount;

  useEffect(() => {
    if (unread !== undefined) setUnreadCount(cache, companyId, unread);
  }, [cache, companyId, unread]);

  const received = shown && [
    ...shown.administration.messages.items.filter(({ senderType }) => senderType === 'admin'),
    ...shown.visitors.messages.items.filter(({ senderType }) => senderType === 'visitor'),
  ];
  const read = useMarkMessageRead({
    update: (store, message) => countRead(store, companyId, boxOf(message)),
    onSettled: askNow,
  });

  return {
    boxes: shown,
    failure: answer.failure,
    refetch: answer.refetch,
    unread: unread ?? 0,
    arrival: useNewMessages(received),
    /** Returns a box's request, the request of what it shows, and its state: the boxes do not wait for each other. */
    viewOf: (box: BoxName) => {
      const isAnswered = keyOf(asked[box]) === keyOf(shownFor[box]);
      const boxState: ShownState = isAnswered ? 'shown' : state;
      return { asked: asked[box], shownFor: shownFor[box], state: boxState };
    },
    ask: (box: BoxName, next: AskedMessages) => setAsked((before) => ({ ...before, [box]: next })),
    /** Shows the first page, with the same search and order. */
    showFirstPage: (box: BoxName) =>
      setAsked((before) => ({ ...before, [box]: { ...before[box], page: 1 } })),
    read,
    askNow,
  };
}
