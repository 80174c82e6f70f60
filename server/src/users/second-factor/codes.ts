import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { throttle } from '../../limits/throttle.ts';
import { tokenHashOf } from '../tokens.ts';
import { RecoveryCode } from './second-factor.ts';

const RECOVERY_CODES = 10;
/** 120 bits, so that a plain hash protects them. */
const RECOVERY_BYTES = 15;
const WINDOW_SECONDS = 10 * 60;

const SECRET: Statement = {
  name: 'second_factor_secret',
  text: 'SELECT secret FROM second_factors WHERE user_id = $1',
};
const TAKE_STEP: Statement = {
  name: 'second_factor_step',
  text: 'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id',
};

/** A new secret of an authenticator app, in base32. */
export const newSecret = (): string => new Secret().base32;

/** Returns the generator of an account's codes; `siteName` and `email` are what the app shows. */
export const totpOf = (secret: string, siteName = '', email = ''): TOTP =>
  new TOTP({ issuer: siteName, label: email, secret: Secret.fromBase32(secret) });

/** Replaces an account's recovery codes and returns the new ones, which are stored nowhere. */
export async function newRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: RECOVERY_BYTES }).base32);
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: tokenHashOf(code) })),
  );
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/**
 * Uses up a code of the app, of now or 30 seconds before or after, or a recovery code, in the caller's transaction. False
 * for a wrong one and one used before. Spaces, hyphens and case make no difference.
 */
export async function takeCode(manager: EntityManager, userId: number, input: string): Promise<boolean> {
  const code = input.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (!/^\d{6}$/.test(code)) {
    const { affected } = await manager.delete(RecoveryCode, { userId, codeHash: tokenHashOf(code) });
    return affected === 1;
  }
  const reader = transactionReader(manager);
  const [factor] = await reader.query<{ secret: string }>(SECRET, [userId]);
  if (!factor) return false;
  const timestamp = Date.now();
  const totp = totpOf(factor.secret);
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const rows = await reader.query(TAKE_STEP, [userId, totp.counter({ timestamp }) + delta]);
  return rows.length === 1;
}

/** Counts an attempt at an account's code, right ones too; RATE_LIMITED as of passwords. Outside of transactions. */
export const countCode = (ctx: Pick<Context, 'db' | 'config'>, userId: number): Promise<void> =>
  throttle(ctx.db.reads, `second-factor:${userId}`, WINDOW_SECONDS, ctx.config.limits.PASSWORD_CHANGES);
