import { useState } from 'react';
import type { InboxMessageFragment } from '../../domain/inbox/inbox.gen.ts';

type Kept = ReadonlyMap<string, InboxMessageFragment>;

const withAll = (kept: Kept, messages: readonly InboxMessageFragment[]): Kept =>
  new Map([...kept, ...messages.map((message) => [message.id, message] as const)]);

/**
 * The replies seen so far, by the message they reply to. A reply may stand on a page before its message (in no order
 * after it): what was seen there is kept for the pages after it.
 */
export function useReplies(items: readonly InboxMessageFragment[]) {
  const [kept, setKept] = useState<Kept>(new Map());
  const unknown = items.filter(({ id, repliedTo }) => repliedTo !== null && !kept.has(id));
  if (unknown.length > 0) setKept(withAll(kept, unknown));
  return {
    repliesTo: (messageId: string) =>
      [...kept.values()]
        .filter(({ repliedTo }) => repliedTo === messageId)
        .sort((one, other) => Number(one.id) - Number(other.id)),
    keep: (reply: InboxMessageFragment) => setKept((before) => withAll(before, [reply])),
  };
}
