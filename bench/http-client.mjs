import { connect } from 'node:net';

/** Opens a keep-alive connection for one request at a time. Minimal, since it shares the cores with the server. */
export function openClient(port, headers) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const head = Object.entries({ host: `127.0.0.1:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  let received = Buffer.alloc(0);
  let waiting = null;

  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const text = received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (length === undefined) return fail(new Error(`No content-length: ${text}`));
    const total = end + 4 + Number(length);
    if (received.length < total) return;
    const answer = { status: Number(text.slice(9, 12)), body: received.subarray(end + 4, total) };
    received = received.subarray(total);
    const { resolve } = waiting;
    waiting = null;
    resolve(answer);
  });
  const fail = (error) => {
    waiting?.reject(error);
    socket.destroy();
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The connection was closed.')));

  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
      }),
    close: () => {
      waiting = null;
      socket.removeAllListeners('close');
      socket.destroy();
    },
  };
}
