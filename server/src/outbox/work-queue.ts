import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Log } from '../shared/log.ts';
import { repeat } from '../shared/repeat.ts';

/** What is not done within this time at the stop is tried again after its lease. */
const TIMEOUT_MS = 3_000;

/** Work that waits in a table, for any instance. */
export interface WorkQueue {
  /** Tag of the change feed that its writers notify. */
  tag: string;
  /** For retries that become due, and for what was written while the change feed was disconnected. */
  everyMs: number;
  /** Logged when the table cannot be read. */
  failure: string;
  /** Does what is due, until the signal. */
  workOff(signal: AbortSignal): Promise<unknown>;
  /** Resolves when nothing goes on beside `workOff`. */
  idle?(): Promise<unknown>;
}

/** Works a queue off when something is written into it and when a retry is due, until `stop`. */
export function startQueue(queue: WorkQueue, changeFeed: ChangeFeed, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { wake, idle } = repeat(queue.everyMs, signal, log, () => queue.workOff(signal), queue.failure);
  changeFeed.onChange((changed) => {
    if (changed === queue.tag) wake();
  });
  return {
    async stop() {
      stopping.abort();
      const ended = idle().then(() => queue.idle?.());
      await Promise.race([ended, pause(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
