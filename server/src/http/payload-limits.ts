import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { AppError } from '../shared/errors.ts';

/** After the answer: a connection closed with unread data is reset, and the answer may be lost. */
const LINGER_MS = 1_000;

const tooMuch = () => new AppError('PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.');
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

/** Returns whether a body is compressed: none is unpacked, as few bytes may become very many. */
export const isCompressed = ({ headers }: FastifyRequest): boolean =>
  !/^(?:identity)?$/i.test(headers['content-encoding']?.trim() ?? '');

export const compressedBody = () =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Envie o conteúdo sem compressão, sem o cabeçalho Content-Encoding.',
  );

/** Reads a form; PAYLOAD_TOO_LARGE beyond `maxBytes`, before reading when its length says so. */
export async function readBodyWithin<Form>(
  request: FastifyRequest,
  maxBytes: number,
  read: () => Promise<Form>,
): Promise<Form> {
  if (lengthOf(request) > maxBytes) throw tooMuch();
  let size = 0;
  let count = (_piece: Buffer) => {};
  const exceeded = new Promise<never>((_resolve, reject) => {
    count = (piece) => {
      size += piece.length;
      if (size > maxBytes) reject(tooMuch());
    };
  });
  request.raw.on('data', count);
  try {
    // Both promises are handled: an error of the parser after the limit is ignored.
    return await Promise.race([read(), exceeded]);
  } finally {
    request.raw.off('data', count);
  }
}

/** Ends a connection a moment after its last answer: Node calls `destroySoon` when that is sent. */
function linger({ raw: { socket } }: FastifyRequest): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Sends the answer, reads no more of the body, and ends the connection. */
function hangUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  linger(request);
  const { raw } = request;
  raw.unpipe();
  // Without a listener Node would read and discard the whole body.
  raw.on('readable', () => {});
  // Node checks whether reading has begun when the answer is sent, which may be in this very tick.
  raw.read(0);
}

/**
 * Ends the connection of a request that is answered before its body is here, when the rest is longer than any form or of
 * unknown length. Else Node reads the rest, so that the connection can go on.
 */
export function endUnreadConnection(
  request: FastifyRequest,
  reply: FastifyReply,
  { LOGO_BYTES, PHOTO_BYTES, IMPORT_BYTES, JSON_BYTES }: Limits,
): void {
  if (request.raw.complete) return;
  const most = Math.max(LOGO_BYTES, PHOTO_BYTES, IMPORT_BYTES) + 2 * JSON_BYTES;
  const isEndless = request.headers['transfer-encoding'] !== undefined;
  if (isEndless || lengthOf(request) > most) hangUp(request, reply);
  else if (reply.getHeader('connection') === 'close') linger(request);
}
