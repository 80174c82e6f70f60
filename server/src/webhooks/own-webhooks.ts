import type { EntityManager } from 'typeorm';
import { lockRow } from '../database/lock-row.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { Webhook } from './webhook.ts';

const WEBHOOK_NOT_FOUND = 'Webhook não encontrado.';

/** Returns the id of one of the caller's webhooks; NOT_FOUND for somebody else's too. */
export async function checkOwn(ctx: Context, typed: string): Promise<number> {
  const id = parseId(typed, WEBHOOK_NOT_FOUND);
  const isOwn = await ctx.db.dataSource.manager.existsBy(Webhook, { id, userId: requireViewer(ctx).id });
  if (!isOwn) throw notFound(WEBHOOK_NOT_FOUND);
  return id;
}

/** Locks one of the caller's webhooks; NOT_FOUND for somebody else's too. */
export async function lockOwn(ctx: Context, manager: EntityManager, id: string | number): Promise<Webhook> {
  const webhook = await lockRow(manager, Webhook, id, WEBHOOK_NOT_FOUND);
  if (webhook.userId !== requireViewer(ctx).id) throw notFound(WEBHOOK_NOT_FOUND);
  return webhook;
}

/** Returns what the audit log has; of the address only the host, since the rest may be a secret of its receiver. */
export const recorded = ({ url, events, isActive }: Webhook) => ({
  after: { url: new URL(url).host, events, isActive },
});
