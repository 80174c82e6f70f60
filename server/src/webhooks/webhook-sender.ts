import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { type Claimed, Outbox } from '../outbox/outbox.ts';
import type { WorkQueue } from '../outbox/work-queue.ts';
import type { Log } from '../shared/log.ts';
import { User } from '../users/user.ts';
import { payloadOf, type Receiver, type WebhookEventRow } from './payload.ts';
import { type Answer, post } from './post.ts';
import { signaturesOf } from './sign.ts';
import { TargetError } from './target.ts';
import { Webhook } from './webhook.ts';
import { TEST_EVENT } from './webhook-event.ts';

/** Seconds from the event, one for each attempt: 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h. */
const SCHEDULE = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/**
 * Returns the seconds from now to the attempt after `attempts`, null after the last; `elapsed` seconds have passed since
 * the event. An attempt that is behind its time waits for a tenth of the step, and each up to a tenth more, at random.
 */
function retryAfter(attempts: number, elapsed: number): number | null {
  const at = SCHEDULE[attempts];
  if (at === undefined) return null;
  const tenth = (at - (SCHEDULE[attempts - 1] ?? 0)) / 10;
  return Math.max(at - elapsed, tenth) + Math.random() * tenth;
}

/** Tag of the change feed, as the triggers write it. */
export const WEBHOOKS_TAG = 'webhooks';
/** Events that this instance sends at once, of them those of one account. */
const WORKERS = 64;
const WORKERS_AN_ACCOUNT = 4;
/** After so long a worker ends once its event is sent, so that others have their turn. */
const WORKER_MS = 2_000;
/** After so many failures in a row a webhook rests, for so long. */
const MOST_FAILURES = 5;
const REST_MS = 10_000;
/** How long an event is reserved beyond the time of an attempt if its instance dies. */
const LEASE_SECONDS = 45;
const GONE = 410;

/** Accounts that may have webhooks; a test is also sent while a webhook is off. */
const MAY_HAVE = `(u.role = 'company' OR u.admin_role = 'administrator')`;
const SENDABLE = `FROM webhooks w JOIN users u ON u.id = w.user_id AND u.is_active AND ${MAY_HAVE}`;
const IS_WANTED = `(w.is_active OR d.event = 'webhook.test')`;
/**
 * Webhooks with due events, except $1: accounts with the fewest workers first, within an account the webhooks with the
 * fewest, else in a random order, so that none waits for the same others each time. $2 and $3 are account and webhook of
 * each worker.
 */
const DUE: Statement = {
  name: 'webhooks_due',
  text: `SELECT id, "userId" FROM (
           SELECT w.id, w.user_id AS "userId", cardinality(array_positions($2::int[], w.user_id)) + row_number() OVER (
             PARTITION BY w.user_id ORDER BY cardinality(array_positions($3::int[], w.id)), random()) AS worker
           ${SENDABLE}
           WHERE w.id <> ALL ($1::int[]) AND EXISTS (
             SELECT FROM webhook_deliveries d
             WHERE d.webhook_id = w.id AND d.status = 'queued' AND d.next_try_at <= now() AND ${IS_WANTED})) due
         WHERE worker <= ${WORKERS_AN_ACCOUNT} ORDER BY worker, random() LIMIT $4`,
};
const RECEIVER: Statement = {
  name: 'webhook_receiver',
  text: `SELECT w.url, w.user_id AS "userId", coalesce(u.admin_role = 'administrator', false) AS "isAdmin", array_remove(ARRAY[w.secret,
           CASE WHEN w.rotated_at > now() - interval '24 hours' THEN w.previous_secret END], NULL) AS secrets
         FROM webhooks w JOIN users u ON u.id = w.user_id WHERE w.id = $1 AND ${MAY_HAVE}`,
};
const STORE_BODY: Statement = {
  name: 'webhook_store_body',
  text: 'UPDATE webhook_deliveries SET body = $3 WHERE id = $1 AND attempts = $2',
};
const SUCCEEDED: Statement = {
  name: 'webhook_succeeded',
  text: 'UPDATE webhooks SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL',
};
const FAILED: Statement = {
  name: 'webhook_failed',
  text: `UPDATE webhooks SET failing_since = coalesce(failing_since, now()) WHERE id = $1
         RETURNING failing_since < now() - interval '3 days' AS "isLasting"`,
};

interface QueuedEvent extends Claimed, WebhookEventRow {
  id: string;
  webhookId: number;
  /** Seconds since the event, or since it was sent again by hand. */
  elapsed: number;
}

/** Sends events of a webhook, one after another. */
interface Worker {
  userId: number;
  webhookId: number;
}

interface SenderParts {
  config: Config;
  db: Database;
  log: Log;
}

/**
 * Sends the events of webhooks, as Standard Webhooks describes. Several instances may do so: each event is claimed by
 * one. A webhook receives one event at a time of each instance until one arrives, then a few. Each account has a few
 * workers at most and gives them back after seconds, so that slow receivers hold up no other account.
 */
export class WebhookSender implements WorkQueue {
  readonly tag = WEBHOOKS_TAG;
  readonly everyMs = 5_000;
  readonly failure = 'Webhooks esperam: os eventos não puderam ser lidos.';
  readonly #parts: SenderParts;
  readonly #outbox: Outbox<QueuedEvent>;
  readonly #workers = new Set<Worker>();
  /** Webhooks that get no further worker: the first event of one is on its way, or they rest after failures. */
  readonly #closed = new Set<number>();
  readonly #running = new Set<Promise<void>>();
  /** Failures in a row of each webhook, over workers: a slow one ends its worker alone. */
  readonly #failures = new Map<number, number>();

  constructor(dependencies: SenderParts) {
    this.#parts = dependencies;
    this.#outbox = new Outbox('webhook_deliveries', {
      columns: `webhook_id AS "webhookId", event, subject_id AS "subjectId", changed, created_at AS "createdAt",
        extract(epoch FROM now() - scheduled_at)::float8 AS elapsed`,
      leaseSeconds: dependencies.config.limits.WEBHOOK_MS / 1_000 + LEASE_SECONDS,
      where: `AND d.webhook_id = $2 AND EXISTS (SELECT ${SENDABLE} WHERE w.id = $2 AND ${IS_WANTED})`,
    });
  }

  /** Starts a worker for each webhook with due events whose account may have one more; does not wait for them. */
  async workOff(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return;
    const workers = [...this.#workers];
    const due = await this.#parts.db.reads.query<{ id: number; userId: number }>(DUE, [
      [...this.#closed],
      workers.map(({ userId }) => userId),
      workers.map(({ webhookId }) => webhookId),
      WORKERS - workers.length,
    ]);
    // Another call may have started workers since.
    for (const { id, userId } of due) if (this.#mayStart(id, userId)) this.#start(id, userId, signal);
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #mayStart(webhookId: number, accountId: number): boolean {
    const ofAccount = [...this.#workers].filter(({ userId }) => userId === accountId).length;
    return this.#workers.size < WORKERS && ofAccount < WORKERS_AN_ACCOUNT && !this.#closed.has(webhookId);
  }

  #start(webhookId: number, userId: number, signal: AbortSignal | undefined): void {
    const worker = { userId, webhookId };
    this.#closed.add(webhookId);
    this.#workers.add(worker);
    const running = this.#run(webhookId, signal)
      .finally(() => this.#workers.delete(worker))
      .then(() => this.workOff(signal))
      .catch((error: unknown) => {
        const { log } = this.#parts;
        log.warn(
          { err: error, webhook: webhookId },
          'Os eventos de um webhook esperam; serão tentados de novo.',
        );
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #run(webhookId: number, signal: AbortSignal | undefined): Promise<void> {
    const startedAt = Date.now();
    let isFirst = true;
    const isFailing = () => (this.#failures.get(webhookId) ?? 0) >= MOST_FAILURES;
    const deliver = async (event: QueuedEvent) => {
      const hasArrived = await this.#deliver(event);
      if (hasArrived) this.#failures.delete(webhookId);
      else this.#failures.set(webhookId, (this.#failures.get(webhookId) ?? 0) + 1);
      if (isFirst && hasArrived && this.#closed.delete(webhookId)) await this.workOff(signal);
      isFirst = false;
      return Date.now() - startedAt < WORKER_MS && !isFailing();
    };
    try {
      await this.#outbox.drain(this.#parts.db.reads, deliver, { values: [webhookId], signal });
    } finally {
      if (isFailing()) this.#rest(webhookId);
      else this.#closed.delete(webhookId);
    }
  }

  /** Gives a failing webhook no worker for a while; then one more failure makes it rest again. */
  #rest(webhookId: number): void {
    this.#closed.add(webhookId);
    setTimeout(() => this.#closed.delete(webhookId), REST_MS).unref();
  }

  /** Returns false after a failure. */
  async #deliver(event: QueuedEvent): Promise<boolean> {
    const { config, db } = this.#parts;
    const { reads } = db;
    const [receiver] = await reads.query<Receiver & Target>(RECEIVER, [event.webhookId]);
    const body = receiver && (await this.#storedBody(event, receiver));
    if (!body) {
      await this.#outbox.drop(reads, event);
      return true;
    }
    const startedAt = Date.now();
    const { answer, problem } = await attempt(event.id, receiver, body, config);
    const tookMs = Date.now() - startedAt;
    const isGone = answer?.status === GONE;
    const isLast = isGone || event.event === TEST_EVENT;
    const retry = problem && !isLast ? retryAfter(event.attempts, event.elapsed + tookMs / 1_000) : null;
    const status = problem ? (retry === null ? 'failed' : 'queued') : 'sent';
    const log = { answer: answer?.text, answer_status: answer?.status, took_ms: tookMs, last_error: problem };
    await this.#outbox.settle(reads, event, { status, tried_at: new Date(startedAt), ...log }, retry ?? 0);
    if (problem) await this.#noteFailure(event, isGone);
    else await reads.query(SUCCEEDED, [event.webhookId]);
    return !problem;
  }

  /** Stores what is about to be sent, in the transaction that reads it; null for what may not be sent any more. */
  #storedBody(event: QueuedEvent, receiver: Receiver): Promise<string | null> {
    return this.#parts.db.dataSource.transaction(async (manager) => {
      const db = transactionReader(manager);
      const body = await payloadOf(db, event, receiver);
      if (body) await db.query(STORE_BODY, [event.id, event.attempts, body]);
      return body;
    });
  }

  async #noteFailure({ webhookId, event }: QueuedEvent, isGone: boolean): Promise<void> {
    const { db } = this.#parts;
    if (isGone) return disable(this.#parts, webhookId, 'O endereço respondeu 410: não recebe mais eventos.');
    if (event === TEST_EVENT) return;
    const [state] = await db.reads.query<{ isLasting: boolean }>(FAILED, [webhookId]);
    if (state?.isLasting) await disable(this.#parts, webhookId, 'Nenhum envio deu certo em três dias.');
  }
}

interface Target {
  url: string;
  secrets: string[];
}

/** Sends a body once. `problem` is null when the receiver accepted it. */
async function attempt(
  id: string,
  { url, secrets }: Target,
  body: string,
  { webhookTestTargets: targets, limits }: Config,
): Promise<{ answer: Answer | null; problem: string | null }> {
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    'user-agent': 'guia-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(secrets, id, timestamp, body),
  };
  try {
    const answer = await post(url, { headers, body, targets, timeoutMs: limits.WEBHOOK_MS });
    return { answer, problem: problemOf(answer.status) };
  } catch (error) {
    return { answer: null, problem: reasonOf(error, limits.WEBHOOK_MS) };
  }
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const isRedirect = status >= 300 && status < 400;
  return `O endereço respondeu ${status}${isRedirect ? ': redirecionamentos não são seguidos' : ''}.`;
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof TargetError) return error.message;
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return `O endereço não respondeu em ${timeoutMs / 1_000} segundos.`;
  return `Não foi possível conectar: ${code ?? message}.`.slice(0, 500);
}

/** Switches a webhook off and mails its person; does nothing when it is off already. */
async function disable(
  { config, db }: { config: Config; db: Database },
  id: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (manager) => {
    const webhook = await manager.findOne(Webhook, {
      where: { id, isActive: true },
      lock: { mode: 'pessimistic_write' },
    });
    if (!webhook) return;
    await manager.update(Webhook, id, { isActive: false, disabledReason: reason });
    const { name, email } = await manager.findOneByOrFail(User, { id: webhook.userId });
    await queueSiteMail({ config }, manager, {
      kind: 'webhook-disabled',
      to: email,
      subject: 'Um webhook foi desligado',
      paragraphs: [
        `Olá, ${name}!`,
        `Desligamos o webhook para ${webhook.url}. ${reason}`,
        'Corrija o endereço, faça um teste e ligue-o de novo. O que não foi entregue pode ser reenviado por 30 dias.',
      ],
      action: { label: 'Abrir webhooks', path: '/webhooks' },
    });
  });
}
