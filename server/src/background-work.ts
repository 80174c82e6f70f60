import { queueDigests } from './approvals/digest/queue-digests.ts';
import { BulkQueue } from './bulk/bulk-queue.ts';
import { remindOfOverdue } from './companies/approval/remind-of-overdue.ts';
import { issueClaimToken } from './companies/claims/prove-claim.ts';
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
import { startQueue } from './outbox/work-queue.ts';
import { queueWeeklyMails } from './owner-day/weekly/queue-weekly-mails.ts';
import { settleCharges } from './payments/settle-charges.ts';
import { issueQuoteRequestToken } from './quote-requests/mail-quote-request.ts';
import { repeat } from './shared/repeat.ts';
import { issueAccountToken } from './users/password/one-time-tokens.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

/** Creates the token of a mail when it is sent; null when it is no longer needed. */
export const issueMailToken: TokenIssuer = (
  manager,
  { recipient, purpose, invitationId, dataRequestId, messageId, thingId },
) => {
  if (purpose === 'accept-invitation') return issueInvitationToken(manager, invitationId);
  if (purpose === 'confirm-data-request') return issueDataRequestToken(manager, dataRequestId);
  if (purpose === 'prove-claim') return issueClaimToken(manager, thingId);
  if (purpose === 'quote-request') return issueQuoteRequestToken(manager, messageId);
  return issueAccountToken(manager, recipient, purpose);
};

const DECISIONS_EVERY_MS = 1_000;
const CLEAN_UP_EVERY_MS = 15 * 60_000;
const DICTIONARIES_EVERY_MS = 10 * 60_000;
const REMINDERS_EVERY_MS = 15 * 60_000;
const KINDS_EVERY_MS = 10 * 60_000;
const WEEKLY_MAILS_EVERY_MS = 10 * 60_000;
const CHARGES_EVERY_MS = 10 * 60_000;
const DIGESTS_EVERY_MS = 60_000;
const SCHEDULES_EVERY_MS = 60_000;
const OUTBOX_FIGURES_EVERY_MS = 15_000;

/** Starts everything that runs beside requests, once the database is connected; `stop` ends it. */
export function startBackgroundWork(services: Services, metrics: Metrics | null): { stop(): Promise<void> } {
  const { db, changeFeed, log } = services;
  const stopping = new AbortController();
  const every = (ms: number, work: () => Promise<unknown>) => repeat(ms, stopping.signal, log, work);

  every(DECISIONS_EVERY_MS, () => forgetDue(db));
  every(CLEAN_UP_EVERY_MS, () => cleanUp(db.reads));
  every(CLEAN_UP_EVERY_MS, () => deleteExpiredRejections(db));
  every(DICTIONARIES_EVERY_MS, () => refreshDictionaries(db.reads));
  every(REMINDERS_EVERY_MS, () => remindOfOverdue(services));
  every(WEEKLY_MAILS_EVERY_MS, () => queueWeeklyMails(services));
  every(CHARGES_EVERY_MS, () => settleCharges(services));
  every(DIGESTS_EVERY_MS, () => queueDigests(services));
  every(KINDS_EVERY_MS, () => guessOldKinds(db, stopping.signal));
  every(SCHEDULES_EVERY_MS, () => keepSchedules(db, stopping.signal));
  if (metrics) every(OUTBOX_FIGURES_EVERY_MS, () => readOutboxFigures(db.reads, metrics));
  const queues = [
    new ImportJobs(db.pool, log),
    new PhotoJobs(services),
    new BulkQueue(services),
    webhookSender(services),
    ...mailDelivery(services),
  ].map((queue) => startQueue(queue, changeFeed, log));

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

/** Returns what delivers mails; without `SMTP_URL` they stay in the outbox, which the log and the administrators' list say. */
function mailDelivery({ config, db, log }: Services): Delivery[] {
  const { smtpUrl, mailFrom, publicUrl } = config;
  if (smtpUrl !== undefined) {
    return [new Delivery({ config: { smtpUrl, mailFrom, publicUrl }, db, log, issueToken: issueMailToken })];
  }
  log.info('Sem SMTP_URL: os e-mails ficam na caixa de saída e não são enviados.');
  return [];
}

function webhookSender(services: Services): WebhookSender {
  const { config, log } = services;
  if (config.webhookTestTargets.length > 0) {
    log.warn(
      { targets: config.webhookTestTargets },
      'WEBHOOK_TEST_TARGETS: webhooks chegam a estes endereços sem proteção.',
    );
  }
  return new WebhookSender(services);
}
