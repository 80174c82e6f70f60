import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address as proxies write it, with port, brackets or zone, as an address alone; null for what is none. */
export function plainAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '');
  return isIP(address) ? address : null;
}

/** Who calls, as far as the proxies are trusted; the socket's own address where they write nonsense. */
export function callerAddress(request: FastifyRequest): string {
  return plainAddress(request.ip) ?? plainAddress(request.socket.remoteAddress ?? '') ?? '0.0.0.0';
}
