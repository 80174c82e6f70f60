import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Returns a new random secret, as Standard Webhooks writes it. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** Returns the value of `webhook-signature`: one signature for each secret. */
export function signaturesOf(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): string {
  return secrets
    .map((secret) => {
      const hmac = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'));
      return `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
