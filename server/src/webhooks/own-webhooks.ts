import type { EntityManager } from 'typeorm';
import { lockRow } from '../database/lock-row.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { checkScope } from '../graphql/keys/for-keys.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { scopeOf } from './payload.ts';
import { Webhook } from './webhook.ts';
import type { WebhookEvent } from './webhook-event.ts';

const WEBHOOK_NOT_FOUND = 'Webhook não encontrado.';

/** Throws FORBIDDEN for an API key that may not read what these events tell of. */
export function checkEvents(ctx: Context, events: readonly WebhookEvent[]): void {
  const { key } = requireViewer(ctx);
  if (key) for (const event of events) checkScope(key, scopeOf(event) ?? 'any');
}

/** Throws NOT_FOUND for somebody else's, FORBIDDEN for an API key that may not read all its events, logged ones too. */
async function check(ctx: Context, manager: EntityManager, webhook: Webhook | null): Promise<Webhook> {
  const viewer = requireViewer(ctx);
  if (webhook?.userId !== viewer.id) throw notFound(WEBHOOK_NOT_FOUND);
  if (!viewer.key) return webhook;
  const logged = 'SELECT DISTINCT event FROM webhook_deliveries WHERE webhook_id = $1';
  const rows: { event: WebhookEvent }[] = await manager.query(logged, [webhook.id]);
  checkEvents(ctx, [...webhook.events, ...rows.map(({ event }) => event)]);
  return webhook;
}

/** Returns the id of one of the caller's webhooks; NOT_FOUND for somebody else's too. */
export async function checkOwn(ctx: Context, typed: string): Promise<number> {
  const id = parseId(typed, WEBHOOK_NOT_FOUND);
  const { manager } = ctx.db.dataSource;
  return (await check(ctx, manager, await manager.findOneBy(Webhook, { id }))).id;
}

/** Locks one of the caller's webhooks; NOT_FOUND for somebody else's too. */
export async function lockOwn(ctx: Context, manager: EntityManager, id: string | number): Promise<Webhook> {
  return check(ctx, manager, await lockRow(manager, Webhook, id, WEBHOOK_NOT_FOUND));
}

/** Returns what the audit log has; of the address only the host, since the rest may be a secret of its receiver. */
export const recorded = ({ url, events, isActive }: Webhook) => ({
  after: { url: new URL(url).host, events, isActive },
});
