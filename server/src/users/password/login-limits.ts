import type { Context } from '../../graphql/context.ts';
import { countHit } from '../../limits/hit-counts.ts';
import { countOrLock } from '../../limits/lockout.ts';
import { addressKey, addressKeys } from '../../shared/address-key.ts';
import { rateLimited } from '../../shared/errors.ts';
import { accountKey } from '../account-key.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A counter that this attempt was added to. */
interface Counted {
  key: string;
  seconds: number;
}

/**
 * Counts an attempt before the password is compared, so that simultaneous ones count too; `uncount` takes it back, and
 * `succeeded` also makes the address known. Throws RATE_LIMITED. An address known to the account has its own counter, which attempts of others never exhaust.
 */
export async function countLogin(ctx: Context, email: string) {
  const account = await accountKey(ctx.db.reads, email);
  const isKnown = await isKnownAddress(ctx.db.reads, account, ctx.address);
  const keys = isKnown
    ? [{ key: `${account}:known-login:${addressKey(ctx.address)}`, factor: 1 }]
    : addressKeys(ctx.address).map(({ key, factor }) => ({ key: `login:${key}`, factor }));
  const counted: Counted[] = [];
  for (const { key, factor } of keys) {
    const limit = { key, seconds: MINUTE };
    const most = ctx.config.limits.LOGINS_ADDRESS * factor;
    const wait = await countOrLock(ctx.db.reads, { ...limit, most });
    if (wait > 0) throw rateLimited(wait);
    counted.push(limit);
  }
  if (!isKnown) counted.push(...(await countOfAccount(ctx, account)));
  const uncount = async (): Promise<void> => {
    for (const { key, seconds } of counted) await countHit(ctx.db.reads, key, seconds, -1);
  };
  return {
    uncount,
    async succeeded(): Promise<void> {
      await uncount();
      await rememberAddress(ctx.db.reads, account, ctx.address);
    },
  };
}

/**
 * Counts attempts on an account from all unknown addresses: first unlimited up to an hourly number, then one a minute
 * per address, so that others do not lock the owner out at a new address, then none. A rejected attempt does not count.
 */
async function countOfAccount(ctx: Context, account: string): Promise<Counted[]> {
  const { LOGINS_ACCOUNT, LOGINS_ACCOUNT_MOST } = ctx.config.limits;
  const all = { key: `${account}:login`, seconds: HOUR };
  const { count, rest } = await countHit(ctx.db.reads, all.key, all.seconds);
  const reject = async (wait: number) => {
    await countHit(ctx.db.reads, all.key, all.seconds, -1);
    return rateLimited(wait);
  };
  if (count > LOGINS_ACCOUNT_MOST) throw await reject(rest);
  if (count <= LOGINS_ACCOUNT) return [all];
  const here = { key: `${account}:login:${addressKey(ctx.address)}`, seconds: MINUTE };
  const minute = await countHit(ctx.db.reads, here.key, here.seconds);
  if (minute.count > 1) throw await reject(minute.rest);
  return [all, here];
}
