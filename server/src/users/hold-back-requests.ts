import type { Context } from '../lib/context.ts';
import { holdBack } from '../lib/hold-back.ts';
import type { Reader } from '../lib/sql.ts';

const DAY = 24 * 60 * 60;

/** RATE_LIMITED for an account that asks and takes back again and again: administrators hear of each by mail. */
export function holdBackRequests(ctx: Pick<Context, 'config'>, db: Reader, userId: number): Promise<void> {
  return holdBack(db, `request:${userId}`, DAY, ctx.config.limits.OWNER_REQUESTS);
}
