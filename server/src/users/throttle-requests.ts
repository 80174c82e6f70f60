import type { Reader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttle } from '../limits/throttle.ts';

const DAY = 24 * 60 * 60;

/** RATE_LIMITED for an account that asks and cancels repeatedly: each request mails the administrators. */
export function throttleRequests(ctx: Pick<Context, 'config'>, db: Reader, userId: number): Promise<void> {
  return throttle(db, `request:${userId}`, DAY, ctx.config.limits.OWNER_REQUESTS);
}
