import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTo } from './cache-headers.ts';
import { chooseEncoding, compress, type Encoding, isCompressible } from './encodings.ts';
import type { CachedAnswer, ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache's `changeCount` when work on a cacheable answer began; null for answers that are not cached. */
    cacheableSince: number | null;
  }
}

const CACHED_HEADERS = ['content-type', 'cache-control', 'vary', 'content-security-policy'];

/** Returns the cache key. The media type of a GraphQL answer is negotiated, so it is part of it. */
const keyOf = (request: FastifyRequest): string => `${request.raw.url} ${request.headers.accept ?? ''}`;

const isAnonymousRead = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && request.headers.authorization === undefined;

/** Returns the entity tag: another one for each encoding, since the bytes differ. */
const entityTag = (digest: string, encoding: Encoding | null): string =>
  encoding ? `"${digest}-${encoding}"` : `"${digest}"`;

const encodingFor = (request: FastifyRequest, { headers, body }: CachedAnswer): Encoding | null =>
  isCompressible(headers['content-type'], body.length)
    ? chooseEncoding(request.headers['accept-encoding'])
    : null;

/** Sets `content-encoding` and returns the compressed body, made once for all callers. */
function encode(reply: FastifyReply, answer: CachedAnswer, encoding: Encoding): Promise<Buffer> {
  reply.header('content-encoding', encoding);
  const encoded = answer.encoded.get(encoding) ?? compress(answer.body, encoding);
  answer.encoded.set(encoding, encoded);
  return encoded;
}

/** Sets `etag` and returns the body in the caller's encoding; null with status 304 for a caller who has it. */
function present(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Buffer | null | Promise<Buffer> {
  const encoding = encodingFor(request, answer);
  const tag = entityTag(answer.digest, encoding);
  if (isKnownTo(request, reply, tag)) return null;
  return encoding ? encode(reply, answer, encoding) : answer.body;
}

/** Returns the cached answer to an anonymous read. */
export function cachedAnswerTo(cache: ResponseCache, request: FastifyRequest): CachedAnswer | undefined {
  if (!isAnonymousRead(request)) return undefined;
  const cached = cache.get(keyOf(request));
  if (!cached) request.cacheableSince = cache.changeCount;
  return cached;
}

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedAnswer,
): Promise<void> {
  reply.code(cached.status).headers(cached.headers);
  // Null would be sent as JSON.
  void reply.send((await present(request, reply, cached)) ?? undefined);
}

/**
 * Compresses the answer to an anonymous read and, when its context says that it is the same for everybody, caches it and
 * adds `etag`. Answers to a signed-in caller are not compressed: the length of a secret beside text of others would
 * reveal it.
 */
export function cacheAnswer(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  const since = request.cacheableSince;
  if (since === null || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
  request.cacheableSince = null;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  const headers: Record<string, string> = {};
  for (const name of CACHED_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const answer: CachedAnswer = { status: reply.statusCode, headers, body, digest: '', encoded: new Map() };
  if (reply.statusCode === 200 && request.ctx?.answer.shareable) {
    answer.digest = hash('sha1', body, 'base64url');
    cache.store(keyOf(request), answer, request.ctx.answer, since);
    return present(request, reply, answer);
  }
  const encoding = encodingFor(request, answer);
  return encoding ? encode(reply, answer, encoding) : payload;
}
