import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import type { Log } from '../shared/log.ts';
import { securityHeadersOf } from './security-headers.ts';

/** By the codes of Node's HTTP parser; all others are UNREADABLE. */
const KINDS: Record<string, { status: string; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'PAYLOAD_TOO_LARGE',
    message: 'Os cabeçalhos do pedido são grandes demais.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'BAD_REQUEST',
    message: 'O pedido demorou demais para chegar.',
  },
};
const UNREADABLE = { status: '400 Bad Request', code: 'BAD_REQUEST', message: 'O pedido não pôde ser lido.' };

/**
 * Answers what cannot be parsed as HTTP, on the bare socket since there is no request yet, with the headers of every other
 * answer, and logs it. Neither repeats what was sent.
 */
export function clientErrors(config: Pick<Config, 'publicUrl' | 'hstsSubdomains'>, log: Log) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code, message } = KINDS[error.code ?? ''] ?? UNREADABLE;
    const body = JSON.stringify({ success: false, code, message });
    const requestId = randomUUID();
    const headers = {
      // The protocol is unknown; HSTS is sent only when PUBLIC_URL is https.
      ...securityHeadersOf({ protocol: 'http' }, config),
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
    log.info({ requestId, status: Number.parseInt(status, 10), reason: error.code }, 'Pedido ilegível.');
  };
}
