import type { MessageOrder } from './inbox.gen.ts';

/** Page, search and order of a box. */
export interface MessageQuery {
  page: number;
  /** Text to find in messages and senders; empty for all. */
  q: string;
  order: MessageOrder;
  /** Time when the order `unread` was chosen, by the server's clock: messages read later keep their position. */
  unreadSince: string | null;
}

/** Initial query of a box. */
export const NEWEST_MESSAGES: MessageQuery = { page: 1, q: '', order: 'newest', unreadSince: null };

/** Variables of the query; an empty text is sent as null. */
export const asVariables = ({ q, ...variables }: MessageQuery) => ({ ...variables, q: q || null });

/** Returns a string that is unique for each query. */
export const keyOf = ({ page, q, order, unreadSince }: MessageQuery): string =>
  JSON.stringify([page, q, order, unreadSince]);
