import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Returns the policy of pages. Allows own scripts, and the built page's inline ones by hash: a nonce would be cached with the page. Besides the site itself,
 * only what the configuration names may be asked.
 */
export function contentSecurityPolicy(
  template: string,
  { cepApiUrl, mapTiles }: Pick<Config, 'cepApiUrl' | 'mapTiles'>,
): string {
  const hashes = [...template.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    // Previews of chosen pictures.
    `img-src 'self' data: blob: ${mapTiles ? new URL(mapTiles.url).origin : ''}`.trim(),
    `connect-src 'self' ${new URL(cepApiUrl).origin}`,
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
