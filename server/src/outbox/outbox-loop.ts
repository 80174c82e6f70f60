import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Log } from '../shared/log.ts';
import { repeat } from '../shared/repeat.ts';

/** What is not sent within this time at the stop is retried after its lease. */
const TIMEOUT_MS = 3_000;

export interface OutboxQueue {
  /** Tag of the change feed that its writers notify. */
  tag: string;
  /** For retries that become due, and for what was written while the change feed was disconnected. */
  everyMs: number;
  /** Logged when the outbox cannot be read. */
  failure: string;
  /** Sends what is due. */
  deliverDue(signal: AbortSignal): Promise<unknown>;
  /** Resolves when nothing is being sent. */
  idle?(): Promise<unknown>;
}

/** Delivers an outbox when something is written into it and when a retry is due, until `stop`. */
export function startDelivery(
  work: OutboxQueue,
  changeFeed: ChangeFeed,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { wake, idle } = repeat(work.everyMs, signal, log, () => work.deliverDue(signal), work.failure);
  changeFeed.onChange((changed) => {
    if (changed === work.tag) wake();
  });
  return {
    async stop() {
      stopping.abort();
      const ended = idle().then(() => work.idle?.());
      await Promise.race([ended, pause(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
