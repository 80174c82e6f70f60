import type { MessageOrder } from './inbox.gen.ts';

/** Which messages of a box are looked at. */
export interface AskedMessages {
  page: number;
  /** Text to find in messages and senders; empty for all. */
  q: string;
  order: MessageOrder;
  /** What was there when the order `unread` was chosen, by the server's clock: what is read from then on keeps its place. */
  unreadSince: string | null;
}

/** How a box is opened. */
export const NEWEST_MESSAGES: AskedMessages = { page: 1, q: '', order: 'newest', unreadSince: null };

/** Variables of the query; an empty text is sent as null. */
export const asVariables = ({ q, ...asked }: AskedMessages) => ({ ...asked, q: q || null });

/** Returns a string that is unique for each query. */
export const keyOf = ({ page, q, order, unreadSince }: AskedMessages): string =>
  JSON.stringify([page, q, order, unreadSince]);
