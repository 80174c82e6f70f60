import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding, isCompressible } from './encodings.ts';
import type { CachedAnswer, MemoryCache } from './memory-cache.ts';

const begun = new WeakMap<FastifyRequest, number>();
const KEPT_HEADERS = ['content-type', 'cache-control', 'vary', 'content-security-policy'];

/** The type of a GraphQL answer is negotiated, so what was asked for is part of the question. */
const keyOf = (request: FastifyRequest): string => `${request.raw.url} ${request.headers.accept ?? ''}`;

/** Nobody in particular asks, by GET (or for its head): the answer may come from memory. */
const isAnonymous = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && request.headers.authorization === undefined;

/** One name for one content; the compressed ones are other bytes, so they have names of their own. */
const entityTag = (digest: string, encoding: Encoding | null): string =>
  encoding ? `"${digest}-${encoding}"` : `"${digest}"`;

const isKnownTo = (request: FastifyRequest, tag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);

const encodingFor = (request: FastifyRequest, { headers, body }: CachedAnswer): Encoding | null =>
  isCompressible(headers['content-type'], body.length)
    ? chooseEncoding(request.headers['accept-encoding'])
    : null;

/** The body in an encoding, made once for all who take it. */
function encoded(answer: CachedAnswer, encoding: Encoding): Promise<Buffer> {
  const made = answer.encoded.get(encoding) ?? compress(answer.body, encoding);
  answer.encoded.set(encoding, made);
  return made;
}

/** Says which content this is and in which encoding; null when the caller has it. */
async function present(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<Buffer | null> {
  const encoding = encodingFor(request, answer);
  const tag = entityTag(answer.digest, encoding);
  reply.header('etag', tag);
  if (isKnownTo(request, tag)) {
    reply.code(304);
    return null;
  }
  if (!encoding) return answer.body;
  reply.header('content-encoding', encoding);
  return encoded(answer, encoding);
}

function withVary(headers: Record<string, string>): Record<string, string> {
  const names = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding';
  return { ...headers, vary: names };
}

/**
 * Answers of this scope to nobody in particular come from memory, ahead of everything else; an answer is
 * kept when its context says that it may be shared. They are compressed, and not sent to whoever has them.
 * Answers to somebody signed in are not compressed: their length would tell of secrets beside what others
 * put into them. Register before `withContext`.
 */
export function answerFromCache(app: FastifyInstance, cache: MemoryCache): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAnonymous(request)) return;
    const kept = cache.get(keyOf(request));
    if (!kept) {
      begun.set(request, cache.begin());
      return;
    }
    reply.code(kept.status).headers(kept.headers);
    // Null would be sent as JSON.
    return reply.send((await present(request, reply, kept)) ?? undefined);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const since = begun.get(request);
    if (since === undefined || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
    begun.delete(request);
    const headers: Record<string, string> = {};
    for (const name of KEPT_HEADERS) {
      const value = reply.getHeader(name);
      if (value !== undefined) headers[name] = String(value);
    }
    const body = Buffer.from(payload);
    const digest = createHash('sha1').update(body).digest('base64url');
    const answer: CachedAnswer = {
      status: reply.statusCode,
      headers: withVary(headers),
      body,
      digest,
      encoded: new Map(),
    };
    reply.header('vary', answer.headers.vary);
    if (reply.statusCode === 200 && request.ctx?.answer.shareable) {
      cache.keep(keyOf(request), answer, request.ctx.answer.tags, since);
      return present(request, reply, answer);
    }
    const encoding = encodingFor(request, answer);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    return encoded(answer, encoding);
  });
}
