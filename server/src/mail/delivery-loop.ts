import type { ChangeFeed } from '../database/change-feed.ts';
import type { Log } from '../shared/log.ts';
import type { Delivery } from './delivery.ts';
import { MAILS_TAG } from './outbox.ts';

/** For retries that become due, and for mails written while the change feed was disconnected. */
const EVERY_MS = 15_000;
/** A mail that is not sent within this time at the stop is retried after its lease. */
const PATIENCE_MS = 3_000;

/** Delivers mails when they are written and when a retry is due, until `stop`. */
export function startDelivery(delivery: Delivery, changes: ChangeFeed, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;

  const deliver = async () => {
    try {
      await delivery.deliverDue(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ err: error }, 'E-mails esperam: a caixa de saída não pôde ser lida.');
    }
  };
  const wake = () => {
    if (stopping.signal.aborted) return;
    if (running) {
      again = true;
      return;
    }
    running = deliver().finally(() => {
      running = null;
      if (!again) return;
      again = false;
      wake();
    });
  };

  changes.onChange((tag) => {
    if (tag === MAILS_TAG) wake();
  });
  const timer = setInterval(wake, EVERY_MS).unref();
  wake();

  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([running, enough]);
      clearTimeout(patience);
    },
  };
}
