/** Longest address that is stored. */
export const WEBSITE_LENGTH = 2_048;
/** Spaces, control characters, backslashes and direction marks, which no address contains. */
const NEVER = /[\s\\\p{Cc}\p{Cf}]/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** The host follows the two slashes, without user information. */
const WITH_HOST = /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/i;
/** Names of letters, digits and hyphens within, the last no number: browsers take '123' for 0.0.0.123. */
const NAMES = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/**
 * Returns a website as it is stored: with https:// when typed without a scheme or with `//` alone, without a comma or semicolon
 * behind it, otherwise as typed. Null for what is no http(s) address of a host with a dot, or too long.
 */
export function normalizeWebsite(text: string): string | null {
  const trimmed = text.trim().replace(/[\s,;]+$/, '');
  if (NEVER.test(trimmed)) return null;
  const address = SCHEME.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  const host = WITH_HOST.exec(address)?.[1];
  if (address.length > WEBSITE_LENGTH || !host?.includes('.') || !URL.canParse(address)) return null;
  return NAMES.test(new URL(address).hostname) ? address : null;
}
