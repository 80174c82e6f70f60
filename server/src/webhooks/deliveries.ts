import type { EntityManager } from 'typeorm';
import { CHANNEL } from '../database/change-feed.ts';
import { Conditions } from '../database/conditions.ts';
import { oneRow, type Statement, transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { throttle } from '../limits/throttle.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { checkOwn, lockOwn } from './own-webhooks.ts';
import type { WebhookDeliveriesArgs } from './webhook.inputs.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { TEST_EVENT } from './webhook-event.ts';
import { WEBHOOKS_TAG } from './webhook-sender.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOUR = 60 * 60;
const COLUMNS = `d.id, d.event, d.status, d.attempts, d.body, d.answer, d.answer_status AS "answerStatus",
  d.took_ms AS "tookMs", d.last_error AS "lastError", d.tried_at AS "triedAt", d.created_at AS "createdAt",
  CASE WHEN d.status = 'queued' THEN nullif(d.next_try_at, 'infinity') END AS "nextTryAt"`;
const TEST: Statement = {
  name: 'webhook_test',
  text: `INSERT INTO webhook_deliveries AS d (webhook_id, event) VALUES ($1, $2) RETURNING ${COLUMNS}`,
};
const WEBHOOK_OF: Statement = {
  name: 'webhook_of_delivery',
  text: 'SELECT webhook_id AS "webhookId" FROM webhook_deliveries WHERE id = $1',
};
const RESEND: Statement = {
  name: 'webhook_resend',
  text: `UPDATE webhook_deliveries d SET status = 'queued', attempts = 0, scheduled_at = now(), next_try_at = now()
         WHERE id = $1 AND status <> 'queued' RETURNING ${COLUMNS}`,
};

/** Returns the log of one of the caller's webhooks, the newest first. */
export async function webhookDeliveries(
  ctx: Context,
  args: WebhookDeliveriesArgs,
): Promise<Page<WebhookDelivery>> {
  const { id: webhookId } = await checkOwn(ctx, args.webhookId);
  const filter = new Conditions();
  filter.add((placeholder) => `d.webhook_id = ${placeholder(webhookId)}`);
  if (args.status) filter.add((placeholder) => `d.status = ${placeholder(args.status)}`);
  const list = {
    from: 'webhook_deliveries d',
    filter,
    order: 'd.created_at DESC, d.id DESC',
    columns: COLUMNS,
  };
  return listPage<WebhookDelivery>(ctx.db.reads, list, args);
}

/** Queues a test event, also for a webhook that is off. It is tried once. */
export function testWebhook(ctx: Context, id: string): Promise<WebhookDelivery> {
  return ctx.db.transaction(async (manager) => {
    const webhook = await lockOwn(ctx, manager, id);
    await sendNow(ctx, manager);
    return oneRow<WebhookDelivery>(transactionReader(manager), TEST, [webhook.id, TEST_EVENT]);
  });
}

/** Sends an event again, with the same id and all attempts; CONFLICT while it is queued or its webhook is off. */
export function resendDelivery(ctx: Context, id: string): Promise<WebhookDelivery> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [found] = UUID.test(id) ? await db.query<{ webhookId: number }>(WEBHOOK_OF, [id]) : [];
    if (!found) throw notFound('Este envio não existe mais: o registro guarda 30 dias.');
    const { isActive } = await lockOwn(ctx, manager, found.webhookId);
    if (!isActive) throw conflict('Este webhook está desligado. Ligue-o antes de reenviar.');
    await sendNow(ctx, manager);
    const [delivery] = await db.query<WebhookDelivery>(RESEND, [id]);
    if (!delivery) throw conflict('Este envio já está na fila.');
    return delivery;
  });
}

/** Wakes the senders after the commit; RATE_LIMITED for an account that tests and resends too often. */
async function sendNow(ctx: Context, manager: EntityManager): Promise<void> {
  const key = `webhook:${requireViewer(ctx).id}`;
  await throttle(transactionReader(manager), key, HOUR, ctx.config.limits.WEBHOOK_RESENDS);
  await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, WEBHOOKS_TAG]);
}
