import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './page-routes.ts';

const PAGE = '<script>start()</script><script type="module" src="/a.js"></script>';
const cepApiUrl = 'https://cep.exemplo.com.br/ws';
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('pages may run own scripts and the built inline ones, and ask the configured services alone', () => {
  const policy = contentSecurityPolicy(PAGE, { cepApiUrl, mapTiles: undefined });
  expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://cep.exemplo.com.br");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob:");
});

test('pages may load pictures from the origin of the configured map tiles', () => {
  const mapTiles = { url: 'https://tiles.exemplo.com.br:8443/a/{z}/{x}/{y}.png?key=1', attribution: null };
  const policy = contentSecurityPolicy(PAGE, { cepApiUrl, mapTiles });
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://tiles.exemplo.com.br:8443");
});
