import type { Context } from '../../graphql/context.ts';
import { countOrLock } from '../../limits/lockout.ts';
import { countHit } from '../../limits/rate-limit.ts';
import { addressKey, addressKeys } from '../../shared/address-key.ts';
import { rateLimited } from '../../shared/errors.ts';
import { accountKey } from '../account-key.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A counter that this try was added to. */
interface Counted {
  key: string;
  seconds: number;
}

/** A try to log in that has been counted; `succeeded` takes it back. */
export interface LoginTry {
  succeeded(): Promise<void>;
}

/**
 * Counts a try before the password is looked at, so that many at once are no way around. RATE_LIMITED, at once. An
 * address that is known to the account has a counter of its own for it: what others do, at the same address or elsewhere,
 * never holds it.
 */
export async function countLogin(ctx: Context, email: string): Promise<LoginTry> {
  const account = await accountKey(ctx.db.reads, email);
  const isKnown = await isKnownAddress(ctx.db.reads, account, ctx.address);
  const counted = isKnown ? await countKnown(ctx, account) : await countUnknown(ctx, account);
  return {
    async succeeded() {
      for (const { key, seconds } of counted) await countHit(ctx.db.reads, key, seconds, -1);
      await rememberAddress(ctx.db.reads, account, ctx.address);
    },
  };
}

async function countKnown(ctx: Context, account: string): Promise<Counted[]> {
  const limit = { key: `${account}:known-login:${addressKey(ctx.address)}`, seconds: MINUTE };
  const wait = await countOrLock(ctx.db.reads, { ...limit, most: ctx.config.limits.LOGINS_ADDRESS });
  if (wait > 0) throw rateLimited(wait);
  return [limit];
}

async function countUnknown(ctx: Context, account: string): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const { key, factor } of addressKeys(ctx.address)) {
    const limit = { key: `login:${key}`, seconds: MINUTE };
    const wait = await countOrLock(ctx.db.reads, {
      ...limit,
      most: ctx.config.limits.LOGINS_ADDRESS * factor,
    });
    if (wait > 0) throw rateLimited(wait);
    counted.push(limit);
  }
  return [...counted, ...(await countOfAccount(ctx, account))];
}

/**
 * Tries at an account from all unknown addresses: so many an hour without more ado, then one a minute from each address,
 * so that strangers do not keep the owner out at a new one, then none. A refused try does not count.
 */
async function countOfAccount(ctx: Context, account: string): Promise<Counted[]> {
  const { LOGINS_ACCOUNT, LOGINS_ACCOUNT_MOST } = ctx.config.limits;
  const all = { key: `${account}:login`, seconds: HOUR };
  const { count, rest } = await countHit(ctx.db.reads, all.key, all.seconds);
  const refuse = async (wait: number) => {
    await countHit(ctx.db.reads, all.key, all.seconds, -1);
    return rateLimited(wait);
  };
  if (count > LOGINS_ACCOUNT_MOST) throw await refuse(rest);
  if (count <= LOGINS_ACCOUNT) return [all];
  const here = { key: `${account}:login:${addressKey(ctx.address)}`, seconds: MINUTE };
  const minute = await countHit(ctx.db.reads, here.key, here.seconds);
  if (minute.count > 1) throw await refuse(minute.rest);
  return [all, here];
}
