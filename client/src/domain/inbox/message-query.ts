import type { MessageOrder } from './inbox.gen.ts';

/** Which messages of a box are looked at. */
export interface AskedMessages {
  page: number;
  /** Part of what stands in a message or of who wrote it; empty for all. */
  q: string;
  order: MessageOrder;
  /** What was there when the order `unread` was chosen, by the server's clock: what is read from then on keeps its place. */
  unreadSince: string | null;
}

/** How a box is opened. */
export const NEWEST_MESSAGES: AskedMessages = { page: 1, q: '', order: 'newest', unreadSince: null };

/** As the server is asked; no text at all is the same as none. */
export const asVariables = ({ q, ...asked }: AskedMessages) => ({ ...asked, q: q || null });

/** Tells any two apart. */
export const keyOf = ({ page, q, order, unreadSince }: AskedMessages): string =>
  JSON.stringify([page, q, order, unreadSince]);
