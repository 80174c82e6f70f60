import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set at the first `callerAddress`. */
    knownAddress: string | null;
  }
}

/** Returns an address without the port, brackets or zone that proxies write; null for text that is no address. */
export function plainAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '');
  return isIP(address) ? address : null;
}

/** Returns the caller's address, as far as the proxies are trusted; the socket's own where they send none that is valid. */
export function callerAddress(request: FastifyRequest): string {
  request.knownAddress ??=
    plainAddress(request.ip) ?? plainAddress(request.socket.remoteAddress ?? '') ?? '0.0.0.0';
  return request.knownAddress;
}
