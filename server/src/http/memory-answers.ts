import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemoryCache } from '../lib/memory-cache.ts';

const begun = new WeakMap<FastifyRequest, number>();
const KEPT_HEADERS = ['content-type', 'cache-control', 'vary'];

/** The type of a GraphQL answer is negotiated, so what was asked for is part of the question. */
const keyOf = (request: FastifyRequest): string => `${request.raw.url} ${request.headers.accept ?? ''}`;

/** Nobody in particular asks, by GET: the answer may come from memory. */
const isAnonymous = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.headers.authorization === undefined;

/**
 * Answers of this scope to nobody in particular come from memory, ahead of everything else; an answer is
 * kept when its context says that it may be shared. Register before `withContext`.
 */
export function answerFromMemory(app: FastifyInstance, cache: MemoryCache): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAnonymous(request)) return;
    const kept = cache.get(keyOf(request));
    if (!kept) {
      begun.set(request, cache.begin());
      return;
    }
    reply.code(kept.status).headers(kept.headers);
    return reply.send(kept.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const since = begun.get(request);
    if (since === undefined || reply.statusCode !== 200 || !request.ctx?.answer.shareable) return;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    const headers: Record<string, string> = {};
    for (const name of KEPT_HEADERS) {
      const value = reply.getHeader(name);
      if (value !== undefined) headers[name] = String(value);
    }
    const body = Buffer.from(payload);
    cache.keep(keyOf(request), { status: 200, headers, body }, request.ctx.answer.tags, since);
  });
}
