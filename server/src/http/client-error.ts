import type { Socket } from 'node:net';

/** By the codes of Node's HTTP parser; all others are requests that cannot be read. */
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

/** What is no HTTP is answered in words too, on the bare socket: there is no request yet. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = KINDS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ success: false, code, message });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
