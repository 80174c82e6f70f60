/** Longest address that is stored. */
export const WEBSITE_LENGTH = 2_048;
/** Spaces, control characters, backslashes and direction marks, which no address contains. */
const NEVER = /[\s\\\p{Cc}\p{Cf}]/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** The host follows the two slashes, without user information. */
const WITH_HOST = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/**
 * Returns a website as it is stored: with https:// when typed without a scheme or with `//` alone, otherwise as typed.
 * Null for what is no http(s) address of a host with a dot, or too long.
 */
export function normalizeWebsite(text: string): string | null {
  const typed = text.trim();
  if (NEVER.test(typed)) return null;
  const address = SCHEME.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  if (address.length > WEBSITE_LENGTH || !WITH_HOST.test(address) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return /[^.]\.[^.]/.test(hostname) && !hostname.endsWith('.') ? address : null;
}
