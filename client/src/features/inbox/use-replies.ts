import { useState } from 'react';
import type { InboxMessageFragment } from '../../domain/inbox/inbox.gen.ts';

type Replies = ReadonlyMap<string, InboxMessageFragment>;

const withAll = (replies: Replies, messages: readonly InboxMessageFragment[]): Replies =>
  new Map([...replies, ...messages.map((message) => [message.id, message] as const)]);

/**
 * Returns the replies seen so far, by the message they reply to. A reply may be on an earlier page than its message:
 * replies of earlier pages are kept.
 */
export function useReplies(items: readonly InboxMessageFragment[]) {
  const [replies, setReplies] = useState<Replies>(new Map());
  const unknown = items.filter(({ id, repliedTo }) => repliedTo !== null && !replies.has(id));
  if (unknown.length > 0) setReplies(withAll(replies, unknown));
  return {
    repliesTo: (messageId: string) =>
      [...replies.values()]
        .filter(({ repliedTo }) => repliedTo === messageId)
        .sort((a, b) => Number(a.id) - Number(b.id)),
    add: (reply: InboxMessageFragment) => setReplies((before) => withAll(before, [reply])),
  };
}
