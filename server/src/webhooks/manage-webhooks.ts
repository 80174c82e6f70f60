import type { EntityManager } from 'typeorm';
import type { ActionName } from '../audit/actions.ts';
import { recordAction } from '../audit/record-action.ts';
import { CHANNEL } from '../database/change-feed.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { throttle } from '../limits/throttle.ts';
import { conflict, notFound, unauthenticated } from '../shared/errors.ts';
import { lockUser } from '../users/lock-users.ts';
import { newSecret } from './sign.ts';
import { checkUrl } from './target.ts';
import type { CreateWebhookInput, UpdateWebhookInput } from './webhook.inputs.ts';
import { Webhook, WebhookEvent, type WebhookWithSecret } from './webhook.ts';
import { WebhookDelivery, WebhookDeliveryStatus } from './webhook-delivery.ts';
import { WEBHOOKS_TAG } from './webhook-sender.ts';

export const WEBHOOK_NOT_FOUND = 'Webhook não encontrado.';
const DELIVERY_NOT_FOUND = 'Este envio não existe mais: o registro guarda 30 dias.';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOUR = 60 * 60;

/** Locks one of the caller's webhooks; NOT_FOUND for somebody else's too. */
async function lockOwn(ctx: Context, manager: EntityManager, id: string | number): Promise<Webhook> {
  const webhook = await lockRow(manager, Webhook, id, WEBHOOK_NOT_FOUND);
  if (webhook.userId !== requireViewer(ctx).id) throw notFound(WEBHOOK_NOT_FOUND);
  return webhook;
}

/** Records an action; of the address only the host, since the rest of it may be a secret of its receiver. */
const record = (
  ctx: Context,
  manager: EntityManager,
  action: ActionName,
  { id, url, events, isActive }: Webhook,
) => recordAction(ctx, manager, action, id, { after: { url: new URL(url).host, events, isActive } });

/** Creates a webhook for the caller; CONFLICT for more than `LIMIT_WEBHOOKS`. */
export async function createWebhook(
  ctx: Context,
  { url: typed, events }: CreateWebhookInput,
): Promise<WebhookWithSecret> {
  const { id: userId } = requireViewer(ctx);
  const { webhookTestTargets, limits } = ctx.config;
  const url = await checkUrl(typed, webhookTestTargets);
  return ctx.db.transaction(async (manager) => {
    // Locked, so that those created at the same time are counted one by one.
    if (!(await lockUser(manager, userId))) throw unauthenticated();
    if ((await manager.countBy(Webhook, { userId })) >= limits.WEBHOOKS)
      throw conflict(`Você já tem ${limits.WEBHOOKS} webhooks. Remova um antes.`);
    const secret = newSecret();
    const { identifiers } = await manager.insert(Webhook, { userId, url, events, secret });
    const webhook = await manager.findOneByOrFail(Webhook, { id: identifiers[0]?.id as number });
    await record(ctx, manager, 'webhook.create', webhook);
    return { webhook, secret };
  });
}

/** Changes what is sent; switching on clears the failures. */
export async function updateWebhook(ctx: Context, id: string, input: UpdateWebhookInput): Promise<Webhook> {
  const url = input.url ? await checkUrl(input.url, ctx.config.webhookTestTargets) : null;
  return ctx.db.transaction(async (manager) => {
    const webhook = await lockOwn(ctx, manager, id);
    const changed = Object.assign(
      webhook,
      url && { url },
      input.events && { events: input.events },
      input.isActive === false && { isActive: false },
      input.isActive && { isActive: true, disabledReason: null, failingSince: null },
    );
    await manager.save(changed);
    await record(ctx, manager, 'webhook.update', changed);
    await wake(manager);
    return changed;
  });
}

/** Deletes a webhook with its log; returns what it was. */
export function deleteWebhook(ctx: Context, id: string): Promise<Webhook> {
  return ctx.db.transaction(async (manager) => {
    const webhook = await lockOwn(ctx, manager, id);
    await manager.delete(Webhook, webhook.id);
    await record(ctx, manager, 'webhook.remove', webhook);
    return webhook;
  });
}

/** Makes a new secret; the one before it signs as well for 24 hours. */
export function rotateWebhookSecret(ctx: Context, id: string): Promise<WebhookWithSecret> {
  return ctx.db.transaction(async (manager) => {
    const webhook = await lockOwn(ctx, manager, id);
    const secret = newSecret();
    Object.assign(webhook, { secret, previousSecret: webhook.secret, rotatedAt: new Date() });
    await manager.save(webhook);
    await record(ctx, manager, 'webhook.rotate-secret', webhook);
    return { webhook, secret };
  });
}

/** Queues a test event, also for a webhook that is off. It is tried once. */
export function testWebhook(ctx: Context, id: string): Promise<WebhookDelivery> {
  return ctx.db.transaction(async (manager) => {
    const { id: webhookId } = await lockOwn(ctx, manager, id);
    await throttleSending(ctx, manager);
    const { identifiers } = await manager.insert(WebhookDelivery, {
      webhookId,
      event: WebhookEvent.webhook_test,
    });
    await wake(manager);
    return manager.findOneByOrFail(WebhookDelivery, { id: identifiers[0]?.id as string });
  });
}

/** Sends an event again, with the same id and all attempts; CONFLICT while it is queued or its webhook is off. */
export function resendWebhookDelivery(ctx: Context, id: string): Promise<WebhookDelivery> {
  return ctx.db.transaction(async (manager) => {
    const found = UUID.test(id) ? await manager.findOneBy(WebhookDelivery, { id }) : null;
    if (!found) throw notFound(DELIVERY_NOT_FOUND);
    const webhook = await lockOwn(ctx, manager, found.webhookId);
    if (!webhook.isActive) throw conflict('Este webhook está desligado. Ligue-o antes de reenviar.');
    await throttleSending(ctx, manager);
    const { affected } = await manager
      .createQueryBuilder()
      .update(WebhookDelivery)
      .set({
        status: WebhookDeliveryStatus.queued,
        attempts: 0,
        scheduledAt: () => 'now()',
        nextTryAt: () => 'now()',
      })
      .where("id = :id AND status <> 'queued'", { id })
      .execute();
    if (!affected) throw conflict('Este envio já está na fila.');
    await wake(manager);
    return manager.findOneByOrFail(WebhookDelivery, { id });
  });
}

const wake = (manager: EntityManager) => manager.query('SELECT pg_notify($1, $2)', [CHANNEL, WEBHOOKS_TAG]);

const throttleSending = (ctx: Context, manager: EntityManager): Promise<void> =>
  throttle(
    transactionReader(manager),
    `webhook:${requireViewer(ctx).id}`,
    HOUR,
    ctx.config.limits.WEBHOOK_RESENDS,
  );
