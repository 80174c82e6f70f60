import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { admin, testApp } from '../helpers/test-app.ts';

const guia = testApp();
/** Returns the bytes that the program has read from its newest connection. */
let taken: () => number;
beforeAll(async () => {
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  guia.app.server.on('connection', (socket: Socket) => {
    taken = () => socket.bytesRead;
  });
});

const MEGABYTE = 1024 * 1024;
const FAR = 200 * MEGABYTE;
const PIECE = Buffer.alloc(64 * 1024, 'x');
const FORM = 'multipart/form-data; boundary=form';
const part = (name: string, value: string) =>
  `--form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`;
const OPERATIONS = JSON.stringify({
  query: 'mutation ($file: Upload!) { createImport(file: $file) { id } }',
  variables: { file: null },
});

const BODIES = {
  'a form with a logo': {
    path: '/api/companies',
    type: FORM,
    start: part('logo"; filename="a.png', ''),
    most: 6 * MEGABYTE,
  },
  'a form without end': {
    path: '/api/companies',
    type: FORM,
    start: part('name', ''),
    most: 6 * MEGABYTE,
  },
  'a file for GraphQL': {
    path: '/graphql',
    type: FORM,
    start: `${part('operations', OPERATIONS)}\r\n${part('map', '{"0":["variables.file"]}')}\r\n${part('0"; filename="a.csv', '')}`,
    most: 22 * MEGABYTE,
  },
  'JSON for REST': { path: '/api/messages', type: 'application/json', start: '{"name":"', most: MEGABYTE },
  'JSON for GraphQL': { path: '/graphql', type: 'application/json', start: '{"query":"', most: MEGABYTE },
  'an unsupported type': { path: '/api/nada', type: 'application/xml', start: '<a>', most: MEGABYTE },
};
type Body = (typeof BODIES)[keyof typeof BODIES];

/** Sends up to 200 MB until the answer; returns it and the bytes that the program read. */
async function pour({ path, type, start }: Body, isChunked: boolean, caller = admin.token) {
  const { port } = guia.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // The program closes it while it is written to.
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  await once(socket, 'connect');
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${FAR}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\n${length}\r\ncontent-type: ${type}\r\nauthorization: Bearer ${caller}\r\napollo-require-preflight: true\r\n\r\n`,
  );
  const send = (piece: Buffer) => {
    if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`);
    const isRoom = socket.write(piece);
    return isChunked ? socket.write('\r\n') : isRoom;
  };
  send(Buffer.from(start));
  const closed = new Promise<void>((go) => socket.once('close', () => go()));
  for (
    let sent = start.length;
    sent + PIECE.length <= FAR && !socket.destroyed && answer === '';
    sent += PIECE.length
  ) {
    if (!send(PIECE)) await Promise.race([new Promise((go) => socket.once('drain', go)), closed]);
  }
  // While the program goes on reading, it does not close.
  const isClosed = await Promise.race([
    closed.then(() => true),
    new Promise((go) => setTimeout(go, 4_000, false)),
  ]);
  socket.destroy();
  return { answer, isClosed, bytes: taken() };
}

const CASES = Object.entries(BODIES).flatMap(([what, body]) =>
  [false, true].map(
    (isChunked) => [what, isChunked ? 'of no declared length' : 'of 200 MB', body, isChunked] as const,
  ),
);
test.each(CASES)(
  '%s %s is refused with a message, and not read to its end',
  async (_what, _length, body, isChunked) => {
    const { answer, isClosed, bytes } = await pour(body, isChunked);
    expect(answer, answer).toMatch(body.path === '/api/nada' ? /^HTTP\/1\.1 415/ : /^HTTP\/1\.1 413/);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain(body.path === '/api/nada' ? 'UNSUPPORTED_MEDIA_TYPE' : 'PAYLOAD_TOO_LARGE');
    expect(bytes).toBeLessThan(body.most);
    expect(isClosed).toBe(true);
  },
);

test('nothing of a body with too large a length is read before the answer', async () => {
  const { answer, bytes } = await pour(BODIES['a file for GraphQL'], false);
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(bytes).toBeLessThan(MEGABYTE);
});

test('a form with an invalid token is refused without reading it', async () => {
  const { answer, bytes } = await pour(BODIES['a form with a logo'], true, 'nobody');
  expect(answer).toMatch(/^HTTP\/1\.1 401/);
  expect(bytes).toBeLessThan(MEGABYTE);
});

test('a connection stays open after a small refused body', { timeout: 5_000 }, async () => {
  const { port } = guia.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  const form = `${part('name', 'Padaria')}\r\n--form--\r\n`;
  const ask = `POST /api/companies HTTP/1.1\r\nhost: x\r\ncontent-type: ${FORM}\r\ncontent-length: ${form.length}\r\n\r\n${form}`;
  const answers = () => answer.match(/HTTP\/1\.1 401/g)?.length;
  for (const number of [1, 2]) {
    socket.write(ask);
    await vi.waitFor(() => expect(answers(), answer).toBe(number), { timeout: 2_000 });
  }
  socket.destroy();
});
