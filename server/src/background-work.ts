import { queueDigests } from './approvals/digest/queue-digests.ts';
import { BulkQueue } from './bulk/bulk-queue.ts';
import { remindOfOverdue } from './companies/approval/remind-of-overdue.ts';
import { issueInvitationToken } from './companies/members/mail-invitation.ts';
import { keepSchedules } from './companies/opening/schedule-days.ts';
import { PhotoJobs } from './companies/photos/processing/photo-jobs.ts';
import { deleteExpiredRejections } from './companies/rejections/delete-expired.ts';
import { refreshDictionaries } from './companies/search/refresh-dictionaries.ts';
import { issueDataRequestToken } from './data-requests/send-data-request.ts';
import { cleanUp } from './database/setup/clean-up.ts';
import { forgetDue } from './decisions/forget-decisions.ts';
import type { Services } from './graphql/context.ts';
import { ImportJobs } from './imports/jobs/import-jobs.ts';
import { guessOldKinds } from './kinds/guess-old-kinds.ts';
import type { TokenIssuer } from './mail/delivery.ts';
import { Delivery } from './mail/delivery.ts';
import type { Metrics } from './metrics/metrics.ts';
import { readOutboxFigures } from './metrics/outbox-figures.ts';
import { startDelivery } from './outbox/outbox-loop.ts';
import { queueWeeklyMails } from './owner-day/weekly/queue-weekly-mails.ts';
import { repeat } from './shared/repeat.ts';
import { issueAccountToken } from './users/password/one-time-tokens.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

/** Creates the token of a mail when it is sent; null when it is no longer needed. */
export const issueMailToken: TokenIssuer = (manager, { recipient, purpose, invitationId, dataRequestId }) => {
  if (purpose === 'accept-invitation') return issueInvitationToken(manager, invitationId);
  if (purpose === 'confirm-data-request') return issueDataRequestToken(manager, dataRequestId);
  return issueAccountToken(manager, recipient, purpose);
};

const DECISIONS_EVERY_MS = 1_000;
const CLEAN_UP_EVERY_MS = 15 * 60_000;
const DICTIONARIES_EVERY_MS = 10 * 60_000;
const REMINDERS_EVERY_MS = 15 * 60_000;
const KINDS_EVERY_MS = 10 * 60_000;
const WEEKLY_MAILS_EVERY_MS = 10 * 60_000;
const DIGESTS_EVERY_MS = 60_000;
const SCHEDULES_EVERY_MS = 60_000;
const OUTBOX_FIGURES_EVERY_MS = 15_000;

type Needed = Pick<Services, 'config' | 'db' | 'changeFeed' | 'log'>;

interface Stoppable {
  stop(): Promise<void>;
}

/** Starts everything that runs beside requests, once the database is connected. */
export function startBackgroundWork(services: Services, metrics: Metrics | null): Stoppable {
  const { db, changeFeed, log } = services;
  const stopping = new AbortController();
  const every = (ms: number, work: () => Promise<unknown>) => repeat(ms, stopping.signal, log, work);

  every(DECISIONS_EVERY_MS, () => forgetDue(db));
  every(CLEAN_UP_EVERY_MS, () => cleanUp(db.reads));
  every(CLEAN_UP_EVERY_MS, () => deleteExpiredRejections(db));
  every(DICTIONARIES_EVERY_MS, () => refreshDictionaries(db.reads));
  every(REMINDERS_EVERY_MS, () => remindOfOverdue(services));
  every(WEEKLY_MAILS_EVERY_MS, () => queueWeeklyMails(services));
  every(DIGESTS_EVERY_MS, () => queueDigests(services));
  every(KINDS_EVERY_MS, () => guessOldKinds(db, stopping.signal));
  every(SCHEDULES_EVERY_MS, () => keepSchedules(db, stopping.signal));
  if (metrics) every(OUTBOX_FIGURES_EVERY_MS, () => readOutboxFigures(db.reads, metrics));
  const imports = new ImportJobs(db.pool, log);
  imports.start(changeFeed);
  const photos = new PhotoJobs(services);
  photos.start(changeFeed);
  const delivery = deliver(services);
  const bulk = startDelivery(new BulkQueue(services), changeFeed, log);
  const webhooks = sendWebhooks(services);

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([imports.stop(), photos.stop(), bulk.stop(), delivery?.stop(), webhooks.stop()]);
    },
  };
}

/** Delivers the outbox; without `SMTP_URL` mails stay there, which the log and the administrators' list say. */
function deliver(services: Needed): Stoppable | null {
  const { config, db, changeFeed, log } = services;
  const { smtpUrl, mailFrom, publicUrl } = config;
  if (smtpUrl === undefined) {
    log.info('Sem SMTP_URL: os e-mails ficam na caixa de saída e não são enviados.');
    return null;
  }
  const delivery = new Delivery({
    config: { smtpUrl, mailFrom, publicUrl },
    db,
    log,
    issueToken: issueMailToken,
  });
  return startDelivery(delivery, changeFeed, log);
}

function sendWebhooks(services: Needed): Stoppable {
  const { config, changeFeed, log } = services;
  if (config.webhookTestTargets.length > 0) {
    log.warn(
      { targets: config.webhookTestTargets },
      'WEBHOOK_TEST_TARGETS: webhooks chegam a estes endereços sem proteção.',
    );
  }
  return startDelivery(new WebhookSender(services), changeFeed, log);
}
