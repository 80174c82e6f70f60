import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import { type Claimed, Outbox } from '../outbox/outbox.ts';
import type { OutboxWork } from '../outbox/outbox-loop.ts';
import type { Log } from '../shared/log.ts';
import { disable } from './disable.ts';
import { payloadOf, type Receiver, type WebhookEventRow } from './payload.ts';
import { type Answer, post } from './post.ts';
import { retryAfter } from './retries.ts';
import { signaturesOf } from './sign.ts';
import { TargetError } from './target.ts';
import { TEST_EVENT } from './webhook-event.ts';

/** Tag of the change feed, as the triggers write it. */
export const WEBHOOKS_TAG = 'webhooks';
/** Events that this instance sends at once, of them those of one webhook whose events arrive. */
const LANES = 16;
const LANES_A_WEBHOOK = 4;
/** After so many events another webhook may take the lane. */
const EVENTS_A_LANE = 100;
/** After so many failures in a row a webhook rests, for so long. */
const FAILURES_A_LANE = 5;
const REST_MS = 10_000;
/** How long an event is reserved beyond the time of an attempt if its instance dies. */
const LEASE_SECONDS = 45;
const GONE = 410;

/** Webhooks of accounts that may have them; a test is also sent while a webhook is off. */
const SENDABLE = `FROM webhooks w JOIN users u ON u.id = w.user_id AND u.is_active AND (u.role = 'company' OR u.admin_role = 'administrator')`;
const IS_WANTED = `(w.is_active OR d.event = 'webhook.test')`;
/** In a random order, so that none waits for the same others each time. */
const DUE: Statement = {
  name: 'webhooks_due',
  text: `SELECT w.id ${SENDABLE}
         WHERE w.id <> ALL ($1::int[]) AND EXISTS (
           SELECT FROM webhook_deliveries d
           WHERE d.webhook_id = w.id AND d.status = 'queued' AND d.next_try_at <= now() AND ${IS_WANTED})
         ORDER BY random() LIMIT $2`,
};
const RECEIVER: Statement = {
  name: 'webhook_receiver',
  text: `SELECT w.url, w.user_id AS "userId", coalesce(u.admin_role = 'administrator', false) AS "isAdmin", array_remove(ARRAY[w.secret,
           CASE WHEN w.rotated_at > now() - interval '24 hours' THEN w.previous_secret END], NULL) AS secrets
         FROM webhooks w JOIN users u ON u.id = w.user_id WHERE w.id = $1`,
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

interface SenderParts {
  config: Config;
  db: Database;
  log: Log;
}

/**
 * Sends the events of webhooks, as Standard Webhooks describes. Several instances may do so: each event is claimed by
 * one. A webhook receives one event at a time of each instance until one arrives, then a few, so that slow ones hold up
 * no others.
 */
export class WebhookSender implements OutboxWork {
  readonly tag = WEBHOOKS_TAG;
  readonly everyMs = 5_000;
  readonly failure = 'Webhooks esperam: os eventos não puderam ser lidos.';
  readonly #parts: SenderParts;
  readonly #outbox: Outbox<QueuedEvent>;
  /** The webhook of each lane. */
  readonly #lanes: number[] = [];
  /** Webhooks that get no further lane: the first event of one is on its way, or they rest after failures. */
  readonly #closed = new Set<number>();
  readonly #running = new Set<Promise<void>>();

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#outbox = new Outbox('webhook_deliveries', {
      columns: `webhook_id AS "webhookId", event, subject_id AS "subjectId", changed, created_at AS "createdAt",
        extract(epoch FROM now() - scheduled_at)::float8 AS elapsed`,
      leaseSeconds: parts.config.limits.WEBHOOK_MS / 1_000 + LEASE_SECONDS,
      where: `AND d.webhook_id = $2 AND EXISTS (SELECT ${SENDABLE} WHERE w.id = $2 AND ${IS_WANTED})`,
    });
  }

  /** Starts a lane for each webhook with due events that may have one more; does not wait for them. */
  async deliverDue(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return;
    const { db, log } = this.#parts;
    const full = this.#lanes.filter((id) => this.#lanesOf(id) >= LANES_A_WEBHOOK);
    const due = await db.reads.query<{ id: number }>(DUE, [
      [...full, ...this.#closed],
      LANES - this.#lanes.length,
    ]);
    for (const { id } of due) {
      const isFull = this.#lanes.length >= LANES || this.#lanesOf(id) >= LANES_A_WEBHOOK;
      if (isFull || this.#closed.has(id)) continue;
      this.#closed.add(id);
      this.#lanes.push(id);
      const running = this.#run(id, signal)
        .finally(() => this.#lanes.splice(this.#lanes.indexOf(id), 1))
        .then(() => this.deliverDue(signal))
        .catch((error: unknown) => {
          log.warn({ err: error, webhook: id }, 'Os eventos de um webhook esperam; serão tentados de novo.');
        })
        .finally(() => this.#running.delete(running));
      this.#running.add(running);
    }
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #lanesOf(webhookId: number): number {
    return this.#lanes.filter((id) => id === webhookId).length;
  }

  async #run(webhookId: number, signal: AbortSignal | undefined): Promise<void> {
    let events = 0;
    let failures = 0;
    const deliver = async (event: QueuedEvent) => {
      events++;
      failures = (await this.#deliver(event)) ? 0 : failures + 1;
      if (events === 1 && failures === 0 && this.#closed.delete(webhookId)) await this.deliverDue(signal);
      return events < EVENTS_A_LANE && failures < FAILURES_A_LANE;
    };
    try {
      await this.#outbox.drain(this.#parts.db.reads, deliver, { values: [webhookId], signal });
    } finally {
      this.#closed.delete(webhookId);
      if (failures >= FAILURES_A_LANE) {
        this.#closed.add(webhookId);
        setTimeout(() => this.#closed.delete(webhookId), REST_MS).unref();
      }
    }
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
