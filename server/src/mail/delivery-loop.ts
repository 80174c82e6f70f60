import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Log } from '../shared/log.ts';
import { repeat } from '../shared/repeat.ts';
import type { Delivery } from './delivery.ts';
import { MAILS_TAG } from './outbox.ts';

/** For retries that become due, and for mails written while the change feed was disconnected. */
const EVERY_MS = 15_000;
/** A mail that is not sent within this time at the stop is retried after its lease. */
const TIMEOUT_MS = 3_000;

/** Delivers mails when they are written and when a retry is due, until `stop`. */
export function startDelivery(
  delivery: Delivery,
  changeFeed: ChangeFeed,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const failure = 'E-mails esperam: a caixa de saída não pôde ser lida.';
  const { wake, idle } = repeat(EVERY_MS, signal, log, () => delivery.deliverDue(signal), failure);
  changeFeed.onChange((tag) => {
    if (tag === MAILS_TAG) wake();
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.race([idle(), pause(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
