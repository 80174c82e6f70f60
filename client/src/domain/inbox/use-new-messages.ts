import { useState } from 'react';
import type { InboxMessageFragment } from './inbox.gen.ts';

export interface Arrival {
  /** Unique, so that an equal text is announced again. */
  id: string;
  text: string;
}

const wordsFor = (arrived: readonly InboxMessageFragment[]): string =>
  arrived.length === 1 ? `Nova mensagem de ${arrived[0]?.sender.name}` : `${arrived.length} novas mensagens`;

/**
 * Returns the announcement of messages that have arrived since the last rendering. `received` are the messages to the
 * caller's side, undefined while loading. Ids grow: one higher than all before is new, whatever page is shown.
 */
export function useNewMessages(received: readonly InboxMessageFragment[] | undefined): Arrival | undefined {
  const [highest, setHighest] = useState<number>();
  const [arrival, setArrival] = useState<Arrival>();
  if (received === undefined) return arrival;
  const highestId = highest ?? Number.POSITIVE_INFINITY;
  const arrived = received.filter(({ id }) => Number(id) > highestId);
  const next = Math.max(highest ?? 0, ...received.map(({ id }) => Number(id)));
  if (next !== highest) setHighest(next);
  if (arrived.length > 0) setArrival({ id: String(next), text: wordsFor(arrived) });
  return arrival;
}
