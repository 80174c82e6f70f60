import type { ApolloCache } from '@apollo/client';
import type { InboxBoxFragment, InboxMessageFragment } from './inbox.gen.ts';

export type BoxName = 'administration' | 'visitors';

interface Arguments {
  companyId?: string;
  box?: BoxName;
}

/** Reads the arguments from a cache key such as `inbox({"box":"visitors"})`. */
function argumentsOf(storeFieldName: string): Arguments {
  const start = storeFieldName.indexOf('(');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start + 1, -1)) as Arguments);
}

/** Returns the box of a received message. */
export const boxOf = ({ senderType }: Pick<InboxMessageFragment, 'senderType'>): BoxName =>
  senderType === 'visitor' ? 'visitors' : 'administration';

/** Lowers a box's count of unread messages by one. */
export function countRead(cache: ApolloCache, companyId: string, box: BoxName): void {
  cache.modify<{ inbox: InboxBoxFragment }>({
    fields: {
      inbox(stored, { storeFieldName }) {
        const args = argumentsOf(storeFieldName);
        if (args.companyId !== companyId || args.box !== box) return stored;
        const { unreadCount } = stored as InboxBoxFragment;
        return { ...stored, unreadCount: Math.max(0, unreadCount - 1) };
      },
    },
  });
}

/** Shows the count of unread messages on the dashboard too. */
export function setUnreadCount(cache: ApolloCache, companyId: string, unreadCount: number): void {
  cache.modify<{ companyStatistics: { unreadCount: number } }>({
    fields: {
      companyStatistics: (stored, { storeFieldName }) =>
        argumentsOf(storeFieldName).companyId === companyId ? { ...stored, unreadCount } : stored,
    },
  });
}
