import type { EntityManager } from 'typeorm';
import { lockRow } from '../database/lock-row.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { checkScope } from '../graphql/keys/for-keys.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { queueSecurityMail } from '../users/password/account-mails.ts';
import { type ConfirmedInput, confirmPerson } from '../users/second-factor/confirm-person.ts';
import { scopeOf } from './payload.ts';
import { Webhook } from './webhook.ts';
import type { WebhookEvent } from './webhook-event.ts';

const WEBHOOK_NOT_FOUND = 'Webhook não encontrado.';

/** Throws FORBIDDEN for an API key that may not read what these events tell of. */
export function checkEvents(ctx: Context, events: readonly WebhookEvent[]): void {
  const { key } = requireViewer(ctx);
  if (key) for (const event of events) checkScope(key, scopeOf(event) ?? 'any');
}

/** Returns the events in a webhook's log, which may be sent again. */
export async function loggedEvents(manager: EntityManager, webhookId: number): Promise<WebhookEvent[]> {
  const logged = 'SELECT DISTINCT event FROM webhook_deliveries WHERE webhook_id = $1';
  const rows: { event: WebhookEvent }[] = await manager.query(logged, [webhookId]);
  return rows.map(({ event }) => event);
}

/** Throws NOT_FOUND for somebody else's, FORBIDDEN for an API key that may not read all its events, logged ones too. */
async function check(ctx: Context, manager: EntityManager, webhook: Webhook | null): Promise<Webhook> {
  const viewer = requireViewer(ctx);
  if (webhook?.userId !== viewer.id) throw notFound(WEBHOOK_NOT_FOUND);
  if (!viewer.key) return webhook;
  checkEvents(ctx, [...webhook.events, ...(await loggedEvents(manager, webhook.id))]);
  return webhook;
}

/** Returns one of the caller's webhooks; NOT_FOUND for somebody else's too. */
export async function checkOwn(ctx: Context, webhookId: string): Promise<Webhook> {
  const id = parseId(webhookId, WEBHOOK_NOT_FOUND);
  const { manager } = ctx.db.dataSource;
  return check(ctx, manager, await manager.findOneBy(Webhook, { id }));
}

/** Locks one of the caller's webhooks; NOT_FOUND for somebody else's too. */
export async function lockOwn(ctx: Context, manager: EntityManager, id: string | number): Promise<Webhook> {
  return check(ctx, manager, await lockRow(manager, Webhook, id, WEBHOOK_NOT_FOUND));
}

/** Returns what the audit log has; of the address only the host, since the rest may be a secret of its receiver. */
export const recorded = ({ url, events, isActive }: Webhook) => ({
  after: { url: new URL(url).host, events, isActive },
});

const receivesMessages = (events: readonly WebhookEvent[]): boolean =>
  events.some((event) => scopeOf(event) === 'messagesRead');

/**
 * Asks for the password again before messages are sent somewhere: a webhook outlives the session that makes it. Not by an
 * API key, for which it was asked. BAD_USER_INPUT.
 */
export async function confirmMessages(
  ctx: Context,
  events: readonly WebhookEvent[],
  input: ConfirmedInput,
): Promise<void> {
  if (receivesMessages(events) && !requireViewer(ctx).key) await confirmPerson(ctx, input);
}

/** Mails the account that a webhook was created or changed, if messages are among the events that it can get. */
export async function mailMessages(
  ctx: Context,
  manager: EntityManager,
  events: readonly WebhookEvent[],
): Promise<void> {
  if (receivesMessages(events)) await queueSecurityMail(ctx, manager, requireViewer(ctx).email, 'webhook');
}
