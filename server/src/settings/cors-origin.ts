import { rule } from '../shared/text/rule.ts';

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[\da-f:]+\])$/;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the origin that a text names, as browsers send it; null for anything but an https address, or an http address
 * of this machine, without path or credentials.
 */
export function corsOriginOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href, origin } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname));
  return isSafe && HOST.test(hostname) && href === `${origin}/` ? origin : null;
}

export const IsCorsOriginList = (): PropertyDecorator =>
  rule(
    'isCorsOriginList',
    'Escreva cada endereço como https://www.exemplo.com.br, sem caminho depois do domínio; http só para localhost.',
    (value) => Array.isArray(value) && value.every((text) => corsOriginOf(String(text)) !== null),
  );
