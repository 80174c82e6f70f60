import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Browser features that the site never uses, but the position, which only the site itself may ask for; browsers complain about names that they do not know. */
const PERMISSIONS = [
  'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=()',
  'encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(self), gyroscope=(), hid=()',
  'idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=()',
  'publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
].join(', ');

/** For answers that are no page: nothing in them may run or load anything. Pages set their own. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // No current browser has this filter; security scanners ask for the header.
  'x-xss-protection': '1; mode=block',
  'permissions-policy': PERMISSIONS,
  'content-security-policy': NO_PAGE_POLICY,
};
const A_YEAR = 'max-age=31536000';

/**
 * Returns the security headers of every answer. HSTS is included where the site is served over TLS, by `PUBLIC_URL` or a
 * trusted proxy.
 */
export function securityHeadersOf(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { publicUrl, hstsSubdomains }: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
): Record<string, string> {
  const isTls = publicUrl.startsWith('https:') || protocol === 'https';
  const hsts = hstsSubdomains ? `${A_YEAR}; includeSubDomains` : A_YEAR;
  return isTls ? { ...HEADERS, 'strict-transport-security': hsts } : HEADERS;
}
