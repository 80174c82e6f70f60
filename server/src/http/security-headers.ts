import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What a page could ask a browser for and the site never does; only what browsers know, since they complain about other names. */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Of whatever is no page: nothing in it may run or load anything. Pages say their own. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // No browser of these years has that filter any more; scanners ask for it.
  'x-xss-protection': '1; mode=block',
  'permissions-policy': FEATURES.map((name) => `${name}=()`).join(', '),
  'content-security-policy': NO_PAGE_POLICY,
};
const A_YEAR = 'max-age=31536000';

/**
 * What browsers are told with every answer (design/HARDENING.md). HSTS goes along where the site is served over TLS:
 * `PUBLIC_URL` says so, or a trusted proxy.
 */
export function securityHeadersOf(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Record<string, string> {
  const isTls = publicUrl.startsWith('https:') || protocol === 'https';
  return isTls ? { ...HEADERS, 'strict-transport-security': A_YEAR } : HEADERS;
}
