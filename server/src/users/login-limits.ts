import type { EntityManager } from 'typeorm';
import type { Context } from '../lib/context.ts';
import { rateLimited } from '../lib/errors.ts';
import { countOrHold, type Limit } from '../lib/growing-hold.ts';
import { addressKey, countHit, isKnown, remember } from '../lib/rate-limit.ts';
import { accountKey } from './account-key.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const KNOWN_ADDRESS_SECONDS = 90 * 24 * HOUR;

const enteredKey = (ctx: Context, email: string): string =>
  `entered:${accountKey(email)}:${addressKey(ctx.address)}`;

/** Whether this account was entered from the caller's address in the last 90 days. */
export const hasEntered = (ctx: Context, email: string): Promise<boolean> =>
  isKnown(ctx.db.reads, enteredKey(ctx, email));

/** A try to log in that has been counted; `succeeded` takes it back. */
export interface LoginTry {
  succeeded(): Promise<void>;
}

/**
 * Counts a try before the password is looked at, so that many at once are no way around (design/HARDENING.md).
 * RATE_LIMITED, at once: more than ten failures a minute from an address, or more than 25 an hour for an
 * account over all addresses. An address that has entered the account before has a counter of its own for
 * it: what others do, at the same address or elsewhere, never holds it.
 */
export async function countLogin(ctx: Context, email: string): Promise<LoginTry> {
  const { LOGINS_ADDRESS, LOGINS_ACCOUNT } = ctx.config.limits;
  const from = addressKey(ctx.address);
  const account = accountKey(email);
  const limits: Limit[] = (await hasEntered(ctx, email))
    ? [{ key: `login-known:${account}:${from}`, seconds: MINUTE, most: LOGINS_ADDRESS }]
    : [
        { key: `login:${from}`, seconds: MINUTE, most: LOGINS_ADDRESS },
        { key: `login-account:${account}`, seconds: HOUR, most: LOGINS_ACCOUNT },
      ];
  for (const limit of limits) {
    const wait = await countOrHold(ctx.db.reads, limit);
    if (wait > 0) throw rateLimited(wait);
  }
  return {
    async succeeded() {
      for (const { key, seconds } of limits) await countHit(ctx.db.reads, key, seconds, -1);
      await remember(ctx.db.reads, enteredKey(ctx, email), KNOWN_ADDRESS_SECONDS);
    },
  };
}

/**
 * The owner has shown himself by mail, or an administrator has helped: what was tried against the account before no
 * longer holds it, elsewhere or where it is entered. What counts by address alone goes on: an account of one's own
 * would be a way to begin anew.
 */
export async function forgetFailures(manager: EntityManager, email: string): Promise<void> {
  const account = accountKey(email);
  const everywhere = `login-account:${account}`;
  const known = `login-known:${account}:`;
  await manager.query('DELETE FROM rate_limits WHERE key IN ($1, $2)', [everywhere, `held:${everywhere}`]);
  await manager.query('DELETE FROM rate_limits WHERE starts_with(key, $1) OR starts_with(key, $2)', [
    known,
    `held:${known}`,
  ]);
}
