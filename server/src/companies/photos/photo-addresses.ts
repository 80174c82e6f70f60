import { createHmac, timingSafeEqual } from 'node:crypto';
import { installationSecret } from '../../database/installation-secret.ts';
import type { Reader } from '../../database/statement.ts';

/** Returns the path of one size of a photo. */
export type AddressOf = (key: string, width: number) => string;

const HOUR = 3_600;

export const publicAddress: AddressOf = (key, width) => `/photos/${key}/${width}.webp`;

const signatureOf = (secret: Buffer, key: string, until: number): string =>
  createHmac('sha256', secret).update(`photo:${key}:${until}`).digest('base64url');

/**
 * Returns addresses of photos that are not public, for somebody who may see them: browsers request images without the
 * session. They are valid for one to two hours and the same within an hour, so that browsers cache them.
 */
export async function signedAddresses(reader: Reader): Promise<AddressOf> {
  const secret = await installationSecret(reader);
  const until = (Math.floor(Date.now() / 1_000 / HOUR) + 2) * HOUR;
  return (key, width) =>
    `${publicAddress(key, width)}?until=${until}&signature=${signatureOf(secret, key, until)}`;
}

/** Returns whether an address was signed and has not expired. */
export async function isSigned(
  reader: Reader,
  key: string,
  until: string,
  signature: string,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 < Date.now()) return false;
  const expected = Buffer.from(signatureOf(await installationSecret(reader), key, Number(until)));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
