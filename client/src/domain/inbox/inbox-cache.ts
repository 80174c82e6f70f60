import type { ApolloCache, Reference } from '@apollo/client';
import type {
  InboxBoxFragment,
  InboxMessageFragment,
  MessageOrder,
  MessageRowsFragment,
} from './inbox.gen.ts';

export type BoxName = 'administration' | 'visitors';

/** As the cache keeps it: messages are references. */
type StoredRows = Omit<MessageRowsFragment, 'items'> & { items: readonly Reference[] };
type StoredBox = Omit<InboxBoxFragment, 'messages'> & { messages: StoredRows };

interface Arguments {
  companyId?: string;
  box?: BoxName;
  page?: number;
  q?: string | null;
  order?: MessageOrder;
}

/** Whether what was just written stands on top of it. */
const isNewestOfAll = ({ page, q, order }: Arguments): boolean =>
  page === 1 && !q && (order ?? 'newest') === 'newest';

/** `inbox({"box":"visitors",…})` → what the field was asked with. */
function argumentsOf(storeFieldName: string): Arguments {
  const start = storeFieldName.indexOf('(');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start + 1, -1)) as Arguments);
}

function changeBoxes(
  cache: ApolloCache,
  isMeant: (asked: Arguments) => boolean,
  change: (box: StoredBox) => StoredBox,
): void {
  cache.modify<{ inbox: StoredBox }>({
    fields: {
      inbox: (stored, { storeFieldName }) =>
        isMeant(argumentsOf(storeFieldName)) ? change(stored as StoredBox) : (stored as StoredBox),
    },
  });
}

/** Where a message stands that was received. */
export const boxOf = ({ senderType }: Pick<InboxMessageFragment, 'senderType'>): BoxName =>
  senderType === 'visitor' ? 'visitors' : 'administration';

/** One message of the box is no longer waiting to be read. */
export function countRead(cache: ApolloCache, companyId: string, box: BoxName): void {
  changeBoxes(
    cache,
    (asked) => asked.companyId === companyId && asked.box === box,
    (stored) => ({ ...stored, unreadCount: Math.max(0, stored.unreadCount - 1) }),
  );
}

/** The company has asked to read its messages. */
export function noteAccessRequest(cache: ApolloCache, companyId: string): void {
  changeBoxes(
    cache,
    (asked) => asked.companyId === companyId,
    (stored) => ({ ...stored, isAccessRequested: true }),
  );
}

/** What the dashboard shows beside its button follows what is known here. */
export function noteUnread(cache: ApolloCache, companyId: string, unreadCount: number): void {
  cache.modify<{ companyStats: { unreadCount: number } }>({
    fields: {
      companyStats: (stored, { storeFieldName }) =>
        argumentsOf(storeFieldName).companyId === companyId ? { ...stored, unreadCount } : stored,
    },
  });
}

function withNewest(rows: StoredRows, message: Reference): StoredRows {
  if (rows.items.some(({ __ref }) => __ref === message.__ref)) return rows;
  const total = rows.total + 1;
  return {
    ...rows,
    items: [message, ...rows.items].slice(0, rows.perPage),
    total,
    lastPage: Math.max(1, Math.ceil(total / rows.perPage)),
  };
}

const referenceTo = (cache: ApolloCache, { id }: Pick<InboxMessageFragment, 'id'>): Reference => ({
  __ref: cache.identify({ __typename: 'Message', id }) ?? '',
});

/** A message that was just written stands on top of its box; what is searched or sorted is asked for again. */
export function addToBox(
  cache: ApolloCache,
  companyId: string,
  box: BoxName,
  message: InboxMessageFragment,
): void {
  changeBoxes(
    cache,
    (asked) => asked.companyId === companyId && asked.box === box && isNewestOfAll(asked),
    (stored) => ({ ...stored, messages: withNewest(stored.messages, referenceTo(cache, message)) }),
  );
}

/** The same in the administration's view of a conversation. */
export function addToConversation(
  cache: ApolloCache,
  companyId: string,
  message: InboxMessageFragment,
): void {
  cache.modify<{ companyConversation: StoredRows }>({
    fields: {
      companyConversation(stored, { storeFieldName }) {
        const asked = argumentsOf(storeFieldName);
        const rows = stored as StoredRows;
        if (asked.companyId !== companyId || !isNewestOfAll(asked)) return rows;
        return withNewest(rows, referenceTo(cache, message));
      },
    },
  });
}
