import { Conditions } from '../database/conditions.ts';
import type { Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { WEBHOOK_NOT_FOUND } from './manage-webhooks.ts';
import type { WebhookDeliveriesArgs } from './webhook.inputs.ts';
import type { Webhook } from './webhook.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

const OWN: Statement = {
  name: 'own_webhooks',
  text: `SELECT id, url, events, is_active AS "isActive", rotated_at AS "rotatedAt",
           failing_since AS "failingSince", disabled_reason AS "disabledReason", created_at AS "createdAt"
         FROM webhooks WHERE user_id = $1 ORDER BY id`,
};
const IS_OWN: Statement = {
  name: 'own_webhook',
  text: 'SELECT FROM webhooks WHERE id = $1 AND user_id = $2',
};
const COLUMNS = `d.id, d.event, d.status, d.attempts, CASE WHEN d.status = 'queued' THEN d.next_try_at END AS "nextTryAt",
  d.tried_at AS "triedAt", d.body, d.answer_status AS "answerStatus", d.answer, d.took_ms AS "tookMs",
  d.last_error AS "lastError", d.created_at AS "createdAt"`;

/** Returns the caller's webhooks in the order of creation; `LIMIT_WEBHOOKS` keeps them few. */
export const ownWebhooks = (ctx: Context): Promise<Webhook[]> =>
  ctx.db.reads.query<Webhook>(OWN, [requireViewer(ctx).id]);

/** Throws NOT_FOUND unless the webhook is the caller's (for `MayCall` too). */
export async function checkOwn(ctx: Context, id: string): Promise<number> {
  const webhookId = parseId(id, WEBHOOK_NOT_FOUND);
  const found = await ctx.db.reads.query(IS_OWN, [webhookId, requireViewer(ctx).id]);
  if (found.length === 0) throw notFound(WEBHOOK_NOT_FOUND);
  return webhookId;
}

/** Returns the log of one of the caller's webhooks, the newest first. */
export async function webhookDeliveries(
  ctx: Context,
  args: WebhookDeliveriesArgs,
): Promise<Page<WebhookDelivery>> {
  const webhookId = await checkOwn(ctx, args.webhookId);
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
